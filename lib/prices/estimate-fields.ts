import { fragmentMark } from './estimate-fragment';
import type { SizeLimits } from './read-size';

export interface SwitchField {
  readonly kind: 'switch';
}
export interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly start: string;
}
export interface TypedField {
  readonly kind: 'typed';
  readonly limits: SizeLimits;
  readonly start: string;
}
/** A field of the estimator. */
export type EstimateField = SwitchField | ChoiceField | TypedField;

type Fields<Name extends string> = Readonly<Record<Name, EstimateField>>;
type Values<Name extends string> = Readonly<Record<Name, string>>;

export const onOff: SwitchField = { kind: 'switch' };

export function choice(choices: readonly string[], start: string): ChoiceField {
  return { kind: 'choice', choices, start };
}

/** A size to type. */
export function typed(unit: string, least: number, most: number, start = ''): TypedField {
  return { kind: 'typed', limits: { unit, least, most, isWhole: false }, start };
}

/** A number of things. */
export function counted(unit: string, most: number): TypedField {
  return { kind: 'typed', limits: { unit, least: 0, most, isWhole: true }, start: '' };
}

/** The most characters that a typed field holds. */
export const longestValue = 12;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];
const startOf = (field: EstimateField) => (field.kind === 'switch' ? '' : field.start);

/** A value for each field, as typed. A switch holds `on` or nothing. */
function valuesOf<Name extends string>(fields: Fields<Name>, valueOf: (name: Name) => string): Values<Name> {
  return Object.fromEntries(keysOf(fields).map((name) => [name, valueOf(name)])) as Record<Name, string>;
}

/** What the fields hold before the visitor has touched them. */
export function startValues<Name extends string>(fields: Fields<Name>): Values<Name> {
  return valuesOf(fields, (name) => startOf(fields[name]));
}

/** Changes when the fields change so much that older links would be misread. */
const version = '1';

/** A URL fragment that holds the values: `#estimate=1&roof=on&length=40`. What was left as it was is left out. */
export function printValues<Name extends string>(fields: Fields<Name>, values: Values<Name>): string {
  const changed = new URLSearchParams({ [fragmentMark]: version });
  for (const name of keysOf(fields)) {
    if (values[name] !== startOf(fields[name])) changed.set(name, values[name]);
  }
  return `#${changed}`;
}

/**
 * Reads a fragment of `printValues`. Unknown names and impossible choices are ignored; a fragment of another version
 * holds nothing. Never throws.
 */
export function parseValues<Name extends string>(fields: Fields<Name>, fragment: string): Values<Name> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  if (given.get(fragmentMark) !== version) return startValues(fields);
  return valuesOf(fields, (name) => {
    const value = given.get(name);
    return value !== null && isAllowed(fields[name], value) ? value : startOf(fields[name]);
  });
}

function isAllowed(field: EstimateField, value: string): boolean {
  switch (field.kind) {
    case 'switch':
      return value === 'on' || value === '';
    case 'choice':
      return field.choices.includes(value);
    case 'typed':
      return value.length <= longestValue;
  }
}
