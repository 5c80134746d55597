import type { DrawingName } from './drawings';
import type { PictureName } from './pictures';
import type { Href, PagePath, ServicePath } from './paths';

/** A sentence, or a sentence with links in it: `['More at ', { label: 'Claims help', href: '/services/insurance-claims' }, '.']`. */
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

/** One step of a job. `duration` is display text; `hours` is for the clock chart. */
export interface ProcessStep {
  readonly title: string;
  readonly duration?: string;
  /** The shortest and longest time in hours. The clock chart needs it on every step. */
  readonly hours?: readonly [shortest: number, longest: number];
  readonly details: RichText;
}

/** A material, with everything a buyer compares. */
export interface MaterialOption {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly warranty: string;
  readonly lifespan: string;
  readonly maintenance: string;
  /** For example `$300–$360 per square`. */
  readonly price: string;
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
  readonly price: string;
  readonly features: readonly [string, string, string, ...string[]];
  readonly warranty: string;
  readonly lifespan: string;
  readonly maintenance: string;
  readonly sizes: string;
  readonly more: { readonly points: readonly string[]; readonly link: TextLink };
}

/** A style, material or type, with its benefits and price text. */
export interface PricedOption {
  readonly name: string;
  readonly description: string;
  /** The heading of the list, if it is not 'Benefits'. A repair lists 'Services'. */
  readonly pointsLabel?: string;
  readonly points?: readonly string[];
  /** For example `$350–$900` or 'Priced after a free visit'. */
  readonly price: string;
  readonly media?: Media;
  readonly link?: TextLink;
}

export interface Card {
  readonly title: string;
  readonly text: RichText;
  readonly points?: readonly string[];
  readonly price?: string;
  readonly links?: readonly TextLink[];
  readonly media?: Media;
}

interface SectionBase {
  /** The anchor, without `#`, for sections that are linked to. */
  readonly id?: string;
  readonly heading: string;
  readonly intro?: RichText;
}

export interface CardsSection extends SectionBase {
  readonly kind: 'cards';
  readonly cards: readonly Card[];
}
export interface OptionsSection extends SectionBase {
  readonly kind: 'options';
  readonly options: readonly PricedOption[];
  readonly footnote?: RichText;
}
/** Short items under one heading, such as signs, checks or habits. `ordered` if the order matters. */
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
  readonly columns: readonly { readonly heading: string; readonly items: readonly RichText[]; readonly note?: RichText }[];
  readonly note?: RichText;
}
export interface TableSection extends SectionBase {
  readonly kind: 'table';
  /** The column headings. The first column is the row heading, so each row has one cell fewer than there are columns. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly header: string; readonly cells: readonly RichText[] }[];
  readonly footnote?: RichText;
}
export interface MaterialsSection extends SectionBase {
  readonly kind: 'materials';
  readonly materials: readonly MaterialOption[];
  readonly footnote?: RichText;
}
export interface StepsSection extends SectionBase {
  readonly kind: 'steps';
  /** `pole`: a story pole across the page; `clock`: bars against the hours (every step has `hours`); `list`: a ruled list. */
  readonly display: 'pole' | 'clock' | 'list';
  readonly steps: readonly ProcessStep[];
  readonly note?: RichText;
}
export interface RepairsSection extends SectionBase {
  readonly kind: 'repairs';
  readonly repairs: readonly {
    readonly title: string;
    readonly description: string;
    readonly urgency: RepairUrgency;
    readonly price?: string;
  }[];
}
export interface StormDamageSection extends SectionBase {
  readonly kind: 'storm-damage';
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
  readonly groups: readonly {
    readonly name: string;
    readonly points: readonly { readonly name: string; readonly detail: string }[];
  }[];
}
export interface ProblemsSection extends SectionBase {
  readonly kind: 'problems';
  readonly problems: readonly {
    readonly problem: string;
    readonly causes: readonly string[];
    readonly consequences?: readonly string[];
    readonly solutions: readonly string[];
  }[];
}
/** Warning signs: what each means and what to do about it. */
export interface WarningSignsSection extends SectionBase {
  readonly kind: 'warning-signs';
  readonly signs: readonly { readonly sign: string; readonly meaning: string; readonly action: string }[];
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
export interface PricesSection extends SectionBase {
  readonly kind: 'prices';
  readonly prices: readonly { readonly label: string; readonly price: string }[];
  readonly note?: RichText;
}
/** Events by month or day on a ruler. */
export interface TimelineSection extends SectionBase {
  readonly kind: 'timeline';
  readonly entries: readonly { readonly when: string; readonly what: RichText }[];
}
/** A warning or a right that the reader must not miss. */
export interface NoticeSection extends SectionBase {
  readonly kind: 'notice';
  readonly text: RichText;
}
/** A prompt to book a visit in the middle of a page (anchors `booking`, `schedule-inspection`). */
export interface VisitSection extends SectionBase {
  readonly kind: 'visit';
  readonly text: RichText;
}
export interface FaqSection extends SectionBase {
  readonly kind: 'faq';
  readonly entries: readonly FaqEntry[];
}

/** A section of a page. A new kind needs a type here, a component, and a case in `components/sections/section-list.tsx`. */
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
  | NoticeSection
  | VisitSection
  | FaqSection;

export interface PageHero {
  /** The one h1 of the page. */
  readonly heading: string;
  readonly intro: RichText;
  /** Short facts under the introduction. */
  readonly facts?: readonly string[];
  /** The buttons, in order. Default: Get Free Estimate, then a call. Service pages also show the email link. */
  readonly actions?: readonly TextLink[];
  readonly media?: Media;
  /** Fine print that must be next to the introduction. */
  readonly note?: RichText;
}

export interface Closing {
  readonly heading: string;
  readonly text: RichText;
  readonly action?: TextLink;
}

/** A page that is made of sections. */
export interface Page<Path extends PagePath = PagePath> {
  readonly path: Path;
  /** The name of the page in breadcrumbs, related links and lists. */
  readonly name: string;
  /** Under 60 characters, with the brand. */
  readonly title: string;
  /** Under 155 characters. */
  readonly description: string;
  /** The day, `YYYY-MM-DD`, on which the content last changed. Used as `lastmod` in the sitemap. */
  readonly updated: string;
  readonly hero: PageHero;
  readonly sections: readonly Section[];
  readonly related?: readonly PagePath[];
  /** Default: the closing 'Ready when you are.' */
  readonly closing?: Closing;
  readonly footnote?: RichText;
}

/** A price range in US dollars, for search engines. The page shows the same figures as text. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
  /** For example 'per square', 'per sq ft', 'per linear foot', 'per window', 'per repair'. */
  readonly unit: string;
}

export interface ServicePage<Path extends ServicePath = ServicePath> extends Page<Path> {
  readonly category: ServiceCategory;
  /** Absent if the page says 'Priced after a free visit'. */
  readonly priceRange?: PriceRange;
}
