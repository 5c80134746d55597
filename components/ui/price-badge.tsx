import type { Price } from '@/lib/prices/price';
import { PriceText } from './price-text';

interface PriceBadgeProps {
  readonly price: Price;
  /** `implied`: the text around the price names the unit. */
  readonly unit?: 'implied';
}

/** For a line of its own below a name. On a picture, it would cover the thing that has this price. */
export function PriceBadge({ price, unit }: PriceBadgeProps) {
  return (
    <p data-price-badge="" className="mt-1">
      <PriceText
        price={price}
        unit={unit}
        layout="lines"
        figureClassName="block w-fit max-w-full bg-ink py-1 pr-7 pl-3 font-serif text-large leading-tight font-bold text-white clip-tag print:bg-transparent print:p-0 print:text-ink"
        detailClassName="mt-1 text-small leading-snug font-medium"
      />
    </p>
  );
}
