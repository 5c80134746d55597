import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { printFigures, printPrice } from '@/lib/prices/price';

/** A price list: the job on the left, its price on the right, ruled lines between. */
export function PricesSection({ section, tone }: SectionProps<'prices'>) {
  const { prices, unit, note } = section;
  const print = unit === 'implied' ? printFigures : printPrice;
  return (
    <SectionFrame section={section} tone={tone} layout="aside">
      <Reveal as="dl" stagger className="border-t-2 border-ink">
        {prices.map((row) => (
          <div
            key={row.label}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 border-b border-rule-strong py-4.5"
          >
            <dt className="text-large">{row.label}</dt>
            <dd className="font-serif text-h3 font-bold tracking-heading">
              {'price' in row ? print(row.price) : row.fact}
            </dd>
          </div>
        ))}
      </Reveal>
      {note ? (
        <p className="mt-5 max-w-copy text-ink-2">
          <RichText>{note}</RichText>
        </p>
      ) : null}
    </SectionFrame>
  );
}
