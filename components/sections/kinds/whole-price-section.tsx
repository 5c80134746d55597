import { headingId } from '@/components/sections/parts/heading-id';
import { PriceTape } from '@/components/sections/parts/price-tape';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SquareCount } from '@/components/sections/parts/square-count';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
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
          <h2 id={id} className="text-h2">
            <RichText>{section.heading}</RichText>
          </h2>
          {section.intro ? (
            <p className="mt-3 max-w-measure text-lead text-cream-2 max-sm:text-base">
              <RichText>{section.intro}</RichText>
            </p>
          ) : null}
          <p className="roof-sum">
            <span>{formula}</span> <span>= {total}</span>
          </p>
        </div>
        <SquareCount squares={squares} />
        <p className="max-w-copy text-cream-2 max-sm:text-base md:[grid-area:3/2]">
          <RichText>{sumNote}</RichText>
        </p>
      </div>
      <PriceTape squares={squares} jobs={jobs} chosen={job} />
      <p className="mt-4 max-w-copy text-cream-2 max-sm:text-small">
        <RichText>{note}</RichText>
      </p>
      <p className="mt-2">
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </p>
    </Section>
  );
}
