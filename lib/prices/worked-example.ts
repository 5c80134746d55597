import { printSpan, type DollarSpan } from './dollar-span';
import { printFigures, type PriceRange } from './price';
import { formatSize } from './read-size';

/** A job of a size that people can picture. */
export interface TypicalJob {
  /** In the unit of the price. */
  readonly size: number;
  /** What has that size, as a sentence. */
  readonly house: string;
  readonly price: PriceRange;
  /** What is done, at the start of a sentence: `Vinyl siding`. */
  readonly work: string;
  /** What the range leaves out, or depends on: `before tear-off`. */
  readonly without: string;
}

/** A typical job with its range: the price times the size, and nothing else. */
export interface WorkedExample {
  readonly span: DollarSpan;
  /** `about $6,480 to $7,920`. */
  readonly range: string;
  /** `18 × $360–$440`. */
  readonly working: string;
  /** The house, the work and the range, as two sentences. */
  readonly sentence: string;
}

export function workedExample({ size, house, price, work, without }: TypicalJob): WorkedExample {
  const span = { low: price.low * size, high: price.high * size };
  const range = printSpan(span);
  const isPlural = /s$/.test(work);
  return {
    span,
    range,
    working: `${formatSize(size)} × ${printFigures(price)}`,
    sentence: `${house} ${work} ${isPlural ? 'run' : 'runs'} ${range}, ${without}.`,
  };
}
