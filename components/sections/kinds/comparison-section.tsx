import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';

export function ComparisonSection({ section, tone, isShort }: SectionProps<'comparison'>) {
  const { columns, note } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={note}>
      <div data-stagger="" className="grid gap-5 sm:grid-cols-2 md:gap-x-8">
        {columns.map((column) => (
          <div
            key={column.heading}
            className={clsx(
              'border-t-6 py-4 md:py-6',
              // On white there's no box, so the text starts at the left end of the line above it.
              tone !== 'white' && 'bg-white px-[min(1.25rem,6vw)] md:px-8',
              column.mark === 'dash' ? 'border-copper' : 'border-shutter',
            )}
          >
            <Text as="h3" className="text-h3" text={column.heading} />
            <BulletList items={column.items} mark={column.mark} className="mt-2.5 md:mt-3" />
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
