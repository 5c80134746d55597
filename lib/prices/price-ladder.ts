import { spanOf, type PriceRange } from './price';
import { placeOn, spanOn, type Scale } from '@/lib/ruler/scale';

/** A price on a ladder. */
export interface LadderRung {
  readonly name: string;
  readonly price: PriceRange;
  /** Its number in the drawing of the page. */
  readonly number?: number;
}

interface PlacedRung extends LadderRung {
  /** Where the bar starts and ends, in percent of the ruler. */
  readonly left: number;
  readonly end: number;
}

interface PriceLadder {
  readonly scale: Scale;
  /** The values that are named on the ruler: its ends, and every so many round dollars between them. */
  readonly marks: readonly number[];
  readonly rungs: readonly PlacedRung[];
}

/** A round mark this near to an end of the ruler, in percent, would run into its name. */
const nearest = 10;

/** Prices on one ruler from the lowest to the highest of them, in the order in which they end. */
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
        return { ...rung, left, end: Math.round(10 * (left + width)) / 10 };
      }),
  };
}
