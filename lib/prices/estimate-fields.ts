import { fragmentKey } from './estimate-fragment';
import type { SizeLimits } from './read-size';

export type SwitchField = { readonly kind: 'switch' };
export interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly start: string;
}
export type TypedField = { readonly kind: 'typed'; readonly limits: SizeLimits; readonly start: string };
export type EstimateField = SwitchField | ChoiceField | TypedField;

type Fields<Name extends string> = Readonly<Record<Name, EstimateField>>;
/** The value of a switch is `on` or empty. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

export const onOff: SwitchField = { kind: 'switch' };

export const choice = (choices: readonly string[], start: string): ChoiceField => ({ kind: 'choice', choices, start });

export function typed(
  unit: string,
  least: number,
  most: number,
  { start = '', ifMore }: { readonly start?: string } & Pick<SizeLimits, 'ifMore'> = {},
): TypedField {
  return { kind: 'typed', limits: { unit, least, most, isWhole: false, ifMore }, start };
}

export function counted(unit: string, most: number): TypedField {
  return { kind: 'typed', limits: { unit, least: 0, most, isWhole: true }, start: '' };
}

/** In characters. */
export const longestValue = 12;

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];
const startOf = (field: EstimateField) => (field.kind === 'switch' ? '' : field.start);

function valuesOf<Name extends string>(fields: Fields<Name>, valueOf: (name: Name) => string): Values<Name> {
  return Object.fromEntries(keysOf(fields).map((name) => [name, valueOf(name)])) as Record<Name, string>;
}

export function startValues<Name extends string>(fields: Fields<Name>): Values<Name> {
  return valuesOf(fields, (name) => startOf(fields[name]));
}

/** Increase when the fields change so much that older links would be misread. */
const version = '1';

/** `#estimate=1&roof=on&length=40`. Leaves out unchanged values. */
export function printValues<Name extends string>(fields: Fields<Name>, values: Values<Name>): string {
  const changed = new URLSearchParams({ [fragmentKey]: version });
  for (const name of keysOf(fields)) {
    if (values[name] !== startOf(fields[name])) changed.set(name, values[name]);
  }
  return `#${changed}`;
}

export function parseValues<Name extends string>(fields: Fields<Name>, fragment: string): Values<Name> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  if (given.get(fragmentKey) !== version) return startValues(fields);
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
