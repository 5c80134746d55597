import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { isDark, Section, type Tone } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { RichText as RichTextContent, Section as SectionContent } from '@/content/types';
import { headingId } from './heading-id';
import { Illustrated } from './illustrated';
import { SectionBody } from './section-body';

export interface SectionFrameProps {
  readonly section: SectionContent;
  readonly tone: Tone;
  readonly isShort: boolean;
  readonly className?: string;
  readonly footnote?: RichTextContent;
  readonly children: ReactNode;
}

export function SectionFrame({ section, tone, isShort, className, footnote, children }: SectionFrameProps) {
  const id = headingId(section);
  const { heading, intro, figure } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space={isShort ? 'short' : 'usual'} className={className}>
      <Reveal>
        <SectionHeading
          id={id}
          intro={intro ? <RichText>{intro}</RichText> : undefined}
          onDark={isDark(tone)}
          space={isShort ? 'short' : 'usual'}
        >
          <RichText>{heading}</RichText>
        </SectionHeading>
      </Reveal>
      <SectionBody foldedOnPhonesAs={section.foldedOnPhonesAs} footnote={footnote} onDark={isDark(tone)}>
        {figure ? <Illustrated drawing={figure}>{children}</Illustrated> : children}
      </SectionBody>
    </Section>
  );
}
