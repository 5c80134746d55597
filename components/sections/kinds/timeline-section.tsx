import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { MonthPole } from '@/components/sections/parts/month-pole';
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

/** Months or days on a ruler, or below a year with their months marked. */
export function TimelineSection({ section, tone, isShort }: SectionProps<'timeline'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {section.months ? <MonthPole spans={section.months} /> : null}
      <Reveal
        as="ol"
        stagger
        className={
          section.months ? 'mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3' : clsx('gap-y-6', lying[section.entries.length])
        }
      >
        {section.entries.map(({ when, what }, index) => (
          <li key={when} className={section.months ? undefined : 'tape-mark'}>
            <h3 className="text-h4">
              {section.months?.[index] ? <span aria-hidden="true">{`${index + 1}. `}</span> : null}
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
