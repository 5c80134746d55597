import { formatDollars } from '@/lib/dollars';
import { printFigures, printUnit, type PriceRange } from './price';

interface Figures {
  readonly low: number;
  readonly high: number;
}

export function totalOf(squares: number, { low, high }: Figures): Figures {
  return { low: squares * low, high: squares * high };
}

export function printSum(squares: number, price: PriceRange): { readonly formula: string; readonly total: string } {
  const { low, high } = totalOf(squares, price);
  return {
    formula: `${squares} × ${printFigures(price)} ${printUnit(price) ?? ''}`,
    total: `${formatDollars(low)} to ${formatDollars(high)}`,
  };
}

/** One slope laid flat, two rows deep: column widths as shares of a square. The last may be a half. */
export function slopeColumns(squares: number): readonly number[] {
  const columns = squares / 2;
  return Array.from({ length: Math.ceil(columns) }, (_, index) => Math.min(1, columns - index));
}
