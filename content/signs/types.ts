import type { DrawingName } from '@/content/drawings';
import type { PagePath } from '@/content/paths';
import type { PricedJob } from '@/content/prices';
import type { RichText } from '@/content/types';
import type { SafetyLine } from './safety';
import type { ShotId } from './shots';

/** Where on the house a sign is seen, in the order of the page. Each is an anchor on /find. */
export const places = [
  { id: 'ceiling', name: 'Ceiling and attic' },
  { id: 'roof', name: 'Roof' },
  { id: 'edges', name: 'Edges and gutters' },
  { id: 'walls', name: 'Walls' },
  { id: 'openings', name: 'Windows and doors' },
  { id: 'ground', name: 'Ground around the house' },
] as const;
export type Place = (typeof places)[number]['id'];

/** How soon, the most pressing first: in every place, and among the results. */
export const urgencies = [
  { id: 'call', name: 'Call now', advice: 'Do this first' },
  { id: 'week', name: 'This week', advice: 'Until we come' },
  { id: 'plan', name: 'Plan it', advice: 'Until we come' },
] as const;
export type Urgency = (typeof urgencies)[number]['id'];

/** Something that a visitor sees, hears or feels on the house, in the visitor's words. */
interface SignBase {
  /** Its anchor on /find. Links to it stay good, so it never changes. */
  readonly id: string;
  readonly place: Place;
  readonly drawing: DrawingName;
  /** What a visitor sees, never the trade's word. */
  readonly name: string;
  /** How to tell it from its neighbors, if it has any. */
  readonly notice?: string;
  /** What it usually is: one or two, each a line. */
  readonly causes: readonly [string] | readonly [string, string];
  /** A job of the one price record. */
  readonly price: PricedJob;
  readonly page: PagePath;
  /** The photos that help us, in this order. */
  readonly shots: readonly [ShotId, ShotId, ShotId] | readonly [ShotId, ShotId, ShotId, ShotId];
  /** Words that people use for it and that are neither in its texts nor a synonym of one (lib/find/search.ts). */
  readonly words?: string;
}

/** A sign that can't wait. It begins with what keeps people safe. */
export interface UrgentSign extends SignBase {
  readonly urgency: 'call';
  readonly safety: SafetyLine;
  /** What to do next. A call comes after it. */
  readonly until: readonly RichText[];
}

export interface PatientSign extends SignBase {
  readonly urgency: 'week' | 'plan';
  /** What to do until we come: the act first, then the reason. */
  readonly until: readonly [RichText, ...RichText[]];
}

export type Sign = UrgentSign | PatientSign;
