import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { isDark, Section, type Tone } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { DrawingName } from '@/content/drawings';
import type { RichText as RichTextContent, Section as SectionContent } from '@/content/types';
import { headingId } from './heading-id';
import { MediaPanel } from './media-panel';
import { SectionBody } from './section-body';

export interface FrameProps {
  readonly section: SectionContent;
  readonly tone: Tone;
  readonly isShort: boolean;
  readonly footnote?: RichTextContent;
  readonly children: ReactNode;
}

interface SectionFrameProps extends FrameProps {
  readonly className?: string;
}

function Illustrated({ drawing, children }: { readonly drawing: DrawingName; readonly children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <MediaPanel
        media={{ kind: 'drawing', name: drawing }}
        sizes="33vw"
        shape="aspect-4/3 sm:max-md:aspect-5/2 lg:aspect-auto lg:max-h-88 lg:min-h-60 lg:self-stretch"
        className="max-md:-mx-(--pad) md:max-lg:max-w-measure lg:sticky lg:top-32"
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function SectionFrame({ section, tone, isShort, className, footnote, children }: SectionFrameProps) {
  const id = headingId(section);
  const { heading, intro, drawing } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space={isShort ? 'short' : 'usual'} className={className}>
      <Reveal>
        <SectionHeading id={id} intro={intro} onDark={isDark(tone)} space={isShort ? 'short' : 'usual'}>
          {heading}
        </SectionHeading>
      </Reveal>
      <SectionBody foldedOnPhonesAs={section.foldedOnPhonesAs} footnote={footnote} onDark={isDark(tone)}>
        {drawing ? <Illustrated drawing={drawing}>{children}</Illustrated> : children}
      </SectionBody>
    </Section>
  );
}
