import type { FigureRows, HangingFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { SampleBoard } from './sample-boards';
import type { RichText, WidePicture, WipeSection } from './types';
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
}
interface RailStory extends StoryBase {
  readonly railFacts: readonly [RailFact, RailFact] | readonly [RailFact, RailFact, RailFact];
}

/** A service that hangs on a part of the drawing. `start`, in bold, comes before its text. */
export type HubTag = {
  readonly name: string;
  readonly href: Href;
  readonly text: RichText;
  readonly start?: string;
  readonly points?: readonly string[];
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact: string });

/** One drawing across the screen, with the services and their prices hung on it. */
export interface HubStory extends RailStory {
  readonly storyline: 'hub';
  /** What hangs on the drawing, for those who can't see it: `Six roofing services`. */
  readonly tagsHeading: string;
  /** Shows that heading to everyone, and each price on a badge. */
  readonly showsTagsHeading?: true;
  /** The anchor of the tags. */
  readonly tagsId?: string;
  readonly tags: FigureRows<HubTag, HangingFigure>;
  /** Fine print below the tags. */
  readonly tagsNote?: RichText;
}

/** The number across the screen, over a house at night. */
export interface EmergencyStory extends StoryBase {
  readonly storyline: 'emergency';
  readonly picture: PictureName;
  /** Above the number. */
  readonly callNow: string;
}

/** The rake over a picture, then one job before, during and after under a wipe. */
export interface ReplacementStory extends RailStory {
  readonly storyline: 'replacement';
  readonly picture: PictureName;
  /** The main heading, in lines that get longer along the slope. */
  readonly lines: readonly string[];
  readonly wipe: WipeSection;
}

/** The sample board of a material, with the names and prices of its samples, and a house in it across the page. */
export interface MaterialStory extends RailStory {
  readonly storyline: 'material';
  readonly board: SampleBoard;
  readonly house: WidePicture;
}

export type Story = HubStory | EmergencyStory | ReplacementStory | MaterialStory;
export type StoryName = Story['storyline'];
