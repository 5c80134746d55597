import { spanOf, type PriceRange } from './price';
import { marksOn, spanOn, toTenths } from '@/lib/ruler/scale';

export type LadderRung = { readonly name: string; readonly price: PriceRange; readonly number?: number };

/** The scale is the shortest between two marks that has room for all prices. `left` and `end` are in percent of it. */
export function priceLadder(rungs: readonly LadderRung[], step: number) {
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
