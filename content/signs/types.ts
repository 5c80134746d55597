import type { DrawingName } from '@/content/drawings';
import type { PagePath } from '@/content/paths';
import type { PricedJob } from '@/content/prices';
import type { Danger } from '@/content/danger';
import type { RichText } from '@/content/rich-text';
import type { ShotSet } from './shot-sets';

/** In page order. Each is an anchor on /find. `foldsPlan`: its `plan` signs are collapsed, to keep the page short. */
export const places = [
  { id: 'ceiling', name: 'Ceiling and attic', foldsPlan: true },
  { id: 'roof', name: 'Roof', foldsPlan: true },
  { id: 'edges', name: 'Edges and gutters', foldsPlan: true },
  { id: 'walls', name: 'Walls', foldsPlan: true },
  { id: 'openings', name: 'Windows and doors', foldsPlan: true },
  { id: 'ground', name: 'Ground around the house', foldsPlan: false },
] as const;
export type Place = (typeof places)[number]['id'];

/** Most urgent first. */
export const urgencies = [
  { id: 'call', name: 'Call now', advice: 'Do this first' },
  { id: 'week', name: 'This week', advice: 'Until we get there' },
  { id: 'plan', name: 'Plan it', advice: 'Until we get there' },
] as const;
export type Urgency = (typeof urgencies)[number]['id'];

interface SignBase {
  /** Its anchor on /find, whose words the search knows. Never change it, because links depend on it. */
  readonly id: string;
  readonly drawing: DrawingName;
  /** In a visitor's words, never the trade's. */
  readonly name: string;
  /** In small print below the name: how to recognize it. */
  readonly notice?: string;
  readonly causes: readonly [string] | readonly [string, string];
  /** What to do until we get there. In an urgent sign, it comes after the line about safety. */
  readonly until: readonly [RichText, ...RichText[]];
  /** Of the least that usually cures it. */
  readonly price: PricedJob;
  /** When the cure costs more, or what the price leaves out. */
  readonly priceNote?: string;
  readonly page: PagePath;
  /** Default: those of its place (signs.ts). */
  readonly shots?: ShotSet;
  /** More words that people search for. They count as much as those of the name (lib/find/search.ts). */
  readonly keywords?: string;
}

export type SignRecord = SignBase &
  ({ readonly urgency: 'call'; readonly safety: Danger } | { readonly urgency: 'week' | 'plan' });

export type Sign = SignRecord & { readonly place: Place; readonly shots: ShotSet };
