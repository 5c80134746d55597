import fc from 'fast-check';
import { longestValue } from '@/lib/prices/estimate-fields';
import { anyText } from '@/testing/any-text';
import { parseValues, printValues, startValues } from './estimate';
import { fields, type FieldName, type Values } from './fields';

const anyValues = fc.record(
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'switch') return [name, fc.constantFrom('', 'on')];
      if (field.kind === 'choice') return [name, fc.constantFrom<string>(...field.choices)];
      return [name, fc.string({ maxLength: longestValue })];
    }),
  ) as Record<FieldName, fc.Arbitrary<string>>,
);

test('every value survives the round trip through a fragment', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      expect(parseValues(printValues(values))).toEqual(values);
    }),
  );
});

test('a fragment holds only values that differ from the defaults', () => {
  expect(printValues(startValues)).toBe('#estimate=1');
  const values: Values = { ...startValues, roof: 'on', length: '40', roofMaterial: 'hdz' };
  expect(printValues(values)).toBe('#estimate=1&roof=on&length=40&roofMaterial=hdz');
});

test.each([
  ['another version', '#estimate=2&roof=on'],
  ['no version', '#roof=on'],
  ['an anchor', '#prices'],
  ['an empty fragment', ''],
  ['an unknown material', '#estimate=1&roofMaterial=gold'],
  ['an unknown field', '#estimate=1&color=red&__proto__=on'],
  ['a switch that is neither on nor off', '#estimate=1&roof=yes'],
  ['a value that is too long', '#estimate=1&length=1234567890123'],
  ['a broken escape', '#estimate=%E0%A4%A'],
])('`parseValues` ignores %s', (_, fragment) => {
  expect(parseValues(fragment)).toEqual(startValues);
});

test('`parseValues` never throws', () => {
  fc.assert(
    fc.property(anyText(), (junk) => {
      expect(Object.keys(parseValues(`#estimate=1&${junk}`))).toEqual(Object.keys(startValues));
    }),
  );
});
