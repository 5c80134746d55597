import {
  gutterGuards,
  gutterMetals,
  repairs,
  roofMaterials,
  sidingMaterials,
  windowStyles,
  type CountedChoice,
  type MaterialChoice,
} from '@/content/price-guide/options';
import { fields, type Answers, type Trade, type TypedName } from './answers';
import { printSpan, sumSpans, type DollarSpan } from './dollar-span';
import { eaveFeet, roofSquares, usualWaste, wallSquareFeet, type RoofShape } from './house-size';
import { printFigures, type PriceRange } from './price';
import { formatSize, readSize } from './read-size';

interface LineBase {
  readonly trade: Trade;
  /** `26 squares of designer shingle`. */
  readonly label: string;
}
/** A printed price times a size. */
export interface PricedLine extends LineBase {
  readonly kind: 'priced';
  readonly span: DollarSpan;
  /** `26 × $440–$520`. */
  readonly working: string;
}
/** Work for which the site prints no price. It counts nothing. */
export interface UnpricedLine extends LineBase {
  readonly kind: 'after-visit';
}
/** A chosen job that still needs a size. The label says which. */
export interface OpenLine extends LineBase {
  readonly kind: 'open';
}
export type EstimateLine = PricedLine | UnpricedLine | OpenLine;

/** Sizes worked out from the house. Each is undefined while a measure that it needs is missing or impossible. */
export interface HouseSizes {
  readonly squares: number | undefined;
  readonly wall: number | undefined;
  readonly eaves: number | undefined;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** All priced lines together. Undefined if there are none. */
  readonly total: DollarSpan | undefined;
  readonly house: HouseSizes;
  /** Why a typed answer cannot be used, for the fields that count at the moment. */
  readonly problems: Readonly<Partial<Record<TypedName, string>>>;
}

/** The job of each choice. Answers hold only known keys, so the first one never replaces another. */
function chosen<Choice>(choices: Readonly<Record<string, Choice>>, key: string, first: Choice): Choice {
  return choices[key] ?? first;
}

function priced(trade: Trade, label: string, size: number, price: PriceRange): PricedLine {
  const span = { low: price.low * size, high: price.high * size };
  return { kind: 'priced', trade, label, span, working: `${formatSize(size)} × ${printFigures(price)}` };
}

/** Adds up what the visitor has said: each line is a printed price times a size, and nothing else. */
export function estimateOf(answers: Answers): Estimate {
  const problems: Partial<Record<TypedName, string>> = {};
  const isOn = (name: Trade) => answers[name] === 'on';

  /** The number in a field. Undefined if it is empty or impossible; then the problem is noted. */
  const size = (name: TypedName): number | undefined => {
    const read = readSize(answers[name], fields[name].limits);
    if (read.kind === 'problem') problems[name] = read.reason;
    return read.kind === 'size' ? read.value : undefined;
  };

  const fromHouse = {
    roof: isOn('roof') && answers.roofFrom === 'house',
    siding: isOn('siding') && answers.sidingFrom === 'house',
    gutters: isOn('gutters') && answers.gutterFrom === 'house',
  };
  const house = fromHouse.roof || fromHouse.siding || fromHouse.gutters ? houseSizes(answers, size) : noHouse;

  const lines: EstimateLine[] = [];
  const bySize = (trade: Trade, value: number | undefined, unit: string, choice: MaterialChoice, missing: string) => {
    if (value === undefined) lines.push({ kind: 'open', trade, label: missing });
    else lines.push(priced(trade, `${formatSize(value)} ${unitOf(value, unit)} of ${choice.noun}`, value, choice.job));
  };

  if (isOn('roof')) {
    const squares = fromHouse.roof ? house.squares : size('squares');
    const material = chosen<MaterialChoice>(roofMaterials, answers.roofMaterial, roofMaterials.shingles);
    bySize('roof', squares, 'squares', material, `Roof: ${missing(fromHouse.roof, 'squares')}`);
  }
  if (isOn('siding')) {
    const wall = fromHouse.siding ? house.wall : size('wall');
    const material = chosen<MaterialChoice>(sidingMaterials, answers.sidingMaterial, sidingMaterials.any);
    bySize('siding', wall, 'sq ft', material, `Siding: ${missing(fromHouse.siding, 'square feet of wall')}`);
  }
  if (isOn('windows')) {
    const before = lines.length;
    for (const [style, choice] of entriesOf<keyof typeof windowStyles, CountedChoice>(windowStyles)) {
      const count = size(style) ?? 0;
      if (count > 0) lines.push(priced('windows', counted(count, choice), count, choice.job));
    }
    if (lines.length === before) lines.push({ kind: 'open', trade: 'windows', label: 'Windows: how many?' });
  }
  if (isOn('doors')) {
    const count = size('doorCount') ?? 0;
    const label = count > 0 ? counted(count, { one: 'new door', several: 'new doors' }) : 'New doors';
    lines.push({ kind: 'after-visit', trade: 'doors', label });
  }
  if (isOn('gutters')) {
    const feet = fromHouse.gutters ? house.eaves : size('eaves');
    const metal = chosen<MaterialChoice>(gutterMetals, answers.gutterMetal, gutterMetals.any);
    bySize('gutters', feet, 'feet', metal, `Gutters: ${missing(fromHouse.gutters, 'feet of eave')}`);
    if (feet !== undefined && answers.guards === 'on')
      lines.push(priced('gutters', `${formatSize(feet)} ${unitOf(feet, 'feet')} of gutter guards`, feet, gutterGuards));
    const downspouts = size('downspouts') ?? 0;
    if (downspouts > 0) {
      const label = counted(downspouts, { one: 'downspout', several: 'downspouts' });
      lines.push({ kind: 'after-visit', trade: 'gutters', label });
    }
  }
  if (isOn('repairs')) {
    const before = lines.length;
    for (const [repair, job] of entriesOf<keyof typeof repairs, (typeof repairs)[keyof typeof repairs]>(repairs)) {
      if (answers[repair] === 'on') lines.push(priced('repairs', job.job, 1, job));
    }
    if (lines.length === before) lines.push({ kind: 'open', trade: 'repairs', label: 'Repairs: which ones?' });
  }

  // The payment is reckoned elsewhere (payment-range.ts), but its fields say what is wrong with them like the others.
  size('apr');
  size('down');

  const spans = lines.flatMap((line) => (line.kind === 'priced' ? [line.span] : []));
  return { lines, total: spans.length > 0 ? sumSpans(spans) : undefined, house, problems };
}

const noHouse: HouseSizes = { squares: undefined, wall: undefined, eaves: undefined };

function houseSizes(answers: Answers, size: (name: TypedName) => number | undefined): HouseSizes {
  /** What adds to a size may be left empty. */
  const extra = (name: TypedName, ifEmpty: number) => (answers[name].trim() === '' ? ifEmpty : size(name));
  const shape: RoofShape = answers.shape === 'hip' ? 'hip' : 'gable';
  const [sideA, sideB, overhangInches, storyHeight, waste] = [
    size('length'),
    size('width'),
    extra('overhang', 0),
    size('storyHeight'),
    extra('waste', usualWaste[shape]),
  ];
  if (sideA === undefined || sideB === undefined) return noHouse;
  const pitch = Number(answers.pitch);
  // A gable stands on the shorter sides.
  const [length, width] = [Math.max(sideA, sideB), Math.min(sideA, sideB)];
  const roof = overhangInches === undefined ? undefined : { length, width, overhangInches, pitch };
  return {
    squares: roof && waste !== undefined ? roofSquares(roof, waste) : undefined,
    wall:
      storyHeight === undefined
        ? undefined
        : wallSquareFeet({ length, width, stories: Number(answers.stories), storyHeight, shape, pitch }),
    eaves: roof && eaveFeet(roof, shape),
  };
}

function missing(isFromHouse: boolean, what: string): string {
  return isFromHouse ? 'enter the size of your house' : `how many ${what}?`;
}

function unitOf(value: number, unit: string): string {
  if (value !== 1) return unit;
  return unit === 'feet' ? 'foot' : unit.replace(/s$/, '');
}

function counted(count: number, { one, several }: Pick<CountedChoice, 'one' | 'several'>): string {
  return `${formatSize(count)} ${count === 1 ? one : several}`;
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][];
}

/** One line in words: `about $9,360 to $11,440 for 26 squares of GAF Timberline HDZ shingle`. */
export function printLine(line: EstimateLine): string {
  switch (line.kind) {
    case 'priced':
      return `${printSpan(line.span)} for ${line.label}`;
    case 'after-visit':
      return `${line.label}: priced after a free visit`;
    case 'open':
      return line.label;
  }
}
