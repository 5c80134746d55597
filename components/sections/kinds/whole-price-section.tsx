import clsx from 'clsx';
import { headingId } from '@/components/sections/parts/heading-id';
import { PriceTape } from '@/components/sections/parts/price-tape';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SquareCount } from '@/components/sections/parts/square-count';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
import { tones } from '@/components/ui/section';
import { printSum } from '@/lib/prices/roof-sum';

/** The squares of a roof to count, their price in one line, and every roof on the same house over a tape measure. */
export function WholePriceSection({ section, tone }: SectionProps<'whole-price'>) {
  const id = headingId(section);
  const { squares, job, jobs, sumNote, note, link } = section;
  const { working, total } = printSum(squares, job);
  return (
    <section
      id={section.id}
      aria-labelledby={id}
      data-tone={tone}
      className={clsx('story-wide section-space', tones[tone])}
    >
      <div className="wrap">
        <div className="whole-price">
          <div className="whole-price-words">
            <h2 id={id} className="text-h2">
              <RichText>{section.heading}</RichText>
            </h2>
            {section.intro ? (
              <p className="mt-3 max-w-measure text-lead text-cream-2 max-sm:text-base">
                <RichText>{section.intro}</RichText>
              </p>
            ) : null}
            <p className="roof-sum">
              <span>{working}</span> <span>= {total}</span>
            </p>
          </div>
          <SquareCount squares={squares} />
          <p className="max-w-copy text-cream-2 max-sm:text-base">
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
      </div>
    </section>
  );
}
