import clsx from 'clsx';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';

export function DrawnPointsSection({ section, tone }: SectionProps<'drawn-points'>) {
  const id = headingId(section);
  const { drawing, points } = section;
  const lengths = points.map(({ text = '' }) => text.length);
  const longest = lengths.indexOf(Math.max(...lengths));
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <Text as="h2" id={id} className="text-h2" text={section.heading} />
      <div
        className={clsx(
          'mt-4 overflow-hidden border-fine border-ink max-sm:-mx-(--pad) max-sm:border-x-0',
          backgroundOf(drawing),
        )}
      >
        <Drawing name={drawing} className="h-auto w-full" />
      </div>
      {/* The columns are the widths of the doors in the drawing. On phones, the longest text has a row to itself. */}
      <ul
        className={clsx(
          'mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4.5 leading-snug',
          'md:mt-3.5 md:grid-cols-[95fr_150fr_86fr_80fr_99fr] md:gap-0',
        )}
      >
        {points.map(({ title, text }, index) => (
          <li
            key={index}
            className={clsx(
              'drawn-point relative border-b border-rule-strong py-1.75 md:border-0 md:pt-3.5 md:pr-3.5 md:pb-0 md:pl-2',
              index === longest && 'max-sm:col-span-full max-sm:row-start-1',
            )}
          >
            <Text as="h3" className="font-serif text-base/[1.22] font-semibold md:text-large/[1.22]" text={title} />
            <Text className="mt-0.5 text-small text-ink-2 sm:text-base" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
