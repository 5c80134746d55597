import type { DrawingName } from './drawings';
import type { PictureName } from './pictures';
import type { Price, PriceRange } from '@/lib/prices/price';
import type { Term } from '@/lib/prices/term';
import type { Scale, Span } from '@/lib/ruler/scale';
import type { Href, PagePath, ServicePath } from './paths';
import type { Story, StoryName } from './storylines';

/**
 * A sentence, or a sentence that contains links:
 * `['More at ', { label: 'Claims help', href: '/services/insurance-claims' }, '.']`.
 */
export type RichText = string | readonly (string | TextLink)[];

export interface TextLink {
  readonly label: string;
  readonly href: Href;
}

/** The picture next to the text: one of our drawings, or a photo. */
export type Media =
  | { readonly kind: 'drawing'; readonly name: DrawingName; readonly caption?: string }
  | { readonly kind: 'picture'; readonly name: PictureName; readonly caption?: string };

export type ServiceCategory = 'roofing' | 'siding' | 'windows' | 'gutters' | 'additional';

/** How soon a repair is due. */
export type RepairUrgency = 'Emergency' | 'High Priority' | 'Medium Priority';
/** How bad storm damage is. */
export type StormSeverity = 'Critical' | 'High' | 'Medium';
/** How urgent an exterior repair is. */
export type IssueUrgency = 'High' | 'Medium' | 'Low';

export interface FaqEntry {
  readonly question: string;
  readonly answer: RichText;
}

/** One step of a job. */
export interface ProcessStep {
  readonly title: string;
  readonly duration?: string;
  readonly details: RichText;
}

/** A step that can be drawn on a time scale. */
export interface TimedStep extends ProcessStep {
  /** The shortest and the longest time, in hours. */
  readonly hours: readonly [shortest: number, longest: number];
}

/** A material with the facts that a buyer compares. */
export interface MaterialOption {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly warranty: string;
  readonly lifespan: string;
  readonly maintenance: string;
  readonly price: Price;
  /** For example `{ label: 'Wind rating', value: '110 mph' }`. */
  readonly rating: { readonly label: string; readonly value: string };
  /** For example `{ label: 'Colors', value: 'charcoal, weathered gray' }`. */
  readonly choices: { readonly label: string; readonly value: RichText };
  readonly media?: Media;
}

/** A gutter system. The first three features are shown; 'Learn More' opens the rest. */
export interface GutterSystem {
  readonly name: string;
  readonly drawing: DrawingName;
  readonly description: string;
  readonly price: Price;
  readonly features: readonly [string, string, string, ...string[]];
  readonly warranty: string;
  readonly lifespan: string;
  readonly maintenance: string;
  readonly sizes: string;
  readonly more: { readonly points: readonly string[]; readonly link: TextLink };
}

/** A style, material or kind with its benefits. */
interface OptionBase {
  readonly name: string;
  readonly description: string;
  /** The heading of the list. Default: 'Benefits'. Repairs use 'Services'. */
  readonly pointsLabel?: string;
  readonly points?: readonly string[];
  readonly media?: Media;
  readonly link?: TextLink;
}

export interface PricedOption extends OptionBase {
  readonly price: Price;
}

/** A way to pay. Its tag shows the term, `12–24 months`, and a drawing marks it on a scale of months. */
export interface FinancingOption extends Omit<OptionBase, 'media'> {
  readonly term: Term;
}

export interface Card {
  readonly title: string;
  readonly text: RichText;
  readonly points?: readonly string[];
  readonly price?: Price;
  readonly links?: readonly TextLink[];
}

export interface PictureCard extends Card {
  readonly media: Media;
}

/** A trade with all its pages. */
export interface DirectoryEntry {
  readonly title: string;
  readonly text: RichText;
  /** What the trade costs, as a sentence. */
  readonly prices: string;
  readonly links: readonly TextLink[];
  readonly media: Media;
}

interface SectionBase {
  /** The anchor without `#`, for sections that are link targets. */
  readonly id?: string;
  readonly heading: string;
  readonly intro?: RichText;
  /** The heading, shortened, for the rail of a page with a storyline. Without it the rail passes the section over. */
  readonly railLabel?: string;
  /** A drawing of what the section explains, for kinds without `media`. */
  readonly figure?: DrawingName;
}

interface CardsBase extends SectionBase {
  readonly kind: 'cards';
}
/**
 * `columns`: text in ruled columns. `rows`: each title beside its text, for long texts. `figures`: every title, such as
 * `30 years`, in large type beside its text.
 */
interface WordCards extends CardsBase {
  readonly layout: 'columns' | 'rows' | 'figures';
  readonly cards: readonly Card[];
}
/** Every card has its own picture above it. */
interface PictureCards extends CardsBase {
  readonly layout: 'pictures';
  readonly cards: readonly PictureCard[];
}
/** Trades with all their pages, one below the other. */
interface DirectoryCards extends CardsBase {
  readonly layout: 'directory';
  readonly cards: readonly DirectoryEntry[];
}
export type CardsSection = WordCards | PictureCards | DirectoryCards;

export interface OptionsSection extends SectionBase {
  readonly kind: 'options';
  /** Prints prices without their unit, for sections whose text already names it. */
  readonly unit?: 'implied';
  readonly options: readonly (PricedOption | FinancingOption)[];
  readonly footnote?: RichText;
}
/** Short items under one heading, such as signs, checks or habits. Use `ordered` if the order matters. */
export interface ListSection extends SectionBase {
  readonly kind: 'list';
  readonly style: 'signs' | 'checks' | 'plain' | 'ordered';
  readonly items: readonly RichText[];
  readonly note?: RichText;
  readonly media?: Media;
}
/** Two or more lists to compare. */
export interface ComparisonSection extends SectionBase {
  readonly kind: 'comparison';
  readonly columns: readonly {
    readonly heading: string;
    readonly items: readonly RichText[];
    /** `dash` for what is not done or does not fit. Default: `wedge`. */
    readonly mark?: 'wedge' | 'dash';
    readonly note?: RichText;
  }[];
  readonly note?: RichText;
}
/** A cell that contains only a price. It is highlighted. */
export interface PriceCell {
  readonly price: Price;
  /** Prints the price without its unit, for columns whose heading names it. */
  readonly unit?: 'implied';
}
export type TableCell = RichText | PriceCell;
export interface TableSection extends SectionBase {
  readonly kind: 'table';
  /**
   * The column headings. The first column contains the row headings, so each row has one cell fewer than there are
   * columns.
   */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly header: string; readonly cells: readonly TableCell[] }[];
  /** Puts a long table behind a line that opens it, with this label. */
  readonly foldedAs?: string;
  readonly footnote?: RichText;
}
export interface MaterialsSection extends SectionBase {
  readonly kind: 'materials';
  readonly materials: readonly MaterialOption[];
  readonly footnote?: RichText;
}
interface StepsBase extends SectionBase {
  readonly kind: 'steps';
  readonly note?: RichText;
}
/** `pole`: a story pole across the page. `list`: a ruled list. */
interface WordSteps extends StepsBase {
  readonly display: 'pole' | 'list';
  readonly steps: readonly ProcessStep[];
}
/** Bars on a scale of hours. */
interface ClockSteps extends StepsBase {
  readonly display: 'clock';
  readonly steps: readonly TimedStep[];
}
export type StepsSection = WordSteps | ClockSteps;

export interface Repair {
  readonly title: string;
  readonly description: string;
  readonly urgency: RepairUrgency;
}
export interface PricedRepair extends Repair {
  readonly price: Price;
}
interface RepairsBase extends SectionBase {
  readonly kind: 'repairs';
}
/** `priced` adds a column of planning prices. */
export type RepairsSection =
  | (RepairsBase & { readonly priced: true; readonly repairs: readonly PricedRepair[] })
  | (RepairsBase & { readonly priced: false; readonly repairs: readonly Repair[] });
export interface StormDamageSection extends SectionBase {
  readonly kind: 'storm-damage';
  readonly drawing: DrawingName;
  readonly types: readonly {
    readonly title: string;
    readonly description: string;
    readonly severity: StormSeverity;
    readonly timeframe: string;
  }[];
}
export interface IssuesSection extends SectionBase {
  readonly kind: 'issues';
  readonly issues: readonly {
    readonly issue: string;
    readonly causes: string;
    readonly urgency: IssueUrgency;
    readonly timeframe: string;
  }[];
}
export interface InspectionSection extends SectionBase {
  readonly kind: 'inspection';
  /** Where the points of the first groups are, under the same numbers. */
  readonly drawing: DrawingName;
  readonly groups: readonly {
    readonly name: string;
    /** Where the points from here on are. */
    readonly drawing?: DrawingName;
    readonly points: readonly { readonly name: string; readonly detail: string }[];
  }[];
}
export interface Problem {
  readonly problem: string;
  readonly causes: readonly string[];
  readonly solutions: readonly string[];
}
export interface GrowingProblem extends Problem {
  readonly consequences: readonly string[];
}
interface ProblemsBase extends SectionBase {
  readonly kind: 'problems';
}
/** `showsConsequences` adds a column for what each problem leads to. `note`: side by side, in a note without a table. */
export type ProblemsSection =
  | (ProblemsBase & { readonly showsConsequences: true; readonly problems: readonly GrowingProblem[] })
  | (ProblemsBase & {
      readonly showsConsequences: false;
      readonly display?: 'note';
      readonly problems: readonly Problem[];
    });
/** A sign, what it means and what to do about it. */
export interface WarningSignsSection extends SectionBase {
  readonly kind: 'warning-signs';
  readonly signs: readonly {
    readonly sign: string;
    readonly drawing: DrawingName;
    readonly meaning: string;
    readonly action: string;
  }[];
}
/** The layers of a roof or wall, from the bottom up, next to a drawing. */
export interface LayersSection extends SectionBase {
  readonly kind: 'layers';
  readonly drawing: DrawingName;
  readonly layers: readonly { readonly name: string; readonly detail: string }[];
}
export interface GutterSystemsSection extends SectionBase {
  readonly kind: 'gutter-systems';
  readonly systems: readonly GutterSystem[];
}
export interface ProseSection extends SectionBase {
  readonly kind: 'prose';
  readonly paragraphs: readonly RichText[];
  readonly media?: Media;
}
/** Symptoms that a visitor notices, with the pages to start from. */
export interface SymptomsSection extends SectionBase {
  readonly kind: 'symptoms';
  readonly symptoms: readonly { readonly symptom: string; readonly links: readonly TextLink[] }[];
}
/** What is included in the job, and its warranty. */
export interface IncludedSection extends SectionBase {
  readonly kind: 'included';
  readonly items: readonly RichText[];
  readonly warranty?: RichText;
}
/** A line of a price list: a job and its price, or a related fact. */
export type PriceRow = { readonly label: string } & ({ readonly price: Price } | { readonly fact: string });
export interface PricesSection extends SectionBase {
  readonly kind: 'prices';
  /** Prints prices without their unit, for sections whose text already names it. */
  readonly unit?: 'implied';
  readonly prices: readonly PriceRow[];
  readonly note?: RichText;
}
/** Events by month or day on a ruler. */
export interface TimelineSection extends SectionBase {
  readonly kind: 'timeline';
  readonly entries: readonly { readonly when: string; readonly what: RichText }[];
}
/** Where on the pole of a company's years: its first year, the last so many years or more, or today. */
export type YearPlace = 'first year' | { readonly lastYears: number } | 'today';
/** The company's years on a story pole, to scale, from its first to the year of the build. */
export interface YearsSection extends SectionBase {
  readonly kind: 'years';
  readonly first: number;
  readonly marks: readonly { readonly place: YearPlace; readonly when: string; readonly what: RichText }[];
}
/** A warning or a right that the reader must not miss. */
export interface NoticeSection extends SectionBase {
  readonly kind: 'notice';
  /** `danger` for a danger to life. Default: `usual`. */
  readonly level?: 'usual' | 'danger';
  readonly text: RichText;
}
/** A prompt to book a visit, for the middle of a page (anchors `booking`, `schedule-inspection`). */
export interface VisitSection extends SectionBase {
  readonly kind: 'visit';
  readonly text: RichText;
}
export interface FaqSection extends SectionBase {
  readonly kind: 'faq';
  readonly entries: readonly FaqEntry[];
}

/** Two sides of one question, each under its drawing, with the page for it. */
export interface ChoiceSection extends SectionBase {
  readonly kind: 'choice';
  /** One drawing for each side, or one above both. */
  readonly drawings: readonly [DrawingName] | readonly [left: DrawingName, right: DrawingName];
  readonly sides: readonly [ChoiceSide, ChoiceSide];
  readonly note?: RichText;
}
export interface ChoiceSide {
  readonly heading: string;
  readonly items: readonly RichText[];
  readonly link: TextLink;
}
/** One measure of what a table compares, drawn to scale: its bars start and end at the figures. */
export interface ScaledColumn {
  readonly heading: string;
  readonly scale: Scale;
  /** The two ends as printed under the heading: `0 to 60 years`. */
  readonly ends: string;
}
export interface ScaledCell {
  readonly span: Span;
  /** The same figures as printed below the bar. Default: the price. */
  readonly text: string;
}
/** Materials or jobs compared by their price and, if known, a second measure: bars to scale, and what else differs. */
export interface ScaledSection extends SectionBase {
  readonly kind: 'scaled';
  /** What is compared: the heading of the first column. */
  readonly subject: string;
  readonly price: ScaledColumn;
  readonly second?: ScaledColumn;
  readonly last: string;
  readonly rows: readonly {
    readonly name: string;
    readonly text: RichText;
    /** What a buyer compares, in a few words each. */
    readonly points?: readonly string[];
    readonly media: Media;
    readonly price: PriceRange;
    readonly second?: ScaledCell;
    readonly last: RichText;
  }[];
  readonly footnote?: RichText;
}
/** A picture from edge to edge, and up to four things that it shows. */
export interface NeedsSection extends SectionBase {
  readonly kind: 'needs';
  readonly picture: PictureName;
  readonly needs: readonly { readonly title: string; readonly text: RichText }[];
}
/** A note: a short list or a few sentences under a small heading, without a ground or a drawing of its own. */
export interface Note {
  readonly heading: string;
  readonly items?: readonly RichText[];
  readonly text?: RichText;
}
/** A note, and others beside it. */
export interface NoteSection extends SectionBase, Note {
  readonly kind: 'note';
  readonly beside?: readonly Note[];
}

/** A section of a page. A new kind needs a type here, a component in `components/sections/kinds/` and its row in `components/sections/kinds.ts`. */
export type Section =
  | CardsSection
  | OptionsSection
  | ListSection
  | ComparisonSection
  | TableSection
  | MaterialsSection
  | StepsSection
  | RepairsSection
  | StormDamageSection
  | IssuesSection
  | InspectionSection
  | ProblemsSection
  | WarningSignsSection
  | LayersSection
  | GutterSystemsSection
  | ProseSection
  | SymptomsSection
  | IncludedSection
  | PricesSection
  | TimelineSection
  | YearsSection
  | NoticeSection
  | VisitSection
  | FaqSection
  | ChoiceSection
  | ScaledSection
  | NeedsSection
  | NoteSection;

export interface PageHero {
  /** The page's only h1. */
  readonly heading: string;
  readonly intro: RichText;
  /** Short facts under the introduction. */
  readonly facts?: readonly string[];
  /** The buttons, in order. Default: Get Free Estimate, then a call. Service pages also show the email link. */
  readonly actions?: readonly TextLink[];
  readonly media?: Media;
  /** Fine print that must appear next to the introduction. */
  readonly note?: RichText;
}

export interface Closing {
  readonly heading: string;
  readonly text: RichText;
  readonly action?: TextLink;
}

/** A page made of sections. */
export interface Page<Path extends PagePath = PagePath> {
  readonly path: Path;
  /** The name of the page in breadcrumbs, related links and lists. */
  readonly name: string;
  /** 50 to 60 characters, with the brand. */
  readonly title: string;
  /** 120 to 155 characters. */
  readonly description: string;
  readonly hero: PageHero;
  readonly sections: readonly Section[];
  readonly related?: readonly PagePath[];
  /** The picture of the links that lead to the page. Default: the one at its top. */
  readonly tile?: PictureName;
  /** How the page ends: one line and one action of its own, or nothing (`null`) on pages that sell nothing. */
  readonly closing: Closing | null;
  readonly footnote?: RichText;
}

interface ServicePageBase<Path extends ServicePath> extends Page<Path> {
  readonly category: ServiceCategory;
  /** The price range for search engines; the page prints the same figures. Leave it out if the page prints none. */
  readonly priceRange?: PriceRange;
}

/** A page about a service. Its storyline decides what its first screen needs (content/storylines.ts). */
export type ServicePage<Path extends ServicePath = ServicePath> = ServicePageBase<Path> &
  (Story | { readonly storyline?: undefined });

/** A page that follows one of these storylines. */
export type StoryPage<Name extends StoryName = StoryName> = ServicePageBase<ServicePath> &
  Extract<Story, { readonly storyline: Name }>;
