import { formatDollars } from '@/lib/dollars';

export type PriceUnit = 'square' | 'sq ft' | 'linear foot' | 'window' | 'repair';

/** Whole US dollars for one unit. */
export interface PriceRange {
  readonly kind: 'range';
  readonly low: number;
  readonly high: number;
  readonly unit: PriceUnit;
}

export type StartingPrice = { readonly kind: 'from'; readonly low: number; readonly unit: PriceUnit };

export type Price =
  | PriceRange
  | StartingPrice
  | { readonly kind: 'free' }
  /** We give no figure before seeing the house. */
  | { readonly kind: 'after-visit' }
  | { readonly kind: 'quoted'; readonly text: string };

/** A repair is priced as a whole. */
const unitNames = {
  square: 'per square',
  'sq ft': 'per sq ft',
  'linear foot': 'per linear foot',
  window: 'per window',
  repair: undefined,
} as const satisfies Record<PriceUnit, string | undefined>;

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
      return price.text;
  }
}

export function printUnit(price: Price): string | undefined {
  return price.kind === 'range' || price.kind === 'from' ? unitNames[price.unit] : undefined;
}

/** The unit is `implied`, and left out, if the text around the price names it. */
export function printPrice(price: Price, knownUnit?: 'implied'): string {
  const unit = knownUnit === 'implied' ? undefined : printUnit(price);
  return unit === undefined ? printFigures(price) : `${printFigures(price)} ${unit}`;
}

/** Ignores prices that aren't ranges. Throws if there is no range, or if their units differ. */
export function spanOf(prices: readonly Price[]): PriceRange {
  const ranges = prices.filter((price) => price.kind === 'range');
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

export const startingAt = ({ low, unit }: PriceRange): StartingPrice => ({ kind: 'from', low, unit });
