import clsx from 'clsx';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Hatch } from '@/components/ruler/hatch';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { marksOn, placeOn } from '@/lib/ruler/scale';
import { textAnchorOn } from '@/lib/ruler/text-anchor';

const looks = [
  { bar: 'fill-shutter', text: 'fill-cream stroke-shutter' },
  { bar: 'fill-ochre', text: 'fill-ink stroke-ochre' },
  { bar: 'fill-pine', text: 'fill-ink stroke-pine' },
] as const;
const height = 42;
/** Years between marks. */
const step = 5;
/** In percent of the scale. A shorter bar has no room for its name on a phone, so the name is to its right. */
const minLengthForName = 60;

export function YearBarsSection({ section, tone }: SectionProps<'year-bars'>) {
  const id = headingId(section);
  const { bars, text } = section;
  const scale = { low: 0, high: Math.ceil(Math.max(...bars.map(({ years }) => years.high)) / step) * step };
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <Text as="h2" id={id} className="note-heading" text={section.heading} />
      <Text className="mt-2 max-w-copy text-ink-2 max-sm:text-base/snug" text={text} />
      <div className="mt-3 break-inside-avoid md:mt-5">
        <ul className="grid gap-1.5">
          {bars.map(({ name, years }, index) => {
            const look = looks[index % looks.length] ?? looks[0];
            const end = placeOn(scale, years.high);
            const isInside = end >= minLengthForName;
            return (
              <li key={name}>
                <p className="sr-only">{name}</p>
                <svg aria-hidden="true" width="100%" height={height} className="block">
                  <Hatch id={`years-${index}`} className={look.bar} />
                  <rect width={`${end}%`} height="100%" fill={`url(#years-${index})`} />
                  <rect width={`${placeOn(scale, years.low)}%`} height="100%" className={look.bar} />
                  <text
                    x={isInside ? 0 : `${end}%`}
                    dx="14"
                    y="27"
                    className={clsx('font-bold max-sm:text-base', isInside ? `${look.text} year-bar-name` : 'fill-ink')}
                  >
                    {name}
                  </text>
                </svg>
              </li>
            );
          })}
        </ul>
        <svg aria-hidden="true" width="100%" height="34" className="block overflow-visible border-t-2 border-ink">
          {marksOn(scale, step).map((value) => {
            const textAnchor = textAnchorOn(scale, value);
            return (
              <text
                key={value}
                x={`${placeOn(scale, value)}%`}
                y="22"
                textAnchor={textAnchor}
                // Phones have room only for the labels at the ends.
                className={clsx('fill-ink text-small', textAnchor === 'middle' && 'max-sm:hidden')}
              >
                {value === scale.high ? `${value} years` : value}
              </text>
            );
          })}
        </svg>
      </div>
    </Section>
  );
}
