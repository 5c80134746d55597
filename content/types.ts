import type { DrawingName } from './drawings';
import type { FigureName, FigureRows, PartOf } from './figures';
import type { PictureName } from './pictures';
import type { Price, PriceRange } from '@/lib/prices/price';
import type { LadderRung } from '@/lib/prices/price-ladder';
import type { Term } from '@/lib/prices/term';
import type { WipeSet } from '@/lib/wipe/wipe';
import type { StepHours } from '@/lib/ruler/clock-columns';
import type { Scale, Span } from '@/lib/ruler/scale';
import type { Href, PagePath, ServicePath } from './paths';
import type { PricedJob } from './prices';
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

/** The picture of the links that lead to a page, or a drawing. */
export type Tile = PictureName | { readonly drawing: DrawingName };

/** A picture across the whole page. */
export interface WidePicture {
  readonly name: PictureName;
  readonly caption: string;
}

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

/** A gutter system, drawn and described at the top of its page. Three features are shown; 'Learn More' opens the rest. */
export interface GutterSystem {
  readonly name: string;
  readonly price: Price;
  readonly features: readonly [string, string, string, ...string[]];
  readonly warranty: string;
  readonly lifespan: string;
  readonly maintenance: string;
  readonly sizes: string;
  readonly more: { readonly points: readonly string[]; readonly link: TextLink };
}

/** A style, material or kind with its benefits. */
export interface Option {
  readonly name: string;
  readonly description: string;
  readonly media: Media;
  /** The heading of the list. Default: 'Benefits'. Repairs use 'Services'. */
  readonly pointsLabel?: string;
  readonly points?: readonly string[];
  readonly price?: Price;
  readonly link?: TextLink;
}

/** A span of months that the lenders offer. */
export interface LoanTerm {
  readonly name: string;
  readonly description: RichText;
  readonly points: readonly string[];
  readonly term: Term;
}

export interface Card {
  readonly title: string;
  readonly text: RichText;
  readonly points?: readonly string[];
  readonly price?: Price;
  readonly links?: readonly TextLink[];
}

interface SectionBase {
  /** The anchor without `#`, for sections that are link targets. */
  readonly id?: string;
  readonly heading: string;
  readonly intro?: RichText;
  /** The heading, shortened, for the rail of a page with a storyline. Without it the rail passes the section over. */
  readonly railLabel?: string;
  /** Puts the body behind a line with this label on phones, for what a visitor there can do without at first. */
  readonly foldedOnPhonesAs?: string;
  /** A drawing of what the section explains, for kinds without `media`. */
  readonly figure?: DrawingName;
  /** The background. Default: that of the storyline or of the kind, or else linen and chalk in turn. */
  readonly tone?: 'chalk' | 'linen' | 'slate' | 'shutter';
  /** The space around the section, `short` if it says little. Default: by its kind. */
  readonly space?: 'short' | 'usual';
}

/** Text in ruled columns. */
export interface CardsSection extends SectionBase {
  readonly kind: 'cards';
  /** On a desk. Default: 2. */
  readonly columns?: 2 | 3 | 4;
  readonly cards: readonly Card[];
}
/** Each title beside its text, for long texts. */
export interface RowsSection extends SectionBase {
  readonly kind: 'rows';
  readonly rows: readonly Card[];
}

export interface OptionsSection extends SectionBase {
  readonly kind: 'options';
  /** Prints prices without their unit, for sections whose text already names it. */
  readonly unit?: 'implied';
  readonly options: readonly Option[];
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
/** One of two lists to compare. */
export interface ComparedList {
  readonly heading: string;
  readonly items: readonly RichText[];
  /** `dash` for what is not done or does not fit. Default: `wedge`. */
  readonly mark?: 'wedge' | 'dash';
  readonly note?: RichText;
}
/** Two lists to compare. */
export interface ComparisonSection extends SectionBase {
  readonly kind: 'comparison';
  readonly columns: readonly [ComparedList, ComparedList];
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
  /** Puts a narrow table beside its heading. */
  readonly isBesideHeading?: true;
  /** Puts a long table behind a line that opens it, with this label. */
  readonly foldedAs?: string;
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
/** A step with its minutes, or one that has none: a moment between two others, or something for later. */
export interface CallStep extends ProcessStep {
  readonly minutes?: readonly [shortest: number, longest: number];
}
/** From a call to a covered hole: the steps with minutes as parts of one bar, to scale, and what follows below it. */
export interface CallSteps extends StepsBase {
  readonly display: 'call';
  readonly steps: readonly CallStep[];
}
/** One strip to scale, the steps of a visit one after the other. */
interface StripSteps extends StepsBase {
  readonly display: 'strip';
  readonly steps: readonly TimedStep[];
}
/** A step on a line of hours. Without hours it is a moment, such as a call. */
export interface LineStep extends ProcessStep {
  readonly hours?: StepHours;
  /** What has to pass before the next step, such as `Within 24 hours`. Not to scale. */
  readonly then?: string;
}
/** The steps from the first call on, on one line of hours. */
interface LineSteps extends StepsBase {
  readonly display: 'line';
  readonly steps: readonly LineStep[];
}
export type StepsSection = WordSteps | ClockSteps | CallSteps | StripSteps | LineSteps;

export interface Repair {
  readonly title: string;
  readonly description: string;
  readonly urgency: RepairUrgency;
}
export interface PricedRepair extends Repair {
  readonly price: PriceRange;
}
export interface RepairsSection extends SectionBase {
  readonly kind: 'repairs';
  readonly repairs: readonly Repair[];
}
/** Repairs beside a drawing of where they are, with their prices where each has its own. */
export interface RepairMapSection extends SectionBase {
  readonly kind: 'repair-map';
  readonly map: FigureRows<Repair | PricedRepair>;
}
/** What repairs cost, on one ruler. */
export interface PriceLadderSection extends SectionBase {
  readonly kind: 'price-ladder';
  readonly rungs: readonly LadderRung[];
  /** Dollars between the round marks of the ruler. */
  readonly step: number;
  /** The title and the first column of the table of the same prices. */
  readonly caption: string;
  readonly subject: string;
}
/** What a storm does, how bad it is and how soon to act. */
export interface StormType {
  readonly title: string;
  readonly description: string;
  readonly severity: StormSeverity;
  readonly timeframe: string;
}
/** Kinds of storm damage beside a drawing of where they are. */
export interface StormDamageSection extends SectionBase {
  readonly kind: 'storm-damage';
  readonly types: FigureRows<StormType>;
}
/** A problem with how soon to fix it. */
export interface Issue {
  readonly issue: string;
  readonly causes: string;
  readonly urgency: IssueUrgency;
  readonly timeframe: string;
}
/** Problems beside a drawing of where they are. */
export interface IssuesSection extends SectionBase {
  readonly kind: 'issues';
  readonly issues: FigureRows<Issue>;
}
/** A mark on the sheet of a visit: how a point is, or when it should be done. */
export type InspectionMark = 'Fine' | 'Watch' | 'Fix' | 'Now' | 'Soon' | 'Plan';
/** The initials on a part of the sample sheet. */
export type Initials = 'R. H.' | 'P. H.' | 'D. H.';
export interface InspectionPoint {
  readonly name: string;
  readonly detail?: RichText;
  /** Its mark on the sample sheet. */
  readonly sample: InspectionMark;
}
export interface InspectionGroup<Part extends string = string> {
  readonly name: string;
  /** The part with which the group begins. */
  readonly first: Part;
  readonly initials: Initials;
}
/** The points of an inspection on the sheet that a customer gets, beside the drawing that has their numbers. */
export interface InspectionSection extends SectionBase {
  readonly kind: 'inspection';
  /** The columns of boxes. Default: Fine, Watch, Fix. */
  readonly marks?: readonly [InspectionMark, InspectionMark, InspectionMark];
  readonly sheet: {
    readonly [Name in FigureName]: FigureRows<InspectionPoint, Name> & {
      readonly groups: readonly [InspectionGroup<PartOf<Name>>, ...InspectionGroup<PartOf<Name>>[]];
    };
  }[FigureName];
}
/** One visit of a plan: the months in which it falls, and what is done. */
export interface PlannedVisit {
  readonly name: string;
  /** Its first and its last month, from 1 to 12. */
  readonly months: readonly [first: number, last: number];
  readonly initials: Initials;
  readonly points: readonly InspectionPoint[];
}
/** The visits of a year on a pole of twelve months, each with its list. */
export interface VisitsSection extends SectionBase {
  readonly kind: 'visits';
  readonly visits: readonly [PlannedVisit, ...PlannedVisit[]];
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
export interface WarningSign {
  readonly sign: string;
  readonly drawing: DrawingName;
  readonly meaning: string;
  readonly action: string;
}
interface SignGroup {
  /** How soon: `This week`. */
  readonly when: string;
  readonly signs: readonly WarningSign[];
}
/** Signs by how soon they matter, the soonest first and largest. */
export interface WarningSignsSection extends SectionBase {
  readonly kind: 'warning-signs';
  readonly groups: readonly [now: SignGroup, plan: SignGroup, look: SignGroup];
}
/** The days of a job to scale, by its hours: as long as a small house takes, and as long as a large one. */
export interface WorkDaysSection extends SectionBase {
  readonly kind: 'work-days';
  readonly hoursADay: number;
  /** The steps with a name that fits on a bar. */
  readonly steps: readonly (TimedStep & { readonly short: string })[];
  readonly days: readonly { readonly when: string; readonly what: string }[];
  /** What is true of every night. */
  readonly night: string;
  /** What the two kinds of bars stand for. */
  readonly lanes: readonly [short: string, long: string];
  readonly note: string;
}
/** The price of a whole roof: its squares to count, the sum in one line, and every roof on the same house. */
export interface WholePriceSection extends SectionBase {
  readonly kind: 'whole-price';
  readonly squares: number;
  /** The job of the sum, first. */
  readonly job: PricedJob<PriceRange>;
  readonly jobs: readonly PricedJob<PriceRange>[];
  readonly sumNote: RichText;
  readonly note: RichText;
  readonly link: TextLink;
}
/** What is in a price, and beside it what can add to it. */
export interface LedgerSection extends SectionBase {
  readonly kind: 'ledger';
  readonly items: readonly RichText[];
  readonly added: { readonly heading: string; readonly items: readonly RichText[] };
}
/** Times on one scale of years, such as warranties and the life of what they cover. */
export interface YearBarsSection extends SectionBase {
  readonly kind: 'year-bars';
  readonly text: RichText;
  readonly bars: readonly { readonly name: string; readonly years: Span }[];
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
/** What a visitor notices, drawn, with the pages to start from; and where to start if it is none of them. */
export interface SymptomsSection extends SectionBase {
  readonly kind: 'symptoms';
  readonly symptoms: readonly {
    readonly symptom: string;
    readonly drawing: DrawingName;
    readonly links: readonly TextLink[];
  }[];
  readonly otherwise: { readonly symptom: string; readonly link: TextLink };
}
/** Signs that a visitor can see at home, each with its drawing. */
export interface SignsSection extends SectionBase {
  readonly kind: 'signs';
  readonly signs: readonly { readonly sign: string; readonly drawing: DrawingName }[];
}
/** Every page of each trade, in a column of its own. */
export interface DirectorySection extends SectionBase {
  readonly kind: 'directory';
  readonly trades: readonly { readonly name: string; readonly links: readonly TextLink[] }[];
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
  /** The months that the first entries are about, marked with their numbers on a year above them. */
  readonly months?: readonly (readonly [first: number, last: number])[];
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
/** Monthly payments on a ruler of months, at an amount and an APR that the visitor types. */
export interface LoanRulerSection extends SectionBase {
  readonly kind: 'loan-ruler';
  /** The amount that the field holds at first, in dollars, and what it stands for. */
  readonly amount: { readonly dollars: number; readonly stands: string };
  readonly terms: readonly [LoanTerm, LoanTerm, LoanTerm];
}
/** What the lender sets, what its words mean, and the lines of its offer that must not be empty. */
export interface LenderOfferSection extends SectionBase {
  readonly kind: 'lender-offer';
  /** The disclosure that the law asks for beside an advertised repayment period. */
  readonly text: RichText;
  readonly words: readonly { readonly word: string; readonly meaning: string }[];
  readonly offer: {
    readonly heading: string;
    readonly when: string;
    readonly lines: readonly { readonly name: string; readonly unit?: '%' | '$' }[];
    readonly advice: RichText;
  };
}
/** A prompt to book a visit, for the middle of a page (anchors `booking`, `schedule-inspection`). */
export interface VisitSection extends SectionBase {
  readonly kind: 'visit';
  readonly text: RichText;
}
export interface FaqSection extends SectionBase {
  readonly kind: 'faq';
  readonly entries: readonly FaqEntry[];
  /** A right or a warning beside the questions. */
  readonly aside?: { readonly heading: string; readonly text: RichText };
}
/** Two or three pictures of one camera, or drawings of one view, divided by boards that can be pulled, as wide as the page. */
export interface WipeSection extends SectionBase {
  readonly kind: 'wipe';
  readonly set: Exclude<WipeSet, 'colors'>;
  /** From left to right. */
  readonly stages: readonly ({ readonly name: string; readonly text: string } & (
    | { readonly picture: PictureName }
    /** Drawings of one viewBox, drawn from one spot. */
    | { readonly drawing: DrawingName }
  ))[];
  /** True if they show a job that is a sample. */
  readonly isSample?: boolean;
}
/** What to do before help comes, beside the reasons to call for it. */
export interface FirstStepsSection extends SectionBase {
  readonly kind: 'first-steps';
  readonly steps: readonly RichText[];
  readonly callIf: { readonly heading: string; readonly items: readonly RichText[]; readonly note?: RichText };
}
/** Prices in the order in which a customer learns them, beside a drawing. */
export interface CostMomentsSection extends SectionBase {
  readonly kind: 'cost-moments';
  readonly figure: DrawingName;
  readonly moments: readonly {
    readonly when: string;
    readonly what: string;
    readonly text: RichText;
    readonly prices?: readonly { readonly label: string; readonly price: Price }[];
  }[];
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
/** A way to use a loan, with the bar that shows it. */
export interface LoanUse {
  readonly bar: 'two jobs' | 'insurance and loan' | 'room by room';
  readonly text: RichText;
}
/** A note: a short list or a few sentences under a small heading, without a ground or a drawing of its own. */
export interface Note {
  readonly heading: string;
  readonly items?: readonly RichText[];
  /** If the order of the items matters: they are numbered. */
  readonly isOrdered?: true;
  readonly loanUses?: readonly LoanUse[];
  readonly text?: RichText;
}
/** A note, and others beside it. */
export interface NoteSection extends SectionBase, Note {
  readonly kind: 'note';
  /** How many notes are side by side on a desk. Default: 2. */
  readonly columns?: 2 | 3;
  readonly beside?: readonly Note[];
}

/** How long a material lasts on a wall, what it costs, and the care it needs. */
export interface MaterialLife {
  readonly name: string;
  readonly years: Span;
  readonly price: PriceRange;
  /** How often, in years; `coat` of paint or stain, or a `wash`. */
  readonly care: { readonly text: string; readonly every: Span; readonly mark: 'coat' | 'wash' };
}
/** Materials on one ruler of years and one of dollars. */
export interface LifespansSection extends SectionBase {
  readonly kind: 'lifespans';
  readonly rulers: { readonly years: Scale; readonly dollars: Scale };
  /** What the columns hold; `years` is printed beside the ruler. */
  readonly columns: {
    readonly material: string;
    readonly years: string;
    readonly price: string;
    readonly care: string;
  };
  readonly materials: readonly MaterialLife[];
  /** The name of the material that the page is about, if it is about one. */
  readonly own?: string;
  readonly footnote?: RichText;
}
/** Details that decide how well something works, each with its part of a drawing. */
export interface DetailsSection extends SectionBase {
  readonly kind: 'details';
  readonly details: FigureRows<{ readonly title: string; readonly text?: RichText }>;
  readonly footnote?: RichText;
}
/** How a job goes, and what its price includes: two notes. */
export interface JobSection extends SectionBase {
  readonly kind: 'job';
  readonly steps: readonly ProcessStep[];
  readonly included: { readonly heading: string; readonly items: readonly RichText[]; readonly warranty?: RichText };
}

/** A section of a page. A new kind needs a type here, a component in `components/sections/kinds/` and its row in `components/sections/kinds.ts`. */
export type Section =
  | CardsSection
  | RowsSection
  | OptionsSection
  | ListSection
  | ComparisonSection
  | TableSection
  | StepsSection
  | RepairsSection
  | RepairMapSection
  | PriceLadderSection
  | StormDamageSection
  | IssuesSection
  | InspectionSection
  | VisitsSection
  | ProblemsSection
  | WarningSignsSection
  | GutterSystemsSection
  | ProseSection
  | SymptomsSection
  | SignsSection
  | DirectorySection
  | IncludedSection
  | PricesSection
  | TimelineSection
  | YearsSection
  | NoticeSection
  | LoanRulerSection
  | LenderOfferSection
  | VisitSection
  | FaqSection
  | WipeSection
  | FirstStepsSection
  | CostMomentsSection
  | ChoiceSection
  | ScaledSection
  | NeedsSection
  | NoteSection
  | WorkDaysSection
  | WholePriceSection
  | LedgerSection
  | YearBarsSection
  | LifespansSection
  | DetailsSection
  | JobSection;

export interface PageHero {
  /** The page's only h1. */
  readonly heading: string;
  /** The heading in lines that get longer along the slope, for a page with a picture that begins under the rake. */
  readonly lines?: readonly string[];
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
  /** False: the page does without the list of its headings, because its sections are as wide as the screen. */
  readonly listsSections?: false;
  readonly related?: readonly PagePath[];
  /** The picture of the links that lead to the page. Default: the one at its top. */
  readonly tile?: Tile;
  /** How the page ends: one line and one action of its own, or nothing (`null`) on pages that sell nothing. */
  readonly closing: Closing | null;
  readonly footnote?: RichText;
}

/** A page to read like a document: one column of text, and its contents beside it. */
export interface DocumentPage<Path extends PagePath = PagePath> extends Page<Path> {
  readonly sections: readonly Extract<Section, { readonly kind: 'list' | 'rows' | 'prose' | 'table' }>[];
}

interface ServicePageBase<Path extends ServicePath> extends Page<Path> {
  readonly category: ServiceCategory;
  /** The price range for search engines; the page prints the same figures. Leave it out if the page prints none. */
  readonly priceRange?: PriceRange;
}

/** A page about a service. Its storyline decides what its first screen needs (content/storylines.ts). */
export type ServicePage<Path extends ServicePath = ServicePath> = ServicePageBase<Path> & Story;

/** A page that follows one of these storylines. */
export type StoryPage<Name extends StoryName = StoryName, Path extends PagePath = PagePath> = Page<Path> &
  Extract<Story, { readonly storyline: Name }>;
