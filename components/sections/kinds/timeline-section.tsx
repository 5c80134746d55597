import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/* From tablets on the ruler lies across the page, in two rows where one has no room for all marks. */
const lying: Readonly<Record<number, string>> = {
  2: 'sm:tape-lying sm:grid-cols-2',
  3: 'sm:tape-lying sm:grid-cols-3',
  4: 'sm:tape-lying sm:grid-cols-2 md:grid-cols-4',
  5: 'lg:tape-lying lg:grid-cols-5',
  6: 'sm:tape-lying sm:grid-cols-3 xl:grid-cols-6',
};

/** Months or days on a ruler. */
export function TimelineSection({ section, tone, isShort }: SectionProps<'timeline'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal as="ol" stagger className={clsx('gap-y-6', lying[section.entries.length])}>
        {section.entries.map(({ when, what }) => (
          <li key={when} className="tape-mark">
            <h3 className="text-h4">
              <RichText>{when}</RichText>
            </h3>
            <p className="mt-1.5 max-w-copy text-ink-2">
              <RichText>{what}</RichText>
            </p>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
