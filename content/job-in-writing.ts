import type { FigureRows } from './figures';
import type { RichText } from './rich-text';
import type { Warranty } from './warranties';

/** A step of a job in writing. With hours, it has a bar on the ruler. */
export interface WrittenStep {
  readonly title: string;
  /** Printed after the title: hours, a wait, or when it is. */
  readonly duration?: string;
  readonly hours?: readonly [least: number, most: number];
  /** Its bar is dashed, because the step may not be needed. */
  readonly isIfNeeded?: true;
  /** One line on a phone: at most 44 characters. */
  readonly details?: string;
}
export type WrittenList = {
  readonly heading: string;
} & (
  | { readonly kind: 'included' | 'not included' | 'adds'; readonly items: readonly RichText[] }
  /** The drawing's numbers come first. On phones, they are checks like the others. */
  | {
      readonly kind: 'included';
      readonly figure: FigureRows<string>;
      readonly items: readonly RichText[];
    }
  /** One running line. */
  | { readonly kind: 'line'; readonly items: readonly RichText[] }
  | { readonly kind: 'text'; readonly text: RichText }
);

/**
 * The job as on the customer's copy: its steps on a ruler, what's included, price, warranty and the right to cancel.
 * One on a page, after the last chapter and before the questions.
 */
export interface JobInWriting {
  /** One sentence that says what the job is. */
  readonly job: string;
  /** Lines below it, such as reasons. */
  readonly reasons?: readonly RichText[];
  readonly steps: {
    readonly heading: string;
    /** Each group's bars start at 0 on the ruler. */
    readonly groups: readonly { readonly heading?: string; readonly steps: readonly WrittenStep[] }[];
    /** Says that the nights between the days are safe. Only for jobs of more than a day. */
    readonly nights?: string;
    /** What the bars show. Default: hours at your house, or days of work. */
    readonly measure?: string;
  };
  /** Folded on phones. */
  readonly table?: {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly rows: Readonly<Record<string, readonly RichText[]>>;
  };
  /** What the page must show: at most four, with those in `folded`. */
  readonly lists: readonly WrittenList[];
  /** What neither the price nor the visitor's rights need. On phones, behind one control with this label. */
  readonly folded?: { readonly label: string; readonly lists: readonly WrittenList[] };
  /** `isFirm`: with a stamp that says how long it's good. */
  readonly price: { readonly text: RichText; readonly isFirm?: true };
  /** A free inspection has a report instead of a warranty. */
  readonly signature:
    | {
        readonly warranty: Warranty & { readonly sentence: string };
        /** On the page to which the others link for it. They print its short form, if it has one. */
        readonly isWhole?: true;
        readonly canWaive?: true;
      }
    | {
        readonly report: { readonly title: string; readonly note: string };
        /** If work is ordered after all: `waivable` for emergencies. */
        readonly cancellation?: 'usual' | 'waivable';
      };
}
