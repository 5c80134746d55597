import type { Dispatch, ReactNode, SetStateAction } from 'react';

/** The values the visitor changed, by field name. All other fields have their start values. */
export type ChangedValues = Readonly<Record<string, string>>;

export interface EstimatorProps {
  /** What the guide answers before the visitor changes anything. */
  readonly start: ChangedValues;
  readonly values: ChangedValues;
  readonly onChange: Dispatch<SetStateAction<ChangedValues>>;
  /** For the line that keeps the sum in sight. */
  readonly onTotal: (total: string) => void;
  /** Shown in place of the estimate until a job is picked. */
  readonly emptySheet: ReactNode;
  /** The legal text beside payments over time. Without it, they aren't offered. */
  readonly creditNotice: ReactNode;
  /** The head of the printed estimate. */
  readonly letterhead: ReactNode;
}
