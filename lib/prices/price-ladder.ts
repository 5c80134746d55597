import { spanOf, type PriceRange } from './price';
import { marksOn, spanOn, toTenths, type Scale } from '@/lib/ruler/scale';

export type LadderRung = { readonly name: string; readonly price: PriceRange; readonly number?: number };

interface PlacedRung extends LadderRung {
  /** `left` and `end` are in percent of the scale. */
  readonly left: number;
  readonly end: number;
}

interface PriceLadder {
  readonly scale: Scale;
  readonly marks: readonly number[];
  readonly rungs: readonly PlacedRung[];
}

/** The scale goes from the last mark at or below all prices to the first at or above them. */
export function priceLadder(rungs: readonly LadderRung[], step: number): PriceLadder {
  const { low, high } = spanOf(rungs.map(({ price }) => price));
  const scale = { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step };
  return {
    scale,
    marks: marksOn(scale, step),
    rungs: rungs
      .toSorted((a, b) => a.price.high - b.price.high || a.price.low - b.price.low)
      .map((rung) => {
        const { left, width } = spanOn(scale, rung.price);
        return { ...rung, left, end: toTenths(left + width) };
      }),
  };
}
