import { printSpan, timesSize } from './dollar-span';
import { printFigures, type PriceRange } from './price';
import { formatSize } from './read-size';

export interface TypicalJob {
  /** In the unit of the price. */
  readonly size: number;
  /** States the size: `A typical Cape has about 18 squares of roof.` */
  readonly sizeSentence: string;
  readonly price: PriceRange;
  /** At the start of a sentence: `Vinyl siding`. */
  readonly work: string;
  /** At the end of the sentence: `before tear-off`. */
  readonly condition: string;
}

export function workedExample({ size, sizeSentence, price, work, condition }: TypicalJob) {
  const span = timesSize(price, size);
  const range = printSpan(span);
  const isPlural = /s$/.test(work);
  return {
    span,
    range,
    formula: `${formatSize(size)} × ${printFigures(price)}`,
    sentence: `${sizeSentence} ${work} ${isPlural ? 'run' : 'runs'} ${range}, ${condition}.`,
  };
}
