import type { RichText } from './rich-text';

/**
 * The columns of a sheet. `Fine`, `Watch`, `Fix` rate a point; `Now`, `Soon`, `Plan` say when to act; `Now`, `New` say
 * which gutters meet a rule; `Spring`, `Fall` say on which visit it's done, and `Seal`, `Insulate` what is.
 */
export type InspectionMark =
  'Fine' | 'Watch' | 'Fix' | 'Now' | 'Soon' | 'Plan' | 'New' | 'Spring' | 'Fall' | 'Seal' | 'Insulate';
export type Initials = 'R. H.' | 'P. H.' | 'D. H.';
export interface InspectionPoint {
  readonly name: string;
  readonly detail?: RichText;
  /** The column that's ticked. */
  readonly sample: InspectionMark;
  /** A second one. */
  readonly also?: InspectionMark;
}
export interface InspectionGroup<Part extends string = string> {
  readonly name: string;
  readonly first: Part;
  readonly initials: Initials;
}
/** `name` heads its column of the sheet, and is printed on the ruler of the year. */
export interface PlannedVisit {
  readonly name: InspectionMark;
  /** First and last month, from 1 to 12. */
  readonly months: readonly [first: number, last: number];
}
