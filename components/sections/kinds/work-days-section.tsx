import { Hatch } from '@/components/ruler/hatch';
import { RulerTable } from '@/components/ruler/ruler-table';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { HorizontalDay, VerticalDay } from '@/components/sections/parts/work-day';
import { Text } from '@/components/ui/rich-text';
import { SectionHeading } from '@/components/ui/section-heading';
import { Section } from '@/components/ui/section';
import { workBars, type WorkBar } from '@/lib/schedule/work-days';

/** `Day 2`, or `Days 1–2`. */
function daysOf(bars: readonly WorkBar[], step: number): string {
  const days = bars.filter((bar) => bar.step === step).map(({ day }) => day + 1);
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? first;
  return first === last ? `Day ${first}` : `Days ${first}–${last}`;
}

export function WorkDaysSection({ section, tone }: SectionProps<'work-days'>) {
  const id = headingId(section);
  const { steps, days, hoursADay, lanes, night, note } = section;
  const shortest = workBars(steps, 'shortest', hoursADay);
  const longest = workBars(steps, 'longest', hoursADay);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} className="story-wide">
      <SectionHeading id={id} intro={section.intro} space="short">
        {section.heading}
      </SectionHeading>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <Hatch id="long-day" className="fill-shutter" />
      </svg>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-base font-semibold">
        {lanes.map((lane, index) => (
          <li key={lane} className="flex items-center gap-2.5">
            <svg aria-hidden="true" className="h-4 w-9 flex-none border-fine border-shutter bg-white">
              <rect
                width="100%"
                height="100%"
                fill={index === 0 ? undefined : 'url(#long-day)'}
                className={index === 0 ? 'fill-shutter' : undefined}
              />
            </svg>
            {lane}
          </li>
        ))}
      </ul>
      <ol aria-hidden="true" className="mt-2.5 flex flex-wrap gap-x-6 text-base max-md:hidden">
        {steps.map(({ title, short = title }, index) => (
          <li key={title}>
            <b>{index + 1}</b> {short}
          </li>
        ))}
      </ol>
      <ol className="work-days">
        {days.map(({ when, what }, day) => {
          const onThisDay = (bars: readonly WorkBar[]) => bars.filter((bar) => bar.day === day);
          const drawn = {
            lanes: [onThisDay(shortest), onThisDay(longest)],
            night: day < days.length - 1 ? night : undefined,
          } as const;
          return (
            <li key={when}>
              <HorizontalDay {...drawn} />
              <VerticalDay {...drawn} />
              <div className="work-day-text">
                <h3 className="text-h4">{when}</h3>
                <Text className="text-ink-2 max-md:text-small" text={what} />
              </div>
            </li>
          );
        })}
      </ol>
      <RulerTable
        caption="Each step with its time and its days"
        columns={['Step', 'Time', ...lanes]}
        rows={steps.map(({ title, duration }, index) => [
          title,
          duration,
          daysOf(shortest, index),
          daysOf(longest, index),
        ])}
      />
      <p className="mt-3 max-w-copy text-small text-ink-2 md:mt-5">{note}</p>
    </Section>
  );
}
