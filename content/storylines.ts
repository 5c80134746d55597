import type { DrawingName } from './drawings';
import type { FigureRows, HangingFigure, PlainFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { SampleBoard } from './sample-boards';
import type { Initials, RichText, TextLink, Tile, WidePicture, WipeSection } from './types';
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
  readonly tile: Tile;
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
  readonly link?: TextLink;
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

/** The rake over a picture or a drawing, then one job before and after under a wipe, where one camera or hand shows both. */
export type ReplacementStory = RailStory & {
  readonly storyline: 'replacement';
  /** The main heading, in lines that get longer along the slope. */
  readonly lines: readonly string[];
  readonly wipe?: WipeSection;
} & ({ readonly picture: PictureName } | { readonly drawing: DrawingName });

/** A drawn piece in a row: what it is, and its price or another fact. */
export type Piece = {
  readonly drawing: DrawingName;
  readonly name: string;
  readonly description: RichText;
  readonly points?: readonly string[];
  readonly link?: TextLink;
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact?: string });

/** Drawn pieces side by side, above a rule. Their files have one viewBox, so that one scale holds for all of them. */
export interface PieceRow {
  /** The color of the wall with the words. */
  readonly color: 'sky' | 'pond' | 'sage' | 'peach' | 'straw';
  readonly pieces: readonly [Piece, Piece, Piece, ...Piece[]];
  /** How far apart its ticks are, in units of the drawings, and what that is: `One tick is one inch.` */
  readonly rule: { readonly tick: number; readonly text: string };
}

/**
 * A material: its photographed sample board with names and prices, and a house in it across the page. Or, where there is
 * no board, drawn pieces at one scale.
 */
export type MaterialStory = RailStory & { readonly storyline: 'material' } & (
    | { readonly board: SampleBoard; readonly house: WidePicture }
    | { readonly row: PieceRow; readonly house?: WidePicture }
  );

/** A section from edge to edge that shows where the trouble starts, with the headline in its sky. */
export interface RepairStory extends RailStory {
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
export interface InspectionStory extends RailStory {
  readonly storyline: 'inspection';
  readonly form: SheetForm;
}

export type Story = HubStory | EmergencyStory | ReplacementStory | MaterialStory | RepairStory | InspectionStory;
export type StoryName = Story['storyline'];
