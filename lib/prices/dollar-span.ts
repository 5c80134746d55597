import { formatDollars } from '@/lib/dollars';

/** From a low to a high amount, in US dollars. */
export interface DollarSpan {
  readonly low: number;
  readonly high: number;
}

/** Drops the tiny errors of binary fractions, which could lift an amount over a whole dollar. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Rounds to whole dollars, the low end down and the high end up. No more than that, so that a visitor who multiplies a
 * printed price by a printed size gets the printed range: 26 × $360–$440 is $9,360 to $11,440.
 */
export function roundSpan({ low, high }: DollarSpan): DollarSpan {
  return { low: Math.floor(toCents(low)), high: Math.ceil(toCents(high)) };
}

export function sumSpans(spans: readonly DollarSpan[]): DollarSpan {
  return {
    low: spans.reduce((sum, { low }) => sum + low, 0),
    high: spans.reduce((sum, { high }) => sum + high, 0),
  };
}

/** A rounded range in words: `about $9,360 to $11,440`. */
export function printSpan(span: DollarSpan): string {
  const { low, high } = roundSpan(span);
  return `about ${formatDollars(low)} to ${formatDollars(high)}`;
}
