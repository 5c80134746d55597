import { formatDollars } from '@/lib/dollars';
import { timesSize } from './dollar-span';
import { printFigures, printUnit, type PriceRange } from './price';

export function printSum(squares: number, price: PriceRange): { readonly formula: string; readonly total: string } {
  const { low, high } = timesSize(price, squares);
  return {
    formula: `${squares} × ${printFigures(price)} ${printUnit(price) ?? ''}`,
    total: `${formatDollars(low)} to ${formatDollars(high)}`,
  };
}

/** The widths, in squares, of the columns of one slope laid flat in two rows. The last may be narrower. */
export function slopeColumns(squares: number): readonly number[] {
  const columns = squares / 2;
  return Array.from({ length: Math.ceil(columns) }, (_, index) => Math.min(1, columns - index));
}
