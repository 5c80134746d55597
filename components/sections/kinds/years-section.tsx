import { Reveal } from '@/components/motion/reveal';
import { Text } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { YearPole } from '@/components/sections/parts/year-pole';

export function YearsSection({ section, tone, isShort }: SectionProps<'years'>) {
  const places = section.marks.map(({ place }) => place);
  // Like the footer's year, this is the year of the build.
  const years = { first: section.first, last: new Date().getFullYear() };
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <YearPole {...years} places={places} />
      <Reveal as="ol" stagger className="mt-4 grid gap-x-10 gap-y-3 md:mt-6 md:grid-cols-3">
        {section.marks.map(({ when, what }, index) => (
          <li key={when} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center bg-door font-serif text-h4 leading-none font-bold text-white"
            >
              {index + 1}
            </span>
            <div>
              <Text as="h3" className="text-h4" text={when} />
              <Text className="mt-0.5 text-ink-2 max-sm:text-base" text={what} />
            </div>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
