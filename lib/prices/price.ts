import { formatDollars, type PriceDollars } from '@/lib/dollars';
import { listed } from '@/lib/text/listed';
import { printSpan, roundSpan, sumSpans, timesSize } from './dollar-span';

export type PriceUnit = 'square' | 'sq ft' | 'linear foot' | 'window' | 'repair' | 'job';

/** What a written price adds to the printed one. `short` follows a price: `$300–$520 per square, before tear-off`. */
export interface Additions {
  readonly short: string;
  /** The first is the one that `short` names. */
  readonly items: readonly [string, ...string[]];
}

export type Added = 'nothing' | Additions;

/** In whole US dollars for one unit. */
export interface PriceRange {
  readonly kind: 'range';
  readonly low: PriceDollars;
  readonly high: PriceDollars;
  readonly unit: PriceUnit;
  readonly added: Added;
}

export interface StartingPrice {
  readonly kind: 'from';
  readonly low: PriceDollars;
  readonly unit: PriceUnit;
  readonly added: Added;
}

export type Price =
  | PriceRange
  | StartingPrice
  | { readonly kind: 'free' }
  /** We give no figure before seeing the house. */
  | { readonly kind: 'after-visit' }
  | { readonly kind: 'quoted'; readonly text: string };

export function priceRange(low: number, high: number, unit: PriceUnit, added: Added): PriceRange {
  return { kind: 'range', low: low as PriceDollars, high: high as PriceDollars, unit, added };
}

/** A repair is priced as a whole, and so is a job of a known size (`priceOfSize`). */
const unitNames = {
  square: 'per square',
  'sq ft': 'per sq ft',
  'linear foot': 'per linear foot',
  window: 'per window',
  repair: undefined,
  job: undefined,
} as const satisfies Record<PriceUnit, string | undefined>;

function figuresOf(price: PriceRange): readonly string[] {
  const { low, high } = price.unit === 'job' ? roundSpan(price) : price;
  return [Number(low), Number(high)].map(formatDollars);
}

function printFigures(price: Price): string {
  switch (price.kind) {
    case 'range':
      return price.unit === 'job' ? printSpan(price) : figuresOf(price).join('–');
    case 'from':
      return `From ${formatDollars(Number(price.low))}`;
    case 'free':
      return 'Free';
    case 'after-visit':
      return 'Priced after a free visit';
    case 'quoted':
      return price.text;
  }
}

const hasFigures = (price: Price): price is PriceRange | StartingPrice =>
  price.kind === 'range' || price.kind === 'from';

interface UnitOption {
  /** `implied`: the text around the price names the unit. `explained`: with what a square is. */
  readonly unit?: 'implied' | 'explained';
}

function printUnit(price: Price, unit: UnitOption['unit']): string | undefined {
  if (!hasFigures(price) || unit === 'implied') return undefined;
  return unit === 'explained' && price.unit === 'square' ? 'per square (100 sq ft)' : unitNames[price.unit];
}

/** Printed after a price: `before tear-off`. Undefined if nothing is added to it. */
export function conditionOf(price: Price): string | undefined {
  return hasFigures(price) && price.added !== 'nothing' ? price.added.short : undefined;
}

/** `Your written price adds tear-off and the permit.` Empty if it adds nothing. */
export function additionSentence({ added }: Pick<PriceRange, 'added'>): string {
  return added === 'nothing' ? '' : `Your written price adds ${listed(added.items)}.`;
}

export interface PriceParts {
  /** `$300–$520` */
  readonly figure: string;
  /** `per square` */
  readonly unit: string | undefined;
  /** `before tear-off` */
  readonly condition: string | undefined;
  /** The unit and the condition, for a line below the figure: `per square, before tear-off`. */
  readonly detail: string | undefined;
}

/** For components that set the parts in different type. They must print all of them (components/ui/price-text.tsx). */
export function priceParts(price: Price, { unit: shown }: UnitOption = {}): PriceParts {
  const unit = printUnit(price, shown);
  const condition = conditionOf(price);
  const detail = [unit, condition].filter((part) => part !== undefined).join(', ');
  return { figure: printFigures(price), unit, condition, detail: detail || undefined };
}

interface PrintOptions extends UnitOption {
  /** What the range depends on, before the condition: `$3–$15 per sq ft by material, before tear-off`. */
  readonly by?: string;
}

/** `$300–$520 per square, before tear-off` */
export function printPrice(price: Price, { unit: shown, by }: PrintOptions = {}): string {
  const { figure, unit, condition } = priceParts(price, { unit: shown });
  const words = [figure, unit, by && `by ${by}`].filter((part) => part !== undefined).join(' ');
  return condition === undefined ? words : `${words}, ${condition}`;
}

interface BareOptions extends UnitOption {
  /** Where readers find the condition. `nothing is added` fails for a price that has one. */
  readonly conditionIs: 'in the same sentence' | 'in the next sentence' | 'in the same list' | 'nothing is added';
  /** `words`: `$100 to $5,000`. Default: `$100–$5,000`. */
  readonly as?: 'words' | 'lowest' | 'highest';
}

/** A price without its condition, for text that states the condition itself. */
export function printBarePrice(price: Price, { conditionIs, unit: shown, as }: BareOptions): string {
  if (conditionIs === 'nothing is added' && conditionOf(price) !== undefined)
    throw new Error(`${printPrice(price)}: this price has a condition, so print it too.`);
  const unit = printUnit(price, shown);
  const figures = as === undefined ? printFigures(price) : printIn(price, as);
  return unit === undefined ? figures : `${figures} ${unit}`;
}

function printIn(price: Price, as: NonNullable<BareOptions['as']>): string {
  if (price.kind !== 'range') return printFigures(price);
  const [low = '', high = ''] = figuresOf(price);
  return { words: `${low} to ${high}`, lowest: low, highest: high }[as];
}

/** What any of the prices adds. The first one with a condition gives the short form. */
function addedToAny(prices: readonly PriceRange[]): Added {
  const [first, ...rest] = prices.flatMap(({ added }) => (added === 'nothing' ? [] : [added]));
  if (!first) return 'nothing';
  const [main] = first.items;
  const others = [first, ...rest].flatMap(({ items }) => items).filter((item) => item !== main);
  return { short: first.short, items: [main, ...new Set(others)] };
}

/** Ignores prices that aren't ranges. Throws if there is no range, or if their units differ. */
export function spanOf(prices: readonly Price[]): PriceRange {
  const ranges = prices.filter((price) => price.kind === 'range');
  const [first] = ranges;
  if (!first) throw new Error('A span needs at least one price range.');
  const other = ranges.find(({ unit }) => unit !== first.unit);
  if (other) throw new Error(`A price per ${first.unit} and one per ${other.unit} have no common range.`);
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  return priceRange(low, high, first.unit, addedToAny(ranges));
}

/** Printed as `about $6,400 to $8,000, before tear-off`. */
export function priceOfSize(price: PriceRange, size: number): PriceRange {
  const { low, high } = timesSize(price, size);
  return priceRange(low, high, 'job', price.added);
}

/** Jobs of known sizes, added up. */
export const sumOf = (prices: readonly PriceRange[]): PriceRange => {
  const { low, high } = sumSpans(prices);
  return priceRange(low, high, 'job', addedToAny(prices));
};

export const startingAt = ({ low, unit, added }: PriceRange): StartingPrice => ({ kind: 'from', low, unit, added });
