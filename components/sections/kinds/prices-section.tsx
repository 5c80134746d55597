import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { isDark } from '@/components/ui/section';
import { AsideFrame } from '@/components/sections/parts/aside-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import type { PriceRow } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

/* Only figures are large: a sentence such as 'Priced after a free visit' wouldn't fit beside its label. */
const isFigure = (row: PriceRow) => 'price' in row && !['after-visit', 'quoted'].includes(row.price.kind);

export function PricesSection({ section, tone, isShort }: SectionProps<'prices'>) {
  const { prices, unit, note } = section;
  return (
    <AsideFrame section={section} tone={tone} isShort={isShort} footnote={note}>
      <Reveal as="dl" stagger className="border-t-2 border-current">
        {prices.map((row) => (
          <div
            key={row.label}
            className={clsx(
              'flex flex-wrap items-baseline justify-between gap-x-6 border-b py-2.5 md:gap-x-8 md:py-4',
              isDark(tone) ? 'border-cream-line' : 'border-rule-strong',
            )}
          >
            <dt className="text-large md:flex-1 md:basis-40">
              <RichText>{row.label}</RichText>
            </dt>
            <dd
              className={clsx(
                'font-bold md:ml-auto md:text-right',
                isFigure(row) ? 'font-serif text-h4 tracking-heading md:text-h3' : 'text-large',
              )}
            >
              <RichText>{'price' in row ? printPrice(row.price, unit) : row.fact}</RichText>
            </dd>
          </div>
        ))}
      </Reveal>
    </AsideFrame>
  );
}
