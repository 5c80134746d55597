import type { FigureRows, HangingFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { RichText } from './types';
import type { Price } from '@/lib/prices/price';

/*
 * The storylines: what the first screen of a service page shows, and so what its record must hold. Each has a row in
 * `components/storylines/storylines.ts`, which names its component and the grounds of the sections below.
 */

/** A fact under the contents of a page: what it costs, how long it takes. */
export type RailFact = { readonly label: string } & (
  { readonly price: Price } | { readonly value: string; readonly unit?: string }
);

interface StoryBase {
  /** The picture of the links that lead to the page. */
  readonly tile: PictureName;
  readonly railFacts: readonly [RailFact, RailFact] | readonly [RailFact, RailFact, RailFact];
}

/** A service that hangs on a part of the drawing. */
export type HubTag = {
  readonly name: string;
  readonly href: Href;
  readonly text: RichText;
  readonly points?: readonly string[];
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact: string });

/** One drawing across the screen, with the services and their prices hung on it. */
export interface HubStory extends StoryBase {
  readonly storyline: 'hub';
  /** What hangs on the drawing, for those who can't see it: `Six roofing services`. */
  readonly tagsHeading: string;
  readonly tags: FigureRows<HubTag, HangingFigure>;
  /** Fine print below the tags. */
  readonly tagsNote?: RichText;
}

export type Story = HubStory;
export type StoryName = Story['storyline'];
