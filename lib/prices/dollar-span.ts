import { formatDollars } from '@/lib/dollars';

/** In US dollars. */
export type DollarSpan = { readonly low: number; readonly high: number };

/** Removes floating-point errors, which could push an amount over a whole dollar. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** Rounds outward to whole dollars, and no further, so that price times size gives the printed range. */
export function roundSpan({ low, high }: DollarSpan): DollarSpan {
  return { low: Math.floor(toCents(low)), high: Math.ceil(toCents(high)) };
}

export function timesSize({ low, high }: DollarSpan, size: number): DollarSpan {
  return { low: low * size, high: high * size };
}

export function sumSpans(spans: readonly DollarSpan[]): DollarSpan {
  return {
    low: spans.reduce((sum, { low }) => sum + low, 0),
    high: spans.reduce((sum, { high }) => sum + high, 0),
  };
}

export function printSpan(span: DollarSpan): string {
  const { low, high } = roundSpan(span);
  return `about ${formatDollars(low)} to ${formatDollars(high)}`;
}
