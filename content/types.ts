import type { DrawingName } from './drawings';
import type { FigureName, FigureRows, PartOf } from './figures';
import type { PictureName } from './pictures';
import type { Price, PriceRange } from '@/lib/prices/price';
import type { Term } from '@/lib/prices/term';
import type { WipeSet } from '@/lib/wipe/wipe';
import type { Scale, Span } from '@/lib/ruler/scale';
import type { Href, PagePath, ServicePath } from './paths';
import type { PricedJob } from './prices';
import type { Story, StoryName } from './storylines';
import type { Warranty } from './warranties';

/** Text with optional links: `['More at ', { label: 'Claims help', href: '/services/insurance-claims' }, '.']`. */
export type RichText = string | readonly (string | TextLink)[];

export interface TextLink {
  readonly label: string;
  readonly href: Href;
}

export type Media =
  | { readonly kind: 'drawing'; readonly name: DrawingName; readonly caption?: string }
  | { readonly kind: 'picture'; readonly name: PictureName; readonly caption?: string };

export interface WidePicture {
  readonly name: PictureName;
  readonly caption: string;
}

export type ServiceCategory = 'roofing' | 'siding' | 'windows' | 'gutters' | 'additional';

export type RepairUrgency = 'Emergency' | 'High Priority' | 'Medium Priority';
export type StormSeverity = 'Critical' | 'High' | 'Medium';
export type IssueUrgency = 'High' | 'Medium' | 'Low';

/**
 * Texts under their titles or questions, in the order shown. A title can't be a bare number, because JavaScript puts
 * such keys first.
 */
export type TitledTexts = Readonly<Record<string, RichText>>;

export interface ProcessStep {
  readonly title: string;
  readonly duration?: string;
  readonly details: RichText;
}

export interface GutterSystem {
  readonly name: string;
  readonly image: DrawingName;
  readonly description: string;
  readonly price: Price;
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
  /** Collapses the body on phones behind this label. */
  readonly foldedOnPhonesAs?: string;
  /** The background. Default: by storyline or kind, else alternating linen and chalk. */
  readonly tone?: 'chalk' | 'linen' | 'slate' | 'shutter';
  readonly space?: 'short' | 'usual';
}
export interface Repair {
  readonly title: string;
  readonly description: string;
  readonly urgency: RepairUrgency;
}
export interface PricedRepair extends Repair {
  readonly price: PriceRange;
}
export interface StormType {
  readonly title: string;
  readonly description: string;
  readonly severity: StormSeverity;
  readonly timeframe: string;
}
export interface Issue {
  readonly issue: string;
  readonly causes: string;
  readonly urgency: IssueUrgency;
  readonly timeframe: string;
}
/**
 * The columns of a sheet. `Fine`, `Watch`, `Fix` rate a point; `Now`, `Soon`, `Plan` say when to act; `Now`, `New` say
 * which gutters meet a rule; `Spring`, `Fall` say on which visit it's done, and `Seal`, `Insulate` what is.
 */
export type InspectionMark =
  'Fine' | 'Watch' | 'Fix' | 'Now' | 'Soon' | 'Plan' | 'New' | 'Spring' | 'Fall' | 'Seal' | 'Insulate';
export type Initials = 'R. H.' | 'P. H.' | 'D. H.';
export interface InspectionPoint {
  readonly name: string;
  readonly detail?: RichText;
  /** The column that's ticked. */
  readonly sample: InspectionMark;
  /** A second one. */
  readonly also?: InspectionMark;
}
export interface InspectionGroup<Part extends string = string> {
  readonly name: string;
  readonly first: Part;
  readonly initials: Initials;
}
/** `name` heads its column of the sheet, and is printed on the ruler of the year. */
export interface PlannedVisit {
  readonly name: InspectionMark;
  /** First and last month, from 1 to 12. */
  readonly months: readonly [first: number, last: number];
}
export interface Problem {
  readonly problem: string;
  readonly causes: readonly string[];
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
  readonly span: Span;
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
  /** On phones, the items follow each other in one paragraph. */
  readonly runsInOnPhones?: true;
  readonly loanUses?: readonly LoanUse[];
  readonly text?: RichText;
}

/** A step of a job in writing. With hours, it has a bar on the ruler. */
export interface WrittenStep {
  readonly title: string;
  /** Printed after the title: hours, a wait, or when it is. */
  readonly duration?: string;
  readonly hours?: readonly [least: number, most: number];
  /** Its bar is dashed, because the step may not be needed. */
  readonly isIfNeeded?: true;
  /** One line on a phone: at most 44 characters. */
  readonly details?: string;
}
export type WrittenList = {
  readonly heading: string;
} & (
  | { readonly kind: 'included' | 'not included' | 'adds'; readonly items: readonly RichText[] }
  /** The drawing's numbers come first. On phones, they are checks like the others. */
  | {
      readonly kind: 'included';
      readonly figure: FigureRows<string>;
      readonly items: readonly RichText[];
    }
  /** One running line. */
  | { readonly kind: 'line'; readonly items: readonly RichText[] }
  | { readonly kind: 'text'; readonly text: RichText }
);

export interface MaterialLife {
  readonly name: string;
  readonly years: Span;
  readonly price: PriceRange;
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
      readonly price: PriceRange;
      readonly link?: TextLink;
    }[];
    readonly footnote?: RichText;
  };
  list: {
    readonly style: 'checks' | 'plain' | 'ordered';
    readonly items: readonly RichText[];
    readonly media?: Media;
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
  'repair-map': { readonly map: FigureRows<Repair | PricedRepair> };
  'storm-damage': { readonly types: FigureRows<StormType> };
  issues: { readonly issues: FigureRows<Issue> };
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
  /** `note`: the problems are side by side. */
  problems:
    | {
        readonly display: 'table';
        readonly problems: readonly (Problem & { readonly consequences: readonly string[] })[];
      }
    | { readonly display: 'note'; readonly problems: readonly Problem[] };
  /** The most urgent first. */
  'warning-signs': { readonly groups: readonly [now: SignGroup, plan: SignGroup, look: SignGroup] };
  /** A whole roof in several materials. `note` has the prices' condition. */
  'whole-price': {
    readonly squares: number;
    readonly jobs: readonly PricedJob<PriceRange>[];
    readonly note: RichText;
  };
  /**
   * The job as on the customer's copy: its steps on a ruler, what's included, price, warranty and the right to cancel.
   * One on a page, after the last chapter and before the questions.
   */
  'job-in-writing': {
    /** One sentence that says what the job is. */
    readonly job: string;
    /** Lines below it, such as reasons. */
    readonly reasons?: readonly RichText[];
    readonly steps: {
      readonly heading: string;
      /** Each group's bars start at 0 on the ruler. */
      readonly groups: readonly { readonly heading?: string; readonly steps: readonly WrittenStep[] }[];
      /** Says that the nights between the days are safe. Only for jobs of more than a day. */
      readonly nights?: string;
      /** What the bars show. Default: hours at your house, or days of work. */
      readonly measure?: string;
    };
    /** Folded on phones. */
    readonly table?: {
      readonly heading: string;
      readonly columns: readonly string[];
      readonly rows: Readonly<Record<string, readonly RichText[]>>;
    };
    /** What the page must show: at most four, with those in `folded`. */
    readonly lists: readonly WrittenList[];
    /** What neither the price nor the visitor's rights need. On phones, behind one control with this label. */
    readonly folded?: { readonly label: string; readonly lists: readonly WrittenList[] };
    /** `isFirm`: with a stamp that says how long it's good. */
    readonly price: { readonly text: RichText; readonly isFirm?: true };
    /** A free inspection has a report instead of a warranty. */
    readonly signature:
      | {
          readonly warranty: Warranty & { readonly sentence: string };
          /** On the page to which the others link for it. They print its short form, if it has one. */
          readonly isWhole?: true;
          readonly canWaive?: true;
        }
      | {
          readonly report: { readonly title: string; readonly note: string };
          /** If work is ordered after all: `waivable` for emergencies. */
          readonly cancellation?: 'usual' | 'waivable';
        };
  };
  'gutter-systems': { readonly systems: readonly GutterSystem[] };
  prose: { readonly paragraphs: readonly RichText[]; readonly media?: Media; readonly isTallOnPhones?: true };
  symptoms: {
    readonly symptoms: readonly {
      readonly symptom: string;
      readonly drawing: DrawingName;
      readonly links: readonly TextLink[];
    }[];
    readonly otherwise: { readonly symptom: string; readonly link?: TextLink };
  };
  signs: {
    /** From tablets up. Default: 3. */
    readonly columns?: 5;
    readonly signs: readonly { readonly sign: string; readonly drawing: DrawingName }[];
  };
  directory: { readonly trades: readonly { readonly name: string; readonly links: readonly TextLink[] }[] };
  prices: {
    /** `implied`: the text names the unit, so prices are printed without it. */
    readonly unit?: 'implied';
    readonly prices: readonly { readonly label: string; readonly price: Price }[];
    readonly note?: RichText;
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
  'loan-ruler': {
    /** The initial amount, in dollars, and what it pays for. */
    readonly amount: { readonly dollars: number; readonly paysFor: string };
    readonly terms: readonly {
      readonly name: string;
      readonly description: RichText;
      readonly points: readonly string[];
      readonly term: Term;
    }[];
    /** In place of the calculator when scripts are off. No payment: only the lender's rate makes one. */
    readonly withoutScripts: string;
  };
  'lender-offer': {
    /** Required by law beside an advertised repayment period. */
    readonly text: RichText;
    readonly definitions: readonly { readonly term: string; readonly meaning: string }[];
    /** A form with a blank on each line, where the lender's own offer has a figure. */
    readonly offer: {
      readonly heading: string;
      readonly when: string;
      readonly lines: readonly { readonly name: string; readonly unit?: '%' | '$' }[];
      readonly advice: RichText;
    };
  };
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
      readonly prices: readonly { readonly label: string; readonly price: Price }[];
      readonly note: RichText;
    };
  };
  'first-steps': {
    readonly steps: readonly RichText[];
    readonly callIf: { readonly heading: string; readonly items: readonly RichText[]; readonly note?: RichText };
  };
  choice: {
    /** One above both sides, or one for each. */
    readonly drawings: DrawingName | readonly [left: DrawingName, right: DrawingName];
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
      readonly media: Media;
      readonly price: PriceRange;
      readonly second?: ScaledCell;
      readonly last: RichText;
    }[];
    readonly footnote?: RichText;
  };
  /** A picture across the page, and titled texts below it. */
  'picture-points':
    | { readonly picture: PictureName; readonly texts: TitledTexts; readonly drawing?: never }
    /** A drawing of things side by side. Each point is below its own. */
    | {
        readonly drawing: 'doors-row';
        readonly points: readonly { readonly title: RichText; readonly text?: RichText }[];
        readonly picture?: never;
      };
  note: Note & {
    /** Notes side by side on wide screens. Default: 2. */
    readonly columns?: 2 | 3;
    /**
     * On tablets, the last of three notes spans both columns. For notes of about the same length, which would leave a
     * gap in two columns.
     */
    readonly lastIsWide?: boolean;
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
  job: {
    readonly steps: readonly ProcessStep[];
    readonly included: {
      readonly heading: string;
      /** Collapses this list on phones. The section's own field of this name collapses the steps. */
      readonly foldedOnPhonesAs?: string;
      readonly items: readonly RichText[];
      readonly warranty?: RichText;
    };
  };
}

export type Section = {
  [Kind in keyof FieldsByKind]: SectionBase & { readonly kind: Kind } & FieldsByKind[Kind];
}[keyof FieldsByKind];

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { readonly kind: Kind }>;

export interface PageHero {
  readonly heading: string;
  /** The heading in lines that get longer along the slope, for a page with a picture that begins under the rake. */
  readonly lines?: readonly string[];
  readonly intro: RichText;
  readonly facts?: readonly string[];
  /** Default: Get a Free Estimate and a call. */
  readonly actions?: readonly TextLink[];
  /** The hero shows it only with `lines`, except on the contact page, which has its own. */
  readonly media?: Media;
  readonly note?: RichText;
}

export interface Closing {
  /** An anchor, for a page that ends with booking. */
  readonly id?: string;
  readonly heading: string;
  readonly text: RichText;
  readonly action?: TextLink;
  /** For emergencies: the phone number in large type is the only link. */
  readonly hasOnlyPhone?: true;
}

export interface Page<Path extends PagePath = PagePath> {
  readonly path: Path;
  readonly name: string;
  /** 50 to 60 characters with what follows it, ` | ` and the company's name. */
  readonly title: string;
  /** 120 to 155 characters. */
  readonly description: string;
  readonly hero: PageHero;
  readonly sections: readonly Section[];
  readonly related?: readonly PagePath[];
  /** The heading, text and action at the end. `null` on pages that sell nothing. */
  readonly closing: Closing | null;
  readonly footnote?: RichText;
}

/** `foldedAs` labels the control that opens the table. */
type FoldedTable = SectionOf<'table'> & { readonly foldedAs: string };

export interface DocumentPage<Path extends PagePath = PagePath> extends Page<Path> {
  readonly sections: readonly (SectionOf<'list' | 'rows' | 'prose'> | FoldedTable)[];
}

export type ServicePage<Path extends ServicePath = ServicePath> = Page<Path> &
  Story & {
    /** For search engines. The page prints the same figures. */
    readonly priceRange?: PriceRange;
  };

/** The pages of one category. */
export type ServicePagesByPath = Readonly<Partial<{ [Path in ServicePath]: ServicePage<Path> }>>;

export type StoryPage<Name extends StoryName = StoryName, Path extends PagePath = PagePath> = Page<Path> &
  Extract<Story, { readonly storyline: Name }>;
