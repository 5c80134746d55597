import clsx from 'clsx';
import type { Price } from '@/lib/prices/price';
import { PriceText } from './price-text';

interface PriceBadgeProps {
  readonly price: Price;
  /** `implied`: the text around the price names the unit. */
  readonly unit?: 'implied';
  readonly size?: 'usual' | 'small';
}

const sizes = {
  usual: 'max-w-full py-1 pr-7 pl-3 text-large clip-tag',
  /** May use the space to the right of a narrow column. */
  small: clsx(
    'max-w-[calc(100%+0.375rem)] px-1 py-0.75 text-small tracking-heading',
    'md:max-xl:py-1 md:max-xl:pr-7 md:max-xl:pl-3 md:max-xl:text-large md:max-xl:clip-tag',
  ),
} as const;

/** For a line of its own below a name. On a picture, it would cover the thing that has this price. */
export function PriceBadge({ price, unit, size = 'usual' }: PriceBadgeProps) {
  return (
    <p data-price-badge="" className="mt-1">
      <PriceText
        price={price}
        unit={unit}
        layout="lines"
        figureClassName={clsx(
          'block w-fit bg-ink font-serif leading-tight font-bold text-white print:bg-transparent print:p-0 print:text-ink',
          sizes[size],
          // Words may wrap in a narrow column.
          size === 'small' && price.kind === 'range' && '3xl:whitespace-nowrap',
        )}
        detailClassName="mt-1 text-small leading-snug font-medium"
      />
    </p>
  );
}
