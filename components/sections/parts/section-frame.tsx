import type { ReactNode } from 'react';
import { isDark, Section, type Tone } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { RichText as RichTextContent } from '@/content/rich-text';
import type { Section as SectionContent } from '@/content/section-kinds';
import { headingId } from './heading-id';
import { SectionBody } from './section-body';

export interface FrameProps {
  readonly section: SectionContent;
  readonly tone: Tone;
  readonly isShort: boolean;
  readonly footnote?: RichTextContent;
  readonly children: ReactNode;
}

export function SectionFrame({ section, tone, isShort, footnote, children }: FrameProps) {
  const id = headingId(section);
  const { heading, intro } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space={isShort ? 'short' : 'usual'}>
      <SectionHeading id={id} intro={intro} onDark={isDark(tone)} space={isShort ? 'short' : 'usual'}>
        {heading}
      </SectionHeading>
      <SectionBody footnote={footnote} onDark={isDark(tone)}>
        {children}
      </SectionBody>
    </Section>
  );
}
