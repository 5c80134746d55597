import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import { isDark, type Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';
import { headingId } from './heading-id';

interface SectionTitleProps {
  readonly section: Section;
  readonly tone: Tone;
}

export function SectionTitle({ section, tone }: SectionTitleProps) {
  return (
    <>
      <h2 id={headingId(section)} className="text-h2">
        <RichText>{section.heading}</RichText>
      </h2>
      {section.intro ? (
        <p className={clsx('mt-3 max-w-measure text-lead md:mt-4', isDark(tone) ? 'text-cream-2' : 'text-ink-2')}>
          <RichText>{section.intro}</RichText>
        </p>
      ) : null}
    </>
  );
}
