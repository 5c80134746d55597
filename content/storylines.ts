import type { Paint } from './colors';
import type { DrawingName } from './drawings';
import type { FigureRows, HubFigure, PlainFigure, SceneFigure } from './figures';
import type { Href } from './paths';
import type { PictureName } from './pictures';
import type { PricedJob } from './prices';
import type { SampleBoard } from './sample-boards';
import type { Initials } from './inspection-sheet';
import type { WidePicture } from './media';
import type { RichText } from './rich-text';
import type { SectionOf } from './section-kinds';
import type { Price, PriceRange } from '@/lib/prices/price';

/* What the first screen of a service page shows. The components are in components/storylines/storylines.ts. */

/** One to three bold words, then at most five: `We answer`, `within 24 hours`. */
export interface PlateStop {
  readonly what: string;
  readonly how?: string;
}

/** What a visitor asks first, on the first screen of every service page but the hubs, whose tags have the prices. */
export interface Plate {
  readonly price: {
    readonly price: Price;
    /** What the price is for: `shingles on a typical Cape`. Its condition is printed after it. */
    readonly of?: string;
    /** Another sentence. */
    readonly note?: RichText;
  };
  readonly time: {
    /** Default: Time. */
    readonly label?: string;
    readonly value: string;
    readonly note?: RichText;
  };
  /** After you call. */
  readonly next: readonly [PlateStop, PlateStop, PlateStop];
}

interface PlatedStory {
  readonly plate?: Plate;
}

/** All storylines but `emergency`, whose one page is dark. */
interface RailStory<Ground extends string = Paint> {
  /** The background of the first screen. No two pages of a storyline have the same one. */
  readonly ground: Ground;
}

/** A label on the drawing, with a link to the page about it. */
export type HubTag = {
  readonly name: string;
  readonly href: Href;
  readonly text: RichText;
  readonly points?: readonly string[];
  /** Ranks below the services before it: smaller. */
  readonly isSecondary?: true;
} & ({ readonly price: Price } | { readonly fact: string });

/** The time of day or the weather in a hub's drawing. */
export type HubSky = 'fair' | 'dawn' | 'morning' | 'evening' | 'rain' | 'seasons';

export interface HubStory extends RailStory<HubSky> {
  readonly storyline: 'hub';
  readonly tagsHeading: string;
  /** Shows the heading to everyone, not only to screen readers, and puts the prices on badges. */
  readonly isPriceList?: true;
  readonly tagsId?: string;
  readonly tags: FigureRows<HubTag, HubFigure>;
  readonly tagsNote?: RichText;
}

export interface EmergencyStory extends PlatedStory {
  readonly storyline: 'emergency';
  readonly picture: PictureName;
  readonly callNow: string;
}

export type PictureView = 'lower end' | 'lower end, mirrored';

/** A whole roof in several materials. */
export interface WholePrice {
  readonly id: string;
  readonly heading: string;
  readonly intro: string;
  readonly squares: number;
  readonly jobs: readonly PricedJob<PriceRange>[];
  /** The condition of the prices. */
  readonly note: RichText;
}

export type ReplacementStory = RailStory &
  PlatedStory & {
    readonly storyline: 'replacement';
    /** The main heading, in lines that get longer along the slope. */
    readonly lines: readonly string[];
    readonly wipe?: SectionOf<'wipe'>;
    /** Follows the wipe. */
    readonly wholePrice?: WholePrice;
  } & (
    | {
        readonly picture: PictureName;
        /** Shows the picture's lower end, and may mirror it, so that the wall doesn't cover its subject. */
        readonly view?: PictureView;
      }
    | { readonly drawing: DrawingName }
  );

export interface Piece {
  readonly drawing: DrawingName;
  readonly name: string;
  readonly description: RichText;
  readonly points: readonly string[];
  readonly price: PricedJob;
}

/** Drawn pieces side by side above a ruler, at one scale because their files share a viewBox. */
export interface PieceRow {
  /** An anchor, for a page that compares its materials here. */
  readonly id?: string;
  readonly pieces: readonly [Piece, Piece, Piece, ...Piece[]];
  /** `tick`: the distance between two ticks, in drawing units. `text` says what it means: `One tick is one inch.` */
  readonly ruler: { readonly tick: number; readonly text: string };
}

/** A kind of material in a scene, with one line that decides for or against it. */
export type SceneSample = {
  readonly name: string;
  readonly text: RichText;
  /** The part of the drawing that narrow screens show above the sample, as a viewBox. */
  readonly crop: string;
  /** Its place on the drawing, counted from 1, if one before it is missing. */
  readonly place?: number;
} & (
  | { readonly price: Price | PricedJob; readonly unit?: 'implied' }
  | {
      /** What decides, where there is no price for each kind. */
      readonly fact: string;
    }
);

/** One drawing across the screen. Where its words stand on it is in components/storylines/material/scene.css. */
export interface Scene {
  readonly figure: SceneFigure;
  /** For screen readers: `Gutter guards`. */
  readonly samplesLabel: string;
  readonly samples: readonly [SceneSample, ...SceneSample[]];
  /** What the drawing's ruler measures. */
  readonly scale: string;
  /** The words stand on a dark sky. */
  readonly isNight?: true;
}

/** A photographed sample board, a scene, or drawn pieces at one scale. */
export type MaterialStory = RailStory &
  PlatedStory & { readonly storyline: 'material' } & (
    | { readonly board: SampleBoard; readonly house: WidePicture }
    | { readonly scene: Scene; readonly house?: WidePicture }
    | { readonly row: PieceRow; readonly house?: WidePicture }
  );

export interface RepairStory extends RailStory, PlatedStory {
  readonly storyline: 'repair';
  readonly crossSection: PlainFigure;
  readonly urgent?: RichText;
}

type SheetLine = { readonly label: string } & (
  { readonly value: string } | { readonly initials: readonly [Initials, ...Initials[]] }
);
export type SheetTool = 'pencil' | 'tape measure' | 'flashlight' | 'binoculars' | 'camera' | 'gutter scoop';
export interface SheetForm {
  readonly title: string;
  /** Lies above or below the form. No two pages have the same one. */
  readonly tool: SheetTool;
  readonly lines: readonly [SheetLine, ...SheetLine[]];
}
/** `graph` is white paper with a grid. */
export interface InspectionStory extends RailStory<Paint | 'graph'>, PlatedStory {
  readonly storyline: 'inspection';
  readonly form: SheetForm;
}

export type Story = HubStory | EmergencyStory | ReplacementStory | MaterialStory | RepairStory | InspectionStory;
export type StoryName = Story['storyline'];
