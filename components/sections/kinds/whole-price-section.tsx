import { headingId } from '@/components/sections/parts/heading-id';
import { PriceTape } from '@/components/sections/parts/price-tape';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SquareCount } from '@/components/sections/parts/square-count';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { printSum } from '@/lib/prices/roof-sum';

export function WholePriceSection({ section, tone }: SectionProps<'whole-price'>) {
  const id = headingId(section);
  const { squares, job, jobs, sumNote, note, link } = section;
  const { formula, total } = printSum(squares, job);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} className="story-wide">
      <div className="grid grid-cols-[124px_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] md:grid-rows-[1fr_auto_auto_1fr] md:gap-x-18">
        <div className="col-span-full md:[grid-area:2/2]">
          <Text as="h2" id={id} className="text-h2" text={section.heading} />
          <Text className="mt-3 max-w-measure text-lead text-cream-2 max-sm:text-base" text={section.intro} />
          <p className="roof-sum">
            <span>{formula}</span> <span>= {total}</span>
          </p>
        </div>
        <SquareCount squares={squares} />
        <Text className="max-w-copy text-cream-2 max-sm:text-base md:[grid-area:3/2]" text={sumNote} />
      </div>
      <PriceTape squares={squares} jobs={jobs} chosen={job} />
      <Text className="mt-4 max-w-copy text-cream-2 max-sm:text-small" text={note} />
      <p className="mt-2">
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </p>
    </Section>
  );
}
