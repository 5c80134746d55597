import type { DrawingName } from './drawings';
import type { FigureRows, HangingFigure, PlainFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { SampleBoard } from './sample-boards';
import type { Initials, RichText, SectionOf, TextLink, Tile, WidePicture } from './types';
import type { Price } from '@/lib/prices/price';

/* What the first screen of a service page shows. The components are in components/storylines/storylines.ts. */

export type RailFact = { readonly label: string } & (
  { readonly price: Price } | { readonly value: string; readonly unit?: string }
);

interface StoryBase {
  readonly tile: Tile;
}
interface RailStory extends StoryBase {
  readonly railFacts: readonly [RailFact, RailFact] | readonly [RailFact, RailFact, RailFact];
}

/** A service labeled on the drawing. `month` is printed in bold before the text. */
export type HubTag = {
  readonly name: string;
  readonly href: Href;
  readonly text: RichText;
  readonly month?: string;
  readonly points?: readonly string[];
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact: string });

export interface HubStory extends RailStory {
  readonly storyline: 'hub';
  readonly tagsHeading: string;
  /** Shows the heading to everyone, not only to screen readers, and puts the prices on badges. */
  readonly isPriceList?: true;
  readonly tagsId?: string;
  readonly tags: FigureRows<HubTag, HangingFigure>;
  readonly tagsNote?: RichText;
}

export interface EmergencyStory extends StoryBase {
  readonly storyline: 'emergency';
  readonly picture: PictureName;
  readonly callNow: string;
}

export type ReplacementStory = RailStory & {
  readonly storyline: 'replacement';
  /** The main heading, in lines that get longer along the slope. */
  readonly lines: readonly string[];
  readonly wipe?: SectionOf<'wipe'>;
} & (
    | {
        readonly picture: PictureName;
        /** Mirrors the picture and shows its lower end, so that the words don't cover its subject. */
        readonly isMirrored?: boolean;
      }
    | { readonly drawing: DrawingName }
  );

export type Piece = {
  readonly drawing: DrawingName;
  readonly name: string;
  readonly description: RichText;
  readonly points?: readonly string[];
  readonly link?: TextLink;
} & ({ readonly price: Price; readonly unit?: 'implied' } | { readonly fact?: string });

/** Drawn pieces side by side above a ruler, at one scale because their files share a viewBox. */
export interface PieceRow {
  /** The wall's color. No two pages have the same one, and none has that of a sample board (board.css). */
  readonly color:
    'sky' | 'mist' | 'haze' | 'clapboard' | 'copper-light' | 'shutter-tint' | 'door-tint' | 'ochre-2' | 'wheat';
  /** Below `lg`. `row`: side by side from `sm` up. `pairs`: two in each row. `list`: one below the other. */
  readonly layout: 'row' | 'pairs' | 'list';
  readonly pieces: readonly [Piece, Piece, Piece, ...Piece[]];
  /** `tick`: the distance between two ticks, in drawing units. `text` says what it means: `One tick is one inch.` */
  readonly ruler: { readonly tick: number; readonly text: string };
}

/** A photographed sample board or, without one, drawn pieces at one scale. */
export type MaterialStory = RailStory & { readonly storyline: 'material' } & (
    | { readonly board: SampleBoard; readonly house: WidePicture }
    | { readonly row: PieceRow; readonly house?: WidePicture }
  );

export interface RepairStory extends RailStory {
  readonly storyline: 'repair';
  readonly crossSection: PlainFigure;
  /** The color behind the headline. No two pages have the same one. */
  readonly sky: 'sky' | 'pond' | 'mist' | 'sage' | 'peach' | 'door-tint' | 'straw' | 'wheat';
  readonly urgent?: RichText;
}

type SheetLine = { readonly label: string } & (
  { readonly value: string } | { readonly initials: readonly [Initials, ...Initials[]] }
);
export type SheetTool = 'pencil' | 'tape measure' | 'flashlight' | 'binoculars' | 'camera' | 'gutter scoop';
export interface SheetForm {
  readonly title: string;
  /** The paper of the first screen: white, colored, or white with a grid. No two pages have the same one. */
  readonly stock: 'white' | 'graph' | 'sage' | 'peach' | 'straw' | 'pond';
  /** Drawn above or below the form. No two pages have the same one. */
  readonly tool: SheetTool;
  readonly lines: readonly [SheetLine, ...SheetLine[]];
}
export interface InspectionStory extends RailStory {
  readonly storyline: 'inspection';
  readonly form: SheetForm;
}

export type Story = HubStory | EmergencyStory | ReplacementStory | MaterialStory | RepairStory | InspectionStory;
export type StoryName = Story['storyline'];
