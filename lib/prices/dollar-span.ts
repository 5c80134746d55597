import { formatDollars } from '@/lib/dollars';

/** In US dollars. */
export type DollarSpan = { readonly low: number; readonly high: number };

/** Removes floating-point errors, which could push an amount over a whole dollar. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** The steps of printed sums, which nobody can know to the dollar. No price of one window or repair is off its step. */
function stepOf(amount: number): number {
  if (amount < 100) return 1;
  return amount < 1000 ? 50 : 100;
}

/** Rounds outward: to $100, and below $1,000 to $50. */
export function roundSpan({ low, high }: DollarSpan): DollarSpan {
  const [from, to] = [toCents(low), toCents(high)];
  return { low: Math.floor(from / stepOf(from)) * stepOf(from), high: Math.ceil(to / stepOf(to)) * stepOf(to) };
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
