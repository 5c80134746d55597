import clsx from 'clsx';
import { RichText, Text } from '@/components/ui/rich-text';
import { MonthPole } from '@/components/sections/parts/month-pole';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SpanPole } from '@/components/sections/parts/span-pole';
import type { DaySpan } from '@/content/types';

/** Where four days don't fit in one row, they're in two rows of two, so that the last isn't alone in its row. */
const columns = {
  months: 'sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
  days: 'sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
} as const;

function DayPole({ spans }: { readonly spans: readonly DaySpan[] }) {
  const days = Math.max(...spans.map(({ longest }) => longest));
  return (
    <SpanPole
      fields={Array.from({ length: days }, (_, day) => ({ name: `Day ${day + 1}`, short: String(day + 1) }))}
      spans={spans.map(({ start, shortest, longest }) => ({ low: start, high: shortest, latest: longest }))}
    />
  );
}

export function TimelineSection({ section, tone, isShort }: SectionProps<'timeline'>) {
  const { months, days, entries } = section;
  const spans = months ?? days;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {months ? <MonthPole spans={months} /> : <DayPole spans={days} />}
      <ol data-stagger="" className={clsx('mt-6 grid gap-x-8 gap-y-4', months ? columns.months : columns.days)}>
        {entries.map(({ when, what }, index) => (
          <li key={when}>
            <h3 className="text-h4">
              {spans[index] ? <span aria-hidden="true">{`${index + 1}. `}</span> : null}
              <RichText>{when}</RichText>
            </h3>
            <Text className="mt-1.5 max-w-copy text-ink-2" text={what} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
