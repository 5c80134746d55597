import { formatDollars } from '@/lib/dollars';

/** From a low to a high amount, in US dollars. */
export interface DollarSpan {
  readonly low: number;
  readonly high: number;
}

/** Drops the tiny errors of binary fractions, which could lift an amount over a rounding step. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** The place of the second digit that matters: 100 for 9,360. One dollar at least. */
const step = (amount: number) => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1);

/**
 * Rounds to two figures that matter, the low end down and the high end up, so that rounding never promises a narrower
 * range than the printed prices give: 9,360 to 11,440 becomes 9,300 to 12,000.
 */
export function roundSpan({ low, high }: DollarSpan): DollarSpan {
  const [from, to] = [toCents(low), toCents(high)];
  return { low: Math.floor(from / step(from)) * step(from), high: Math.ceil(to / step(to)) * step(to) };
}

export function sumSpans(spans: readonly DollarSpan[]): DollarSpan {
  return {
    low: spans.reduce((sum, { low }) => sum + low, 0),
    high: spans.reduce((sum, { high }) => sum + high, 0),
  };
}

/** A rounded range in words: `about $9,300 to $12,000`. */
export function printSpan(span: DollarSpan): string {
  const { low, high } = roundSpan(span);
  return `about ${formatDollars(low)} to ${formatDollars(high)}`;
}
