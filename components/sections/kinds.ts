import type { ComponentType } from 'react';
import type { Tone } from '@/components/ui/section';
import type { Card, CardsSection as CardsContent, PricedOption, Section } from '@/content/types';
import { CardsSection } from './kinds/cards-section';
import { ChoiceSection } from './kinds/choice-section';
import { ComparisonSection } from './kinds/comparison-section';
import { CostMomentsSection } from './kinds/cost-moments-section';
import { DetailsSection } from './kinds/details-section';
import { DirectorySection } from './kinds/directory-section';
import { FaqSection } from './kinds/faq-section';
import { FirstStepsSection } from './kinds/first-steps-section';
import { GutterSystemsSection } from './kinds/gutter-systems-section';
import { IncludedSection } from './kinds/included-section';
import { InspectionSection } from './kinds/inspection-section';
import { IssuesSection } from './kinds/issues-section';
import { JobSection } from './kinds/job-section';
import { LayersSection } from './kinds/layers-section';
import { LenderOfferSection } from './kinds/lender-offer-section';
import { LedgerSection } from './kinds/ledger-section';
import { LifespansSection } from './kinds/lifespans-section';
import { ListSection } from './kinds/list-section';
import { LoanRulerSection } from './kinds/loan-ruler-section';
import { MaterialsSection } from './kinds/materials-section';
import { NeedsSection } from './kinds/needs-section';
import { NoteSection } from './kinds/note-section';
import { NoticeSection } from './kinds/notice-section';
import { OptionsSection } from './kinds/options-section';
import { PriceLadderSection } from './kinds/price-ladder-section';
import { PricesSection } from './kinds/prices-section';
import { ProblemsSection } from './kinds/problems-section';
import { ProseSection } from './kinds/prose-section';
import { RepairMapSection } from './kinds/repair-map-section';
import { RepairsSection } from './kinds/repairs-section';
import { ScaledSection } from './kinds/scaled-section';
import { StepsSection } from './kinds/steps-section';
import { StormDamageSection } from './kinds/storm-damage-section';
import { SymptomsSection } from './kinds/symptoms-section';
import { TableSection } from './kinds/table-section';
import { TimelineSection } from './kinds/timeline-section';
import { VisitSection } from './kinds/visit-section';
import { VisitsSection } from './kinds/visits-section';
import { WarningSignsSection } from './kinds/warning-signs-section';
import { WholePriceSection } from './kinds/whole-price-section';
import { WipeSection } from './kinds/wipe-section';
import { WorkDaysSection } from './kinds/work-days-section';
import { YearBarsSection } from './kinds/year-bars-section';
import { YearsSection } from './kinds/years-section';
import type { SectionProps } from './parts/section-props';

export type Kind = Section['kind'];
type SectionOf<K extends Kind> = Extract<Section, { readonly kind: K }>;

/** What the page needs to know about a kind of section. */
export interface SectionKind<K extends Kind> {
  readonly Section: ComponentType<SectionProps<K>>;
  /** Whether the section says so little that the usual space around it would be larger than the text. */
  readonly isShort: (section: SectionOf<K>) => boolean;
  /** The kinds whose subject this one goes on with, and whose background it keeps when it follows one of them. */
  readonly continues?: readonly Kind[];
  /** The dark background that the kind is also designed for. */
  readonly darkTone?: (section: SectionOf<K>) => Tone | undefined;
  /** The field that chooses between the looks of the kind. The gallery shows one example of each. */
  readonly variant?: (section: SectionOf<K>) => string;
}

const always = () => true;
const never = () => false;

/** At most four items of a few lines each. */
function areBrief(items: readonly (Card | PricedOption)[]): boolean {
  return items.length <= 4 && items.every(({ points = [] }) => points.length <= 2);
}

/** Up to four without pictures fit side by side. */
function areShortOptions(options: readonly PricedOption[]): boolean {
  const havePictures = options.some((option) => 'media' in option && option.media);
  return (options.length <= 4 && !havePictures) || areBrief(options);
}

function isShortCards(section: CardsContent): boolean {
  if (section.layout === 'figures') return true;
  if (section.layout === 'columns') return section.cards.length <= 4;
  return section.layout === 'pictures' && areBrief(section.cards);
}

/**
 * Every kind of section with its component and its traits. A new kind is its type in `content/types.ts`, its component
 * in `kinds/` and its row here; a missing row does not compile.
 */
const kinds: { readonly [K in Kind]: SectionKind<K> } = {
  cards: { Section: CardsSection, isShort: isShortCards, variant: ({ layout }) => layout },
  choice: { Section: ChoiceSection, isShort: never },
  comparison: {
    Section: ComparisonSection,
    isShort: ({ columns }) => columns.every(({ items }) => items.length <= 5),
    continues: ['list'],
  },
  'cost-moments': { Section: CostMomentsSection, isShort: never },
  details: { Section: DetailsSection, isShort: never },
  directory: { Section: DirectorySection, isShort: never },
  faq: { Section: FaqSection, isShort: never },
  'first-steps': { Section: FirstStepsSection, isShort: never, darkTone: () => 'slate' },
  'gutter-systems': { Section: GutterSystemsSection, isShort: never },
  included: { Section: IncludedSection, isShort: always, continues: ['steps', 'timeline'] },
  inspection: { Section: InspectionSection, isShort: never },
  issues: { Section: IssuesSection, isShort: never },
  'lender-offer': { Section: LenderOfferSection, isShort: never },
  'loan-ruler': { Section: LoanRulerSection, isShort: never },
  ledger: { Section: LedgerSection, isShort: never },
  job: { Section: JobSection, isShort: always },
  layers: { Section: LayersSection, isShort: never },
  lifespans: { Section: LifespansSection, isShort: never },
  list: {
    Section: ListSection,
    isShort: ({ items, style }) => items.length <= (style === 'ordered' ? 3 : 6),
    continues: ['prices'],
    darkTone: ({ style, media }) => (style === 'ordered' && !media ? 'slate' : undefined),
    variant: ({ style }) => style,
  },
  materials: { Section: MaterialsSection, isShort: never },
  needs: { Section: NeedsSection, isShort: never },
  note: { Section: NoteSection, isShort: always },
  notice: {
    Section: NoticeSection,
    isShort: always,
    continues: ['steps', 'table', 'list', 'problems', 'options', 'prose', 'prices'],
  },
  options: { Section: OptionsSection, isShort: ({ options }) => areShortOptions(options) },
  prices: {
    Section: PricesSection,
    isShort: ({ prices }) => prices.length <= 4,
    continues: ['materials', 'options', 'table', 'cards', 'comparison'],
  },
  'price-ladder': { Section: PriceLadderSection, isShort: never },
  problems: {
    Section: ProblemsSection,
    isShort: never,
    variant: ({ showsConsequences }) => (showsConsequences ? 'with consequences' : 'without consequences'),
  },
  prose: {
    Section: ProseSection,
    isShort: ({ paragraphs }) => paragraphs.length <= 2,
    continues: ['prose', 'cards', 'table', 'included', 'comparison'],
  },
  'repair-map': { Section: RepairMapSection, isShort: never },
  repairs: { Section: RepairsSection, isShort: never },
  scaled: { Section: ScaledSection, isShort: never },
  steps: { Section: StepsSection, isShort: ({ steps }) => steps.length <= 4, variant: ({ display }) => display },
  'storm-damage': { Section: StormDamageSection, isShort: never },
  symptoms: { Section: SymptomsSection, isShort: never },
  table: { Section: TableSection, isShort: ({ rows, columns }) => rows.length <= 4 && columns.length <= 3 },
  timeline: { Section: TimelineSection, isShort: never },
  visit: { Section: VisitSection, isShort: always, darkTone: () => 'shutter' },
  visits: { Section: VisitsSection, isShort: never },
  'warning-signs': { Section: WarningSignsSection, isShort: never },
  'whole-price': { Section: WholePriceSection, isShort: never },
  wipe: { Section: WipeSection, isShort: never },
  'work-days': { Section: WorkDaysSection, isShort: never },
  'year-bars': { Section: YearBarsSection, isShort: never },
  years: { Section: YearsSection, isShort: always, continues: ['prose'] },
};

/** The row of a section's kind. */
export function kindOf<K extends Kind>(section: SectionOf<K>): SectionKind<K> {
  return kinds[section.kind];
}
