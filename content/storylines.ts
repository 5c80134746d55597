import type { DrawingName } from './drawings';
import type { FigureRows, HangingFigure, PlainFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { SampleBoard } from './sample-boards';
import type { Initials, RichText, TextLink, Tile, WidePicture, WipeSection } from './types';
import type { Price } from '@/lib/prices/price';

/*
 * Storylines: what the first screen of a service page shows, and so what its record must contain. Each has a row in
 * `components/storylines/storylines.ts`, which names its component and the backgrounds of its sections.
 */

/** Printed under the table of contents: what it costs, how long it takes. */
export type RailFact = { readonly label: string } & (
  { readonly price: Price } | { readonly value: string; readonly unit?: string }
);

interface StoryBase {
  /** The thumbnail for links to the page. */
  readonly tile: Tile;
}
interface RailStory extends StoryBase {
  readonly railFacts: readonly [RailFact, RailFact] | readonly [RailFact, RailFact, RailFact];
}

/** A service labeled on the drawing. `start` is bold. */
export type HubTag = {
  readonly name: string;
  readonly href: Href;
  readonly text: RichText;
  readonly start?: string;
  readonly points?: readonly string[];
  readonly link?: TextLink;
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact: string });

/** One drawing across the screen, labeled with services and prices. */
export interface HubStory extends RailStory {
  readonly storyline: 'hub';
  /** A heading for screen readers: `Six roofing services`. */
  readonly tagsHeading: string;
  /** Shows that heading to everyone, and prices on badges. */
  readonly showsTagsHeading?: true;
  /** The anchor of the tags. */
  readonly tagsId?: string;
  readonly tags: FigureRows<HubTag, HangingFigure>;
  readonly tagsNote?: RichText;
}

/** The phone number across the screen, over a house at night. */
export interface EmergencyStory extends StoryBase {
  readonly storyline: 'emergency';
  readonly picture: PictureName;
  /** Above the number. */
  readonly callNow: string;
}

/** A headline along the slope over a picture or drawing, then the job before and after under a wipe. */
export type ReplacementStory = RailStory & {
  readonly storyline: 'replacement';
  /** The main heading, in lines that get longer along the slope. */
  readonly lines: readonly string[];
  readonly wipe?: WipeSection;
} & ({ readonly picture: PictureName } | { readonly drawing: DrawingName });

export type Piece = {
  readonly drawing: DrawingName;
  readonly name: string;
  readonly description: RichText;
  readonly points?: readonly string[];
  readonly link?: TextLink;
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact?: string });

/** Drawn pieces side by side above a ruler, in one scale because their files share a viewBox. */
export interface PieceRow {
  /** The wall behind the text. */
  readonly color: 'sky' | 'pond' | 'sage' | 'peach' | 'straw';
  /** On screens too narrow for a row: still a `row` on tablets, two in a row, or one below the other. */
  readonly layout: 'row' | 'pairs' | 'list';
  readonly pieces: readonly [Piece, Piece, Piece, ...Piece[]];
  /** The distance of its ticks in drawing units, and what it means: `One tick is one inch.` */
  readonly rule: { readonly tick: number; readonly text: string };
}

/**
 * A material: its photographed sample board with names and prices, and a house in it. Without a board, drawn pieces in
 * one scale.
 */
export type MaterialStory = RailStory & { readonly storyline: 'material' } & (
    | { readonly board: SampleBoard; readonly house: WidePicture }
    | { readonly row: PieceRow; readonly house?: WidePicture }
  );

/** A cross section from edge to edge that shows where the trouble starts, with the headline in its sky. */
export interface RepairStory extends RailStory {
  readonly storyline: 'repair';
  readonly section: PlainFigure;
  readonly sky: 'sky' | 'pond' | 'sage' | 'peach' | 'straw';
  /** Below the buttons, for people who can't wait. */
  readonly urgent?: RichText;
}

type SheetLine = { readonly label: string } & (
  { readonly value: string } | { readonly initials: readonly [Initials, ...Initials[]] }
);
export interface SheetForm {
  readonly title: string;
  readonly lines: readonly [SheetLine, ...SheetLine[]];
}
/** The page is laid out like the report the customer gets. */
export interface InspectionStory extends RailStory {
  readonly storyline: 'inspection';
  readonly form: SheetForm;
}

export type Story = HubStory | EmergencyStory | ReplacementStory | MaterialStory | RepairStory | InspectionStory;
export type StoryName = Story['storyline'];
