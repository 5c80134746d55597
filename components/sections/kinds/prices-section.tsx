import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { composition } from '@/components/sections/composition';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import { isDark } from '@/components/sections/parts/is-dark';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { printFigures, printPrice } from '@/lib/prices/price';

const columns: Readonly<Record<number, string>> = {
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
};

/* Only figures are set large: a sentence such as 'Priced after a free visit' would not fit beside its label. */
const hasFigure = (value: string) => /\d/.test(value);

/**
 * A price list. Three or four prices stand side by side, each below its job. More or fewer of them, and all on phones, are
 * ruled lines with the price on the right.
 */
export function PricesSection({ section, tone, isShort }: SectionProps<'prices'>) {
  const { prices, unit, note } = section;
  const print = unit === 'implied' ? printFigures : printPrice;
  const inColumns = composition(section) === 'price columns';
  return (
    <SectionFrame
      section={section}
      tone={tone}
      isShort={isShort}
      layout={inColumns ? 'split' : 'aside'}
      footnote={note}
    >
      <Reveal
        as="dl"
        stagger
        className={clsx('border-t-2 border-current', inColumns && ['md:grid md:gap-x-10', columns[prices.length]])}
      >
        {prices.map((row) => {
          const value = 'price' in row ? print(row.price) : row.fact;
          return (
            <div
              key={row.label}
              className={clsx(
                'flex flex-wrap items-baseline justify-between gap-x-6 border-b py-2.5 md:gap-x-8 md:py-4',
                isDark(tone) ? 'border-cream-line' : 'border-rule-strong',
                inColumns && 'md:block',
              )}
            >
              <dt className={clsx('text-large', !inColumns && 'md:flex-1 md:basis-40')}>
                <RichText>{row.label}</RichText>
              </dt>
              <dd
                className={clsx(
                  'font-serif text-h4 font-bold tracking-heading',
                  hasFigure(value) && 'md:text-h3',
                  !inColumns && 'md:ml-auto md:text-right',
                )}
              >
                <RichText>{value}</RichText>
              </dd>
            </div>
          );
        })}
      </Reveal>
    </SectionFrame>
  );
}
