import type { ComponentType } from 'react';
import type { Section, SectionOf } from '@/content/section-kinds';
import { CardsSection } from './kinds/cards-section';
import { ChoiceSection } from './kinds/choice-section';
import { DetailsSection } from './kinds/details-section';
import { DrawnPointsSection } from './kinds/drawn-points-section';
import { FaqSection } from './kinds/faq-section';
import { FirstStepsSection } from './kinds/first-steps-section';
import { GutterSystemsSection } from './kinds/gutter-systems-section';
import { InspectionSection } from './kinds/inspection-section';
import { JobInWritingSection } from './kinds/job-in-writing-section';
import { LifespansSection } from './kinds/lifespans-section';
import { ListSection } from './kinds/list-section';
import { NoteSection } from './kinds/note-section';
import { NoticeSection } from './kinds/notice-section';
import { OptionsSection } from './kinds/options-section';
import { ProblemsSection } from './kinds/problems-section';
import { ProseSection } from './kinds/prose-section';
import { RepairsSection } from './kinds/repairs-section';
import { RowsSection } from './kinds/rows-section';
import { ScaledSection } from './kinds/scaled-section';
import { SignsSection } from './kinds/signs-section';
import { StepsSection } from './kinds/steps-section';
import { TableSection } from './kinds/table-section';
import { TimelineSection } from './kinds/timeline-section';
import { VisitsSection } from './kinds/visits-section';
import { WarningSignsSection } from './kinds/warning-signs-section';
import { WipeSection } from './kinds/wipe-section';
import type { SectionProps } from './parts/section-props';

export type Kind = Section['kind'];

interface SectionKind<K extends Kind> {
  readonly Section: ComponentType<SectionProps<K>>;
  /** The space above and below. A record can override it, and some components have their own. Default: usual. */
  readonly space?: 'short';
  /** The name of the look that the section's fields choose. The gallery shows examples of each look. */
  readonly variant?: (section: SectionOf<K>) => string;
}

const kinds = {
  cards: { Section: CardsSection, space: 'short' },
  choice: { Section: ChoiceSection },
  details: { Section: DetailsSection, variant: ({ layout = 'list' }) => layout },
  'drawn-points': { Section: DrawnPointsSection },
  faq: { Section: FaqSection },
  'first-steps': { Section: FirstStepsSection },
  'gutter-systems': { Section: GutterSystemsSection },
  inspection: { Section: InspectionSection },
  'job-in-writing': { Section: JobInWritingSection },
  lifespans: { Section: LifespansSection },
  list: { Section: ListSection, space: 'short', variant: ({ style }) => style },
  note: { Section: NoteSection },
  notice: { Section: NoticeSection, space: 'short', variant: ({ display = 'box' }) => display },
  options: { Section: OptionsSection },
  problems: { Section: ProblemsSection },
  prose: { Section: ProseSection, space: 'short' },
  repairs: { Section: RepairsSection },
  rows: { Section: RowsSection },
  scaled: { Section: ScaledSection },
  signs: { Section: SignsSection, space: 'short' },
  steps: { Section: StepsSection },
  table: { Section: TableSection },
  timeline: { Section: TimelineSection },
  visits: { Section: VisitsSection },
  'warning-signs': { Section: WarningSignsSection },
  wipe: { Section: WipeSection },
} satisfies { readonly [K in Kind]: SectionKind<K> };

export function kindOf<K extends Kind>(section: SectionOf<K>): SectionKind<K> {
  const rows: { readonly [Each in Kind]: SectionKind<Each> } = kinds;
  return rows[section.kind];
}

export function isShort(section: Section): boolean {
  return (section.space ?? kindOf(section).space) === 'short';
}
