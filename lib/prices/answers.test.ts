import fc from 'fast-check';
import { fields, longestAnswer, noAnswers, parseAnswers, printAnswers, type Answers, type FieldName } from './answers';

const anyAnswers = fc.record(
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'switch'
        ? fc.constantFrom('', 'on')
        : field.kind === 'choice'
          ? fc.constantFrom<string>(...field.choices)
          : fc.string({ maxLength: longestAnswer }),
    ]),
  ) as Record<FieldName, fc.Arbitrary<string>>,
);

test('every answer comes back from its fragment', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(parseAnswers(printAnswers(answers))).toEqual(answers);
    }),
  );
});

test('a fragment holds only what differs from the start', () => {
  expect(printAnswers(noAnswers)).toBe('#estimate=1');
  const answers: Answers = { ...noAnswers, roof: 'on', length: '40', roofMaterial: 'hdz' };
  expect(printAnswers(answers)).toBe('#estimate=1&roof=on&length=40&roofMaterial=hdz');
});

test.each([
  ['another version', '#estimate=2&roof=on'],
  ['no version', '#roof=on'],
  ['an anchor', '#prices'],
  ['nothing', ''],
  ['an unknown material', '#estimate=1&roofMaterial=gold'],
  ['an unknown field', '#estimate=1&color=red&__proto__=on'],
  ['a switch that is neither on nor off', '#estimate=1&roof=yes'],
  ['a text that is too long', '#estimate=1&length=1234567890123'],
  ['a broken escape', '#estimate=%E0%A4%A'],
])('ignores %s', (_, fragment) => {
  expect(parseAnswers(fragment)).toEqual(noAnswers);
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (junk) => {
      expect(Object.keys(parseAnswers(`#estimate=1&${junk}`))).toEqual(Object.keys(noAnswers));
    }),
  );
});
