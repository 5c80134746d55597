import { printSpan, sumSpans, timesSize, type DollarSpan } from './dollar-span';
import type { TypedField } from './estimate-fields';
import { eaveFeet, roofSquares, usualWaste, wallSquareFeet, type RoofShape } from './house-size';
import { printBarePrice, type PriceRange } from './price';
import { formatSize, readSize } from './read-size';

export type Trade = 'roof' | 'siding' | 'windows' | 'doors' | 'gutters' | 'repairs';

type SizeName =
  | 'length'
  | 'width'
  | 'overhang'
  | 'storyHeight'
  | 'squares'
  | 'waste'
  | 'wall'
  | 'doorCount'
  | 'eaves'
  | 'downspouts'
  | 'down'
  | 'apr';

type ChoiceName =
  | 'pitch'
  | 'shape'
  | 'stories'
  | 'roofMaterial'
  | 'roofFrom'
  | 'sidingMaterial'
  | 'sidingFrom'
  | 'gutterMetal'
  | 'gutterFrom'
  | 'guards';

interface MaterialChoice {
  readonly job: PriceRange;
  /** After a size: `26 squares of …`. */
  readonly noun: string;
}

type CountedChoice = { readonly job: PriceRange; readonly one: string; readonly several: string };

/** The first choice is for visitors who haven't decided. */
type MaterialChoices = Readonly<Record<string, MaterialChoice>>;

export interface EstimateOffer<Style extends string, Repair extends string> {
  readonly fields: Readonly<Record<SizeName | NoInfer<Style>, TypedField>>;
  readonly roofMaterials: MaterialChoices;
  readonly sidingMaterials: MaterialChoices;
  readonly gutterMetals: MaterialChoices;
  readonly gutterGuards: PriceRange;
  readonly windowStyles: Readonly<Record<Style, CountedChoice>>;
  readonly repairs: Readonly<Record<Repair, PriceRange & { readonly job: string }>>;
}

type Values<Name extends string> = Readonly<Record<Trade | SizeName | ChoiceName | Name, string>>;

export type EstimateLine = { readonly trade: Trade; readonly label: string } & (
  | { readonly kind: 'priced'; readonly span: DollarSpan; readonly formula: string }
  /** Work without a printed price. Adds nothing to the total. */
  | { readonly kind: 'after-visit' }
  /** A size or a choice is missing. */
  | { readonly kind: 'open' }
);

/** Sizes computed from the house. Undefined while a measurement is missing or impossible. */
type HouseSizes = Readonly<Record<'squares' | 'wall' | 'eaves', number | undefined>>;

export interface Estimate<Name extends string = string> {
  readonly lines: readonly EstimateLine[];
  readonly total: DollarSpan | undefined;
  readonly house: HouseSizes;
  readonly problems: Readonly<Partial<Record<Name, string>>>;
}

function chosen(choices: MaterialChoices, key: string): MaterialChoice {
  const choice = choices[key] ?? Object.values(choices)[0];
  if (!choice) throw new RangeError('There is no material to choose.');
  return choice;
}

function priced(trade: Trade, label: string, size: number, price: PriceRange): EstimateLine {
  const span = timesSize(price, size);
  return {
    kind: 'priced',
    trade,
    label,
    span,
    formula: `${formatSize(size)} × ${printBarePrice(price, { conditionIs: 'in the same list', unit: 'implied' })}`,
  };
}

export function estimateOf<Style extends string, Repair extends string>(
  offer: EstimateOffer<Style, Repair>,
  values: Values<NoInfer<Style | Repair>>,
): Estimate<SizeName | Style> {
  const problems: Partial<Record<SizeName | Style, string>> = {};
  const isOn = (name: Trade) => values[name] === 'on';

  const readField = (name: SizeName | Style): number | undefined => {
    const read = readSize(values[name], offer.fields[name].limits);
    if (read.kind === 'problem') problems[name] = read.reason;
    return read.kind === 'size' ? read.value : undefined;
  };

  const fromHouse = {
    roof: isOn('roof') && values.roofFrom === 'house',
    siding: isOn('siding') && values.sidingFrom === 'house',
    gutters: isOn('gutters') && values.gutterFrom === 'house',
  };
  const house = fromHouse.roof || fromHouse.siding || fromHouse.gutters ? houseSizes(values, readField) : noHouse;

  const lines: EstimateLine[] = [];
  const addLine = (trade: Trade, value: number | undefined, unit: string, choice: MaterialChoice, question: string) => {
    if (value === undefined) lines.push({ kind: 'open', trade, label: question });
    else lines.push(priced(trade, `${formatSize(value)} ${unitOf(value, unit)} of ${choice.noun}`, value, choice.job));
  };

  if (isOn('roof')) {
    const squares = fromHouse.roof ? house.squares : readField('squares');
    const material = chosen(offer.roofMaterials, values.roofMaterial);
    addLine('roof', squares, 'squares', material, `Roof: ${askForSize(fromHouse.roof, 'squares')}`);
  }
  if (isOn('siding')) {
    const wall = fromHouse.siding ? house.wall : readField('wall');
    const material = chosen(offer.sidingMaterials, values.sidingMaterial);
    addLine('siding', wall, 'sq ft', material, `Siding: ${askForSize(fromHouse.siding, 'square feet of wall')}`);
  }
  if (isOn('windows')) {
    const before = lines.length;
    for (const [style, choice] of entriesOf(offer.windowStyles)) {
      const count = readField(style) ?? 0;
      if (count > 0) lines.push(priced('windows', counted(count, choice), count, choice.job));
    }
    if (lines.length === before) lines.push({ kind: 'open', trade: 'windows', label: 'Windows: how many?' });
  }
  if (isOn('doors')) {
    const count = readField('doorCount') ?? 0;
    const label = count > 0 ? counted(count, { one: 'new door', several: 'new doors' }) : 'New doors';
    lines.push({ kind: 'after-visit', trade: 'doors', label });
  }
  if (isOn('gutters')) {
    const feet = fromHouse.gutters ? house.eaves : readField('eaves');
    const metal = chosen(offer.gutterMetals, values.gutterMetal);
    addLine('gutters', feet, 'feet', metal, `Gutters: ${askForSize(fromHouse.gutters, 'feet of gutter')}`);
    if (feet !== undefined && values.guards === 'on') {
      const label = `${formatSize(feet)} ${unitOf(feet, 'feet')} of gutter guards`;
      lines.push(priced('gutters', label, feet, offer.gutterGuards));
    }
    const downspouts = readField('downspouts') ?? 0;
    if (downspouts > 0) {
      const label = counted(downspouts, { one: 'downspout', several: 'downspouts' });
      lines.push({ kind: 'after-visit', trade: 'gutters', label });
    }
  }
  if (isOn('repairs')) {
    const before = lines.length;
    for (const [repair, job] of entriesOf(offer.repairs)) {
      if (values[repair] === 'on') lines.push(priced('repairs', job.job, 1, job));
    }
    if (lines.length === before) lines.push({ kind: 'open', trade: 'repairs', label: 'Repairs: which ones?' });
  }

  // payment-range.ts computes the payment, but its fields report problems here too.
  readField('apr');
  readField('down');

  const spans = lines.flatMap((line) => (line.kind === 'priced' ? [line.span] : []));
  return { lines, total: spans.length > 0 ? sumSpans(spans) : undefined, house, problems };
}

const noHouse: HouseSizes = { squares: undefined, wall: undefined, eaves: undefined };

function houseSizes(values: Values<never>, readField: (name: SizeName) => number | undefined): HouseSizes {
  const readOptional = (name: SizeName, ifEmpty: number) => (values[name].trim() === '' ? ifEmpty : readField(name));
  const shape: RoofShape = values.shape === 'hip' ? 'hip' : 'gable';
  const [sideA, sideB, overhangInches, storyHeight, waste] = [
    readField('length'),
    readField('width'),
    readOptional('overhang', 0),
    readField('storyHeight'),
    readOptional('waste', usualWaste[shape]),
  ];
  if (sideA === undefined || sideB === undefined) return noHouse;
  const pitch = Number(values.pitch);
  // The gables are on the shorter sides.
  const [length, width] = [Math.max(sideA, sideB), Math.min(sideA, sideB)];
  const roof = overhangInches === undefined ? undefined : { length, width, overhangInches, pitch };
  return {
    squares: roof && waste !== undefined ? roofSquares(roof, waste) : undefined,
    wall:
      storyHeight === undefined
        ? undefined
        : wallSquareFeet({ length, width, stories: Number(values.stories), storyHeight, shape, pitch }),
    eaves: roof && eaveFeet(roof, shape),
  };
}

function askForSize(isFromHouse: boolean, what: string): string {
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
