import { spanOf, type PriceRange } from './price';
import { placeOn, spanOn, toTenths, type Scale } from '@/lib/ruler/scale';

export interface LadderRung {
  readonly name: string;
  readonly price: PriceRange;
  readonly number?: number;
}

interface PlacedRung extends LadderRung {
  /** Percent of the ruler. */
  readonly left: number;
  readonly end: number;
}

interface PriceLadder {
  readonly scale: Scale;
  readonly marks: readonly number[];
  readonly rungs: readonly PlacedRung[];
}

/** Percent. A mark closer to an end would overlap its label. */
const nearest = 10;

export function priceLadder(rungs: readonly LadderRung[], step: number): PriceLadder {
  const { low, high } = spanOf(rungs.map(({ price }) => price));
  const scale = { low, high };
  const round = Array.from({ length: Math.floor(high / step) }, (_, index) => (index + 1) * step).filter((mark) => {
    const place = mark > low ? placeOn(scale, mark) : 0;
    return place > nearest && place < 100 - nearest;
  });
  return {
    scale,
    marks: [low, ...round, high],
    rungs: rungs
      .toSorted((a, b) => a.price.high - b.price.high || a.price.low - b.price.low)
      .map((rung) => {
        const { left, width } = spanOn(scale, rung.price);
        return { ...rung, left, end: toTenths(left + width) };
      }),
  };
}
