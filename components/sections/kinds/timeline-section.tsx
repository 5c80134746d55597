import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { MonthPole } from '@/components/sections/parts/month-pole';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

const horizontal = 'gap-y-6 sm:tape-horizontal sm:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]';

export function TimelineSection({ section, tone, isShort }: SectionProps<'timeline'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {section.months ? <MonthPole spans={section.months} /> : null}
      <Reveal
        as="ol"
        stagger
        className={
          section.months ? 'mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]' : horizontal
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
