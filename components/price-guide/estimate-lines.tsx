import { memo, useDeferredValue, useId } from 'react';
import { Hatch } from '@/components/ruler/hatch';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import { formatDollars } from '@/lib/dollars';
import type { EstimateLine } from '@/lib/prices/estimate';
import { printPrice } from '@/lib/prices/price';
import { percent } from '@/lib/ruler/scale';

const barHeight = 16;

export function EstimateLines({ lines, most }: { readonly lines: readonly EstimateLine[]; readonly most: number }) {
  const hatch = useId();
  // The bars are deferred, so that the dollar figures are painted first.
  const drawn = useDeferredValue(lines);
  const scale = useDeferredValue(most);
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <Hatch id={hatch} className="fill-copper" />
      </svg>
      <ol className="mt-3">
        {lines.map((line, index) => {
          const isPriced = line.kind === 'priced';
          const bar = drawn[index];
          return (
            // Keyed by index: a label contains sizes, so as a key it would replace the row on every key press.
            <li key={index} className="border-t border-rule py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 leading-tight font-semibold">{line.label}</span>
                <span className="text-small text-ink-2">{isPriced ? line.formula : null}</span>
              </p>
              <p className={isPriced ? 'font-serif text-large leading-snug font-bold' : 'text-ink-2'}>
                {line.kind === 'priced'
                  ? printPrice(line.price)
                  : line.kind === 'open'
                    ? copy.missing[line.trade]
                    : copy.afterVisit}
              </p>
              {bar?.kind === 'priced' ? (
                <RangeBar low={bar.price.low} high={bar.price.high} most={scale} hatch={hatch} />
              ) : null}
            </li>
          );
        })}
      </ol>
      {scale > 0 ? (
        <p aria-hidden="true" className="flex justify-between pb-3 text-small text-ink-2">
          <span>$0</span>
          <span>{formatDollars(scale)}</span>
        </p>
      ) : null}
    </>
  );
}

interface RangeBarProps {
  readonly low: number;
  readonly high: number;
  readonly most: number;
  readonly hatch: string;
}

const RangeBar = memo(function RangeBar({ low, high, most, hatch }: RangeBarProps) {
  return (
    <svg width="100%" height={barHeight} aria-hidden="true" className="price-bar mt-1.5 block bg-linen">
      <rect width={percent(high / most)} height={barHeight} fill={`url(#${hatch})`} />
      <rect width={percent(low / most)} height={barHeight} className="fill-copper" />
    </svg>
  );
});
