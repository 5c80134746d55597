import type { FigureRows, HangingFigure, PlainFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { Initials, RichText } from './types';
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

/** A service that hangs on a part of the drawing. `start`, in bold, comes before its text. */
export type HubTag = {
  readonly name: string;
  readonly href: Href;
  readonly text: RichText;
  readonly start?: string;
  readonly points?: readonly string[];
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact: string });

/** One drawing across the screen, with the services and their prices hung on it. */
export interface HubStory extends StoryBase {
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

/** A section from edge to edge that shows where the trouble starts, with the headline in its sky. */
export interface RepairStory extends StoryBase {
  readonly storyline: 'repair';
  readonly section: PlainFigure;
  /** The color of the sky. */
  readonly sky: 'sky' | 'pond' | 'sage' | 'peach' | 'straw';
  /** For those who can't wait, below the buttons. */
  readonly urgent?: RichText;
}

/** A line of the form at the head of the sheet. */
type SheetLine = { readonly label: string } & (
  { readonly value: string } | { readonly initials: readonly [Initials, ...Initials[]] }
);
/** The printed head of the sheet, filled in as a sample. */
export interface SheetForm {
  readonly title: string;
  readonly lines: readonly [SheetLine, ...SheetLine[]];
}
/** The page is the sheet that the customer gets. */
export interface InspectionStory extends StoryBase {
  readonly storyline: 'inspection';
  readonly form: SheetForm;
}

export type Story = HubStory | RepairStory | InspectionStory;
export type StoryName = Story['storyline'];
