import type { PriceRange } from '@/lib/prices/price';
import type { OpenSpan, Scale, Span } from '@/lib/ruler/scale';
import type { WipeSet } from '@/lib/wipe/wipe';
import type { DrawingName } from './drawings';
import type { FigureName, FigureRows, PartOf } from './figures';
import type { InspectionGroup, InspectionMark, InspectionPoint, PlannedVisit } from './inspection-sheet';
import type { JobInWriting } from './job-in-writing';
import type { Media } from './media';
import type { PictureName } from './pictures';
import type { PricedJob } from './prices';
import type { RichText, TextLink, TitledTexts } from './rich-text';

export interface ProcessStep {
  readonly title: string;
  readonly duration?: string;
  readonly details: RichText;
}

export interface GutterSystem {
  readonly name: string;
  readonly image: DrawingName;
  readonly description: string;
  readonly price: PricedJob;
  readonly features: readonly string[];
  readonly warranty: string;
  readonly lifespan: string;
  readonly maintenance: string;
  readonly sizes: string;
  /** Hidden until the visitor opens it. */
  readonly more: { readonly points: readonly string[]; readonly link?: TextLink };
}

interface SectionBase {
  readonly id?: string;
  readonly heading: string;
  readonly intro?: RichText;
  /** A short heading for the rail. Without it, the rail skips the section, unless its kind has one (rail-label.ts). */
  readonly railLabel?: string;
  /** The background. Default: by storyline, else alternating linen and chalk. */
  readonly tone?: 'chalk' | 'linen' | 'slate' | 'shutter';
  readonly space?: 'short' | 'usual';
}
/** What may be wrong, and how soon to act. */
export type Repair = { readonly title: string; readonly description: string } & (
  | {
      readonly urgency: 'Emergency' | 'High Priority' | 'Medium Priority';
      readonly price: PriceRange;
      readonly timeframe?: never;
      readonly severity?: never;
    }
  | {
      readonly urgency: 'High Priority' | 'Medium Priority' | 'High' | 'Medium' | 'Low';
      readonly timeframe?: string;
      readonly price?: never;
      readonly severity?: never;
    }
  | {
      readonly severity: 'Critical' | 'High' | 'Medium';
      readonly timeframe: string;
      readonly urgency?: never;
      readonly price?: never;
    }
);
export interface Problem {
  readonly problem: string;
  readonly causes: readonly string[];
  /** Of all problems of a table, or of none. */
  readonly consequences?: readonly string[];
  readonly solutions: readonly string[];
}
export interface WarningSign {
  readonly sign: string;
  readonly drawing: DrawingName;
  /** One line. */
  readonly action: string;
}
interface SignGroup {
  readonly when: string;
  readonly signs: readonly WarningSign[];
}
export interface ChoiceSide {
  /** What the colors in this side's drawing mean. */
  readonly drawn?: readonly { readonly fill: 'new' | 'old' | 'flashing'; readonly name: string }[];
  readonly heading: string;
  readonly items: readonly RichText[];
  readonly link: TextLink;
}
export interface ScaledColumn {
  readonly heading: string;
  readonly scale: Scale;
  /** The scale's ends in words: `0 to 70 years`. */
  readonly ends: string;
}
export interface ScaledCell {
  readonly span: OpenSpan;
  /** Printed below the bar. */
  readonly text: string;
}
export interface LoanUse {
  readonly bar: 'two jobs' | 'insurance and loan' | 'room by room';
  readonly text: RichText;
}
export interface Note {
  readonly heading: string;
  readonly items?: readonly RichText[];
  readonly loanUses?: readonly LoanUse[];
  readonly text?: RichText;
}

export interface MaterialLife {
  readonly name: string;
  readonly years: Span;
  readonly price: PricedJob<PriceRange>;
  /** Its warranty, ratings and styles. */
  readonly facts?: Readonly<Record<string, string>>;
  /** `every`: the years between treatments. `coat`: paint or stain. */
  readonly care: { readonly text: string; readonly every: Span; readonly mark: 'coat' | 'wash' };
}

/**
 * The fields of each section kind, in addition to `SectionBase`. A new kind needs a row here, a component, and a row in
 * components/sections/kinds.ts. `npm run gallery` shows all kinds.
 */
interface FieldsByKind {
  cards: {
    /** Printed large. */
    readonly titlesAre?: 'figures';
    readonly cards: readonly {
      readonly title: string;
      readonly text: RichText;
      readonly points?: readonly string[];
      readonly links?: readonly TextLink[];
    }[];
  };
  /** Each title beside its text, for long texts. */
  rows: { readonly texts: TitledTexts };
  options: {
    readonly options: readonly {
      readonly name: string;
      readonly description: string;
      readonly media: Media;
      readonly points: readonly string[];
      readonly price: PricedJob<PriceRange>;
      readonly link?: TextLink;
    }[];
    readonly footnote?: RichText;
  };
  /** Numbers are only for dark backgrounds. */
  list: ({ readonly style: 'plain' } | { readonly style: 'ordered'; readonly tone: 'slate' }) & {
    readonly items: readonly RichText[];
  };
  table: {
    /** The first column has the rows’ headings. */
    readonly columns: readonly string[];
    /** The cells of each row after its heading, so one fewer than there are columns. */
    readonly rows: Readonly<Record<string, readonly RichText[]>>;
    readonly isBesideHeading?: true;
    readonly footnote?: RichText;
  };
  steps: { readonly steps: readonly ProcessStep[] };
  repairs: { readonly repairs: FigureRows<Repair> };
  inspection: {
    readonly marks?: readonly [InspectionMark, InspectionMark, ...InspectionMark[]];
    readonly sheet: {
      readonly [Name in FigureName]: FigureRows<InspectionPoint, Name> & {
        readonly groups: readonly [InspectionGroup<PartOf<Name>>, ...InspectionGroup<PartOf<Name>>[]];
      };
    }[FigureName];
  };
  visits: {
    readonly visits: readonly [PlannedVisit, ...PlannedVisit[]];
    readonly group: Pick<InspectionGroup, 'name' | 'initials'>;
    readonly points: readonly InspectionPoint[];
  };
  problems: { readonly problems: readonly Problem[] };
  /** The most urgent first. */
  'warning-signs': { readonly groups: readonly [now: SignGroup, plan: SignGroup, look: SignGroup] };
  'job-in-writing': JobInWriting;
  'gutter-systems': { readonly systems: readonly GutterSystem[] };
  prose: { readonly paragraphs: readonly RichText[]; readonly media?: Media; readonly isTallOnPhones?: true };
  signs: {
    /** With links, the drawings are larger. */
    readonly signs: readonly {
      readonly sign: string;
      readonly drawing: DrawingName;
      readonly links?: readonly TextLink[];
    }[];
    /** For visitors who see none of them. */
    readonly otherwise?: { readonly sign: string; readonly link: TextLink };
  };
  timeline: {
    readonly entries: readonly { readonly when: string; readonly what: RichText }[];
    /** The first and last month of each entry on the ruler of the year. Entries without months come last. */
    readonly months: readonly (readonly [first: number, last: number])[];
  };
  /** A warning or a right that readers must not miss. */
  notice:
    | { readonly level?: 'usual' | 'danger'; readonly display?: never; readonly text: RichText }
    /** Across the page, in the section's color: each danger with what to do. */
    | { readonly level: 'danger'; readonly display: 'bar'; readonly texts: TitledTexts };
  faq: {
    readonly answers: TitledTexts;
  };
  /** Two or three pictures from one camera position under a wipe, as wide as the page. */
  wipe: {
    readonly set: Exclude<WipeSet, 'colors'>;
    readonly stages: readonly ({ readonly name: string; readonly text: string } & (
      { readonly picture: PictureName } | { readonly drawing: DrawingName }
    ))[];
    readonly isSample?: boolean;
    /** One row of prices below it. */
    readonly priced?: {
      readonly prices: readonly { readonly label: string; readonly price: PricedJob }[];
      readonly note: RichText;
    };
  };
  'first-steps': {
    readonly steps: readonly RichText[];
    readonly callIf: { readonly heading: string; readonly items: readonly RichText[]; readonly note?: RichText };
  };
  choice: {
    /** One for each side, or one for both with numbered signs on it. */
    readonly drawings: readonly [left: DrawingName, right: DrawingName] | FigureRows<string>;
    readonly sides: readonly [ChoiceSide, ChoiceSide];
    readonly note?: RichText;
  };
  /** A table with bars to scale for `price` and `second`, and text in its `last` column. */
  scaled: {
    readonly subject: string;
    readonly price: ScaledColumn;
    readonly second?: ScaledColumn;
    readonly last: string;
    readonly rows: readonly {
      readonly name: string;
      readonly text: RichText;
      readonly points?: readonly string[];
      /** `crop`: a part of a figure that the page shows. */
      readonly media: Media | { readonly kind: 'crop'; readonly figure: FigureName; readonly crop: string };
      readonly price: PricedJob<PriceRange>;
      readonly second?: ScaledCell;
      readonly last: RichText;
    }[];
    readonly footnote?: RichText;
  };
  /** A drawing of things side by side. Each point is below its own. */
  'drawn-points': {
    readonly drawing: 'doors-row';
    readonly points: readonly { readonly title: RichText; readonly text?: RichText }[];
  };
  note: Note & {
    readonly beside?: readonly Note[];
  };
  lifespans: {
    readonly rulers: { readonly years: Scale; readonly dollars: Scale };
    readonly columns: {
      readonly material: string;
      readonly years: string;
      readonly price: string;
      readonly care: string;
    };
    readonly materials: readonly MaterialLife[];
    /** The material that the page is about. Its bars have another color. */
    readonly highlighted?: string;
    /** Running lines below the bars, such as where that material belongs. */
    readonly fit?: readonly { readonly heading: string; readonly items: readonly RichText[] }[];
    readonly footnote?: RichText;
  };
  details: {
    /**
     * On wide screens, the drawing takes the whole width. `callouts`: each row is beside its number. `panels`: each row is
     * below its part, so every part needs a `crop`.
     */
    readonly layout?: 'callouts' | 'panels';
    readonly details: FigureRows<{ readonly title: string; readonly text?: RichText }>;
    readonly footnote?: RichText;
  };
}

export type Section = {
  [Kind in keyof FieldsByKind]: SectionBase & { readonly kind: Kind } & FieldsByKind[Kind];
}[keyof FieldsByKind];

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { readonly kind: Kind }>;
