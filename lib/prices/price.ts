import { formatDollars } from '@/lib/dollars';

/** What a price counts by. */
export type PriceUnit = 'square' | 'sq ft' | 'linear foot' | 'window' | 'repair';

/** From the lowest to the highest that the job usually costs for one unit, in whole US dollars. */
export interface PriceRange {
  readonly kind: 'range';
  readonly low: number;
  readonly high: number;
  readonly unit: PriceUnit;
}

/** Only the lower end is known. */
export interface StartingPrice {
  readonly kind: 'from';
  readonly low: number;
  readonly unit: PriceUnit;
}

/** Given for nothing. */
export interface FreeOfCharge {
  readonly kind: 'free';
}

/** No figure before we have seen the house. */
export interface PriceAfterVisit {
  readonly kind: 'after-visit';
}

/** No figure, but the way to one, in the words that are printed. */
export interface QuotedPrice {
  readonly kind: 'quoted';
  readonly words: string;
}

/** Everything that the site can say about what a job costs. */
export type Price = PriceRange | StartingPrice | FreeOfCharge | PriceAfterVisit | QuotedPrice;

/** A repair is priced whole, so its unit goes without saying. */
const unitWords = {
  square: 'per square',
  'sq ft': 'per sq ft',
  'linear foot': 'per linear foot',
  window: 'per window',
  repair: undefined,
} as const satisfies Record<PriceUnit, string | undefined>;

/** The figures without their unit, or the words that stand in their place: `$300–$520`, `From $250`, `Free`. */
export function printFigures(price: Price): string {
  switch (price.kind) {
    case 'range':
      return `${formatDollars(price.low)}–${formatDollars(price.high)}`;
    case 'from':
      return `From ${formatDollars(price.low)}`;
    case 'free':
      return 'Free';
    case 'after-visit':
      return 'Priced after a free visit';
    case 'quoted':
      return price.words;
  }
}

/** The unit as it stands behind the figures, `per square`; nothing where there is none to print. */
export function printUnit(price: Price): string | undefined {
  return price.kind === 'range' || price.kind === 'from' ? unitWords[price.unit] : undefined;
}

/** The price as a reader sees it: `$300–$520 per square`. */
export function printPrice(price: Price): string {
  const unit = printUnit(price);
  return unit === undefined ? printFigures(price) : `${printFigures(price)} ${unit}`;
}

/** The range that holds all of these. They must count by the same unit. */
export function spanOf(ranges: readonly PriceRange[]): PriceRange {
  const [first] = ranges;
  if (!first) throw new Error('A span needs at least one price range.');
  const other = ranges.find(({ unit }) => unit !== first.unit);
  if (other) throw new Error(`A price per ${first.unit} and one per ${other.unit} have no common range.`);
  return {
    kind: 'range',
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
    unit: first.unit,
  };
}

/** Where a range begins, for a page that names no upper end. */
export function startingAt({ low, unit }: PriceRange): StartingPrice {
  return { kind: 'from', low, unit };
}
