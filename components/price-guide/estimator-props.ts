import type { Dispatch, ReactNode, SetStateAction } from 'react';

export type ChangedValues = Readonly<Record<string, string>>;

export interface EstimatorProps {
  readonly values: ChangedValues;
  readonly onChange: Dispatch<SetStateAction<ChangedValues>>;
  readonly emptySheet: ReactNode;
  /** Without it, payments over time aren't offered. */
  readonly creditNotice: ReactNode;
  readonly letterhead: ReactNode;
}
