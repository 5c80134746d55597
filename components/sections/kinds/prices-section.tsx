import clsx from 'clsx';
import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import { isDark } from '@/components/ui/section';
import { AsideFrame } from '@/components/sections/parts/aside-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import type { Price } from '@/lib/prices/price';

/* Only figures are large: a sentence such as 'Priced after a free visit' wouldn't fit beside its label. */
const isFigure = ({ kind }: Price) => kind !== 'after-visit' && kind !== 'quoted';

export function PricesSection({ section, tone, isShort }: SectionProps<'prices'>) {
  const { prices, unit, note } = section;
  return (
    <AsideFrame section={section} tone={tone} isShort={isShort} footnote={note} isLong={prices.length > 3}>
      <dl data-stagger="" className="border-t-2 border-current">
        {prices.map(({ label, price }) => (
          <div
            key={label}
            className={clsx(
              'flex flex-wrap items-baseline justify-between gap-x-6 border-b py-2.5 md:gap-x-8 md:py-4',
              isDark(tone) ? 'border-cream-line' : 'border-rule-strong',
            )}
          >
            <Text as="dt" className="text-large md:flex-1 md:basis-40" text={label} />
            <dd className="md:ml-auto md:text-right">
              <PriceText
                price={price}
                unit={unit}
                figureClassName={clsx(
                  'font-bold',
                  isFigure(price) ? 'font-serif text-h4 tracking-heading md:text-h3' : 'text-large',
                )}
              />
            </dd>
          </div>
        ))}
      </dl>
    </AsideFrame>
  );
}
