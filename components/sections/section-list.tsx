import type { ReactNode } from 'react';
import { CardsSection } from '@/components/sections/kinds/cards-section';
import { ComparisonSection } from '@/components/sections/kinds/comparison-section';
import { FaqSection } from '@/components/sections/kinds/faq-section';
import { GutterSystemsSection } from '@/components/sections/kinds/gutter-systems-section';
import { IncludedSection } from '@/components/sections/kinds/included-section';
import { InspectionSection } from '@/components/sections/kinds/inspection-section';
import { IssuesSection } from '@/components/sections/kinds/issues-section';
import { LayersSection } from '@/components/sections/kinds/layers-section';
import { ListSection } from '@/components/sections/kinds/list-section';
import { MaterialsSection } from '@/components/sections/kinds/materials-section';
import { NoticeSection } from '@/components/sections/kinds/notice-section';
import { OptionsSection } from '@/components/sections/kinds/options-section';
import { PricesSection } from '@/components/sections/kinds/prices-section';
import { ProblemsSection } from '@/components/sections/kinds/problems-section';
import { ProseSection } from '@/components/sections/kinds/prose-section';
import { RepairsSection } from '@/components/sections/kinds/repairs-section';
import { StepsSection } from '@/components/sections/kinds/steps-section';
import { StormDamageSection } from '@/components/sections/kinds/storm-damage-section';
import { SymptomsSection } from '@/components/sections/kinds/symptoms-section';
import { TableSection } from '@/components/sections/kinds/table-section';
import { TimelineSection } from '@/components/sections/kinds/timeline-section';
import { VisitSection } from '@/components/sections/kinds/visit-section';
import { WarningSignsSection } from '@/components/sections/kinds/warning-signs-section';
import { YearsSection } from '@/components/sections/kinds/years-section';
import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';
import { sectionTones } from './section-tones';

function drawn(section: Section, tone: Tone, key: number): ReactNode {
  switch (section.kind) {
    case 'cards':
      return <CardsSection key={key} section={section} tone={tone} />;
    case 'options':
      return <OptionsSection key={key} section={section} tone={tone} />;
    case 'list':
      return <ListSection key={key} section={section} tone={tone} />;
    case 'comparison':
      return <ComparisonSection key={key} section={section} tone={tone} />;
    case 'table':
      return <TableSection key={key} section={section} tone={tone} />;
    case 'materials':
      return <MaterialsSection key={key} section={section} tone={tone} />;
    case 'steps':
      return <StepsSection key={key} section={section} tone={tone} />;
    case 'repairs':
      return <RepairsSection key={key} section={section} tone={tone} />;
    case 'storm-damage':
      return <StormDamageSection key={key} section={section} tone={tone} />;
    case 'issues':
      return <IssuesSection key={key} section={section} tone={tone} />;
    case 'inspection':
      return <InspectionSection key={key} section={section} tone={tone} />;
    case 'problems':
      return <ProblemsSection key={key} section={section} tone={tone} />;
    case 'warning-signs':
      return <WarningSignsSection key={key} section={section} tone={tone} />;
    case 'layers':
      return <LayersSection key={key} section={section} tone={tone} />;
    case 'gutter-systems':
      return <GutterSystemsSection key={key} section={section} tone={tone} />;
    case 'prose':
      return <ProseSection key={key} section={section} tone={tone} />;
    case 'symptoms':
      return <SymptomsSection key={key} section={section} tone={tone} />;
    case 'included':
      return <IncludedSection key={key} section={section} tone={tone} />;
    case 'prices':
      return <PricesSection key={key} section={section} tone={tone} />;
    case 'timeline':
      return <TimelineSection key={key} section={section} tone={tone} />;
    case 'years':
      return <YearsSection key={key} section={section} tone={tone} />;
    case 'notice':
      return <NoticeSection key={key} section={section} tone={tone} />;
    case 'visit':
      return <VisitSection key={key} section={section} tone={tone} />;
    case 'faq':
      return <FaqSection key={key} section={section} tone={tone} />;
    default: {
      // A section kind without a case does not compile.
      const unknown: never = section;
      return unknown;
    }
  }
}

interface SectionListProps {
  readonly sections: readonly Section[];
  /** The background of the part above the first section. */
  readonly before?: 'chalk' | 'linen';
}

/** The sections of a page in order, each with the component of its kind and its own background. */
export function SectionList({ sections, before = 'chalk' }: SectionListProps) {
  const tones = sectionTones(sections, before);
  return sections.map((section, index) => drawn(section, tones[index] ?? 'chalk', index));
}
