import { choice, counted, keysOf, onOff, typed } from '@/lib/prices/estimate-fields';
import { aprLimits, formatSize } from '@/lib/prices/read-size';
import { estimatorCopy } from './estimator';
import {
  gutterMetals,
  loanMonths,
  pitches,
  repairs,
  roofMaterials,
  roofShapes,
  sidingMaterials,
  storyCounts,
  trades,
  usualLoanMonths,
  windowStyles,
} from './options';

const fieldForEach = <Key extends string, Value>(record: Readonly<Record<Key, unknown>>, value: Value) =>
  Object.fromEntries(keysOf(record).map((key) => [key, value])) as Readonly<Record<Key, Value>>;
const source = choice(['house', 'typed'], 'house');

/** People who know the floor area of their house type it here. */
const isItFloor = (value: number) =>
  `${formatSize(value)} sq ft of floor? Choose “${estimatorCopy.sources.floor}.” ${formatSize(value)} sq ft of roof is ${formatSize(value / 100)} squares.`;

/** The estimator's fields. The default house has two stories and a gable roof of 8 in 12. */
export const fields = {
  ...fieldForEach(trades, onOff),
  length: typed('feet', 4, 300),
  width: typed('feet', 4, 300),
  overhang: typed('inches', 0, 48, { start: '12' }),
  pitch: choice(pitches, '8'),
  shape: choice(keysOf(roofShapes), 'gable'),
  stories: choice(storyCounts, '2'),
  storyHeight: typed('feet', 6, 20, { start: '9' }),
  roofMaterial: choice(keysOf(roofMaterials), 'shingles'),
  roofFrom: choice(['house', 'floor', 'typed'], 'house'),
  floorArea: typed('sq ft', 100, 50_000),
  squares: typed('squares', 0.1, 200, { ifMore: isItFloor }),
  /** Empty means the usual waste for the roof's shape. */
  waste: typed('%', 0, 30),
  sidingMaterial: choice(keysOf(sidingMaterials), 'any'),
  sidingFrom: source,
  wall: typed('sq ft', 1, 50_000),
  ...fieldForEach(windowStyles, counted('windows', 200)),
  doorCount: counted('doors', 50),
  gutterMetal: choice(keysOf(gutterMetals), 'any'),
  gutterFrom: source,
  eaves: typed('feet', 1, 3000),
  guards: onOff,
  downspouts: counted('downspouts', 60),
  ...fieldForEach(repairs, onOff),
  months: choice(loanMonths, usualLoanMonths),
  down: typed('dollars', 0, 10_000_000),
  apr: { kind: 'typed', limits: aprLimits, start: '' },
} as const;

export type FieldName = keyof typeof fields;
export type TypedName = {
  [Name in FieldName]: (typeof fields)[Name]['kind'] extends 'typed' ? Name : never;
}[FieldName];

/** What the visitor typed or chose. A switch is `on` or empty. */
export type Values = Readonly<Record<FieldName, string>>;
