import type { Dispatch, ReactNode, SetStateAction } from 'react';

/** What the visitor has changed so far, by field. Fields that are not named are as they were at the start. */
export type ChangedValues = Readonly<Record<string, string>>;

export interface EstimatorProps {
  readonly values: ChangedValues;
  readonly onChange: Dispatch<SetStateAction<ChangedValues>>;
  readonly emptySheet: ReactNode;
  readonly creditNotice: ReactNode;
  readonly letterhead: ReactNode;
}
