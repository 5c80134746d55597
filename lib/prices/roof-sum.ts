import { priceOfSize, printBarePrice, printPrice, type PriceRange } from './price';

/** `18 × $360–$440 per square` and `about $6,400 to $8,000, before tear-off`. */
export function printSum(squares: number, price: PriceRange): { readonly formula: string; readonly total: string } {
  return {
    formula: `${squares} × ${printBarePrice(price, { conditionIs: 'in the same sentence' })}`,
    total: printPrice(priceOfSize(price, squares)),
  };
}

/** The widths, in squares, of the columns of one slope laid flat in two rows. The last may be narrower. */
export function slopeColumns(squares: number): readonly number[] {
  const columns = squares / 2;
  return Array.from({ length: Math.ceil(columns) }, (_, index) => Math.min(1, columns - index));
}
