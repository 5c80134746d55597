import { choice, counted, keysOf, onOff, typed } from '@/lib/prices/estimate-fields';
import { aprLimits } from '@/lib/prices/read-size';
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

/** The estimator's fields. The default house is the one drawn on the page: two stories, gable roof, 8 in 12. */
export const fields = {
  ...fieldForEach(trades, onOff),
  length: typed('feet', 4, 300),
  width: typed('feet', 4, 300),
  overhang: typed('inches', 0, 48, '12'),
  pitch: choice(pitches, '8'),
  shape: choice(keysOf(roofShapes), 'gable'),
  stories: choice(storyCounts, '2'),
  storyHeight: typed('feet', 6, 20, '9'),
  roofMaterial: choice(keysOf(roofMaterials), 'shingles'),
  roofFrom: source,
  squares: typed('squares', 0.1, 1000),
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
