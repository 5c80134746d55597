import { timesSize } from './dollar-span';
import { priceOfSize, printBarePrice, printPrice, type PriceRange } from './price';
import { formatSize } from './read-size';

export interface TypicalJob {
  /** In the unit of the price. */
  readonly size: number;
  /** States the size: `A typical Cape has about 18 squares of roof.` */
  readonly sizeSentence: string;
  readonly price: PriceRange;
  /** Before `about $6,400 to $8,000`: `Vinyl siding runs`. */
  readonly work: string;
}

export function workedExample({ size, sizeSentence, price, work }: TypicalJob) {
  const whole = priceOfSize(price, size);
  return {
    span: timesSize(price, size),
    whole,
    formula: `${formatSize(size)} × ${printBarePrice(price, { conditionIs: 'in the next sentence', unit: 'implied' })}`,
    sentence: `${sizeSentence} ${work} ${printPrice(whole)}.`,
  };
}
