import type { TypedField } from './estimate-fields';
import { eaveFeet, roofSquares, sideOfSquare, usualWaste, wallSquareFeet, type RoofShape } from './house-size';
import { priceOfSize, printBarePrice, printPrice, sumOf, type PriceRange } from './price';
import { formatSize, readSize } from './read-size';
import { listed } from '@/lib/text/listed';

export type Trade = 'roof' | 'siding' | 'windows' | 'doors' | 'gutters' | 'repairs';

type SizeName =
  | 'length'
  | 'width'
  | 'overhang'
  | 'storyHeight'
  | 'floorArea'
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
  | { readonly kind: 'priced'; readonly price: PriceRange; readonly formula: string }
  /** Work without a printed price. Adds nothing to the sum. */
  | { readonly kind: 'after-visit' }
  /** A size or a choice is missing. */
  | { readonly kind: 'open' }
);

/** Sizes computed from the house. Undefined while a measurement is missing or impossible. */
export type HouseSizes = Readonly<Record<'squares' | 'wall' | 'eaves', number | undefined>> & {
  /** How the floor area becomes squares. */
  readonly floor?: { readonly area: number; readonly ground: number; readonly squares: number; readonly waste: number };
};

export interface Estimate<Name extends string = string> {
  readonly lines: readonly EstimateLine[];
  readonly total: PriceRange | undefined;
  readonly house: HouseSizes;
  readonly problems: Readonly<Partial<Record<Name, string>>>;
}

function chosen(choices: MaterialChoices, key: string): MaterialChoice {
  const choice = choices[key] ?? Object.values(choices)[0];
  if (!choice) throw new RangeError('There is no material to choose.');
  return choice;
}

function priced(trade: Trade, label: string, size: number, price: PriceRange): EstimateLine {
  const perUnit = printBarePrice(price, { conditionIs: 'in the same list', unit: 'implied' });
  return { kind: 'priced', trade, label, price: priceOfSize(price, size), formula: `${formatSize(size)} × ${perUnit}` };
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
  const isFromFloor = isOn('roof') && values.roofFrom === 'floor';
  const house: HouseSizes = {
    ...(fromHouse.roof || fromHouse.siding || fromHouse.gutters ? houseSizes(values, readField) : noHouse),
    floor: isFromFloor ? roofOverFloor(values, readField) : undefined,
  };

  const lines: EstimateLine[] = [];
  const addLine = (trade: Trade, value: number | undefined, unit: string, choice: MaterialChoice, question: string) => {
    if (value === undefined) lines.push({ kind: 'open', trade, label: question });
    else lines.push(priced(trade, `${formatSize(value)} ${unitOf(value, unit)} of ${choice.noun}`, value, choice.job));
  };

  if (isOn('roof')) {
    const material = chosen(offer.roofMaterials, values.roofMaterial);
    if (isFromFloor) addLine('roof', house.floor?.squares, 'squares', material, 'Roof: enter the floor area');
    else {
      const squares = fromHouse.roof ? house.squares : readField('squares');
      addLine('roof', squares, 'squares', material, `Roof: ${askForSize(fromHouse.roof, 'squares')}`);
    }
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
    const label = counted(count, { one: 'new door', several: 'new doors' });
    if (count > 0) lines.push({ kind: 'after-visit', trade: 'doors', label });
    else lines.push({ kind: 'open', trade: 'doors', label: 'Doors: how many?' });
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

  const parts = lines.flatMap((line) => (line.kind === 'priced' ? [line.price] : []));
  return { lines, total: parts.length > 0 ? sumOf(parts) : undefined, house, problems };
}

const noHouse: HouseSizes = { squares: undefined, wall: undefined, eaves: undefined };

type ReadField = (name: SizeName) => number | undefined;

const shapeOf = ({ shape }: Values<never>): RoofShape => (shape === 'hip' ? 'hip' : 'gable');

function readEdges(values: Values<never>, readField: ReadField) {
  const readOptional = (name: SizeName, ifEmpty: number) => (values[name].trim() === '' ? ifEmpty : readField(name));
  return {
    overhangInches: readOptional('overhang', 0),
    waste: readOptional('waste', usualWaste[shapeOf(values)]),
  };
}

function roofOverFloor(values: Values<never>, readField: ReadField): HouseSizes['floor'] {
  const area = readField('floorArea');
  const { overhangInches, waste } = readEdges(values, readField);
  if (area === undefined || overhangInches === undefined || waste === undefined) return undefined;
  const stories = Number(values.stories);
  const side = sideOfSquare(area, stories);
  const plan = { length: side, width: side, overhangInches, pitch: Number(values.pitch) };
  return { area, ground: Math.round(area / stories), squares: roofSquares(plan, waste), waste };
}

function houseSizes(values: Values<never>, readField: ReadField): HouseSizes {
  const shape = shapeOf(values);
  const [sideA, sideB, storyHeight] = [readField('length'), readField('width'), readField('storyHeight')];
  const { overhangInches, waste } = readEdges(values, readField);
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

/** `17.3 squares of shingle roof: about $5,100 to $9,000, before tear-off` */
export function printLine(line: EstimateLine): string {
  switch (line.kind) {
    case 'priced':
      return `${line.label}: ${printPrice(line.price)}`;
    case 'after-visit':
      return `${line.label}: priced after a free visit`;
    case 'open':
      return line.label;
  }
}

/** `tear-off, trim and the permit (siding); downspouts (gutters)`. Undefined if nothing is added to the priced parts. */
export function leftOut(lines: readonly EstimateLine[]): string | undefined {
  const items = new Map<Trade, Set<string>>();
  for (const line of lines) {
    if (line.kind !== 'priced' || line.price.added === 'nothing') continue;
    items.set(line.trade, new Set([...(items.get(line.trade) ?? []), ...line.price.added.items]));
  }
  return [...items].map(([trade, names]) => `${listed([...names])} (${trade})`).join('; ') || undefined;
}
