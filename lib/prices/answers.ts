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
  windowStyles,
} from '@/content/price-guide/options';
import { fragmentMark } from './estimate-fragment';
import type { SizeLimits } from './read-size';

type Field =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly start: string }
  | { readonly kind: 'typed'; readonly limits: SizeLimits; readonly start: string };

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];
const onOff = { kind: 'switch' } as const;
const choice = (choices: readonly string[], start: string) => ({ kind: 'choice', choices, start }) as const;
const typed = (unit: string, least: number, most: number, start = '') =>
  ({ kind: 'typed', limits: { unit, least, most, isWhole: false }, start }) as const;
const counted = (unit: string, most: number) =>
  ({ kind: 'typed', limits: { unit, least: 0, most, isWhole: true }, start: '' }) as const;
const each = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Readonly<Record<Key, Value>>;
/** A size is either worked out from the house or typed. */
const source = choice(['house', 'typed'], 'house');

/**
 * Every field of the estimator. Where a visitor has said nothing, the house is the one drawn on the page: two stories
 * under a gable roof of 8 in 12.
 */
export const fields = {
  ...each(keysOf(trades), onOff),
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
  /** Empty for the usual waste of the roof's shape. */
  waste: typed('%', 0, 30),
  sidingMaterial: choice(keysOf(sidingMaterials), 'any'),
  sidingFrom: source,
  wall: typed('sq ft', 1, 50_000),
  ...each(keysOf(windowStyles), counted('windows', 200)),
  doorCount: counted('doors', 50),
  gutterMetal: choice(keysOf(gutterMetals), 'any'),
  gutterFrom: source,
  eaves: typed('feet', 1, 3000),
  guards: onOff,
  downspouts: counted('downspouts', 60),
  ...each(keysOf(repairs), onOff),
  months: choice(loanMonths, '60'),
  down: typed('dollars', 0, 10_000_000),
  apr: typed('%', 0, 100),
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof fields;
export type TypedName = {
  [Name in FieldName]: (typeof fields)[Name]['kind'] extends 'typed' ? Name : never;
}[FieldName];
export type Trade = keyof typeof trades;

/** What the visitor has said, as typed. A switch holds `on` or nothing. */
export type Answers = Readonly<Record<FieldName, string>>;

/** The most characters that a typed field holds. */
export const longestAnswer = 12;

const names = keysOf(fields);
const startOf = (field: Field) => (field.kind === 'switch' ? '' : field.start);

export const noAnswers = Object.fromEntries(names.map((name) => [name, startOf(fields[name])])) as Answers;

/** Changes when the fields change so much that older links would be misread. */
const version = '1';

/** A URL fragment that holds the answers: `#estimate=1&roof=on&length=40`. What was left as it was is left out. */
export function printAnswers(answers: Answers): string {
  const said = new URLSearchParams({ [fragmentMark]: version });
  for (const name of names) {
    if (answers[name] !== noAnswers[name]) said.set(name, answers[name]);
  }
  return `#${said}`;
}

/**
 * Reads a fragment of `printAnswers`. Unknown names and impossible choices are ignored; a fragment of another version
 * holds nothing. Never throws.
 */
export function parseAnswers(fragment: string): Answers {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  if (said.get(fragmentMark) !== version) return noAnswers;
  const read = (name: FieldName): string => {
    const value = said.get(name);
    const field: Field = fields[name];
    if (value === null || !isAllowed(field, value)) return startOf(field);
    return value;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Answers;
}

function isAllowed(field: Field, value: string): boolean {
  switch (field.kind) {
    case 'switch':
      return value === 'on' || value === '';
    case 'choice':
      return field.choices.includes(value);
    case 'typed':
      return value.length <= longestAnswer;
  }
}
