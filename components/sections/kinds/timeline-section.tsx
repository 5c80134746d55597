import { RichText, Text } from '@/components/ui/rich-text';
import { MonthPole } from '@/components/sections/parts/month-pole';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function TimelineSection({ section, tone, isShort }: SectionProps<'timeline'>) {
  const { months, entries } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <MonthPole spans={months} />
      {/* Six in one row, or three and three. */}
      <ol
        data-stagger=""
        className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(max(8.5rem,calc(33%-2rem)),1fr))] 3xl:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
      >
        {entries.map(({ when, what }, index) => (
          <li key={when}>
            <h3 className="text-h4">
              {months[index] ? <span aria-hidden="true">{`${index + 1}. `}</span> : null}
              <RichText>{when}</RichText>
            </h3>
            <Text className="mt-1.5 max-w-copy text-ink-2" text={what} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
