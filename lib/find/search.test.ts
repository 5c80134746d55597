import { bestFits, countText, isNear, termsOf, wordsOf } from './search';

test('takes a text apart into plain words', () => {
  expect(wordsOf('A ceiling that’s wet, a façade — wet!')).toEqual(['a', 'ceiling', 'thats', 'wet', 'facade']);
  expect(wordsOf(' … ')).toEqual([]);
});

test.each([
  ['gutter', 'guter', true],
  ['gutter', 'guttter', true],
  ['gutter', 'gutted', true],
  ['gutter', 'gutetr', true],
  ['gutter', 'gutter', true],
  ['gutter', 'gutters', true],
  ['gutter', 'gutting', false],
  ['gutter', 'ugttre', false],
])('one letter between %s and %s: %s', (a, b, expected) => {
  expect(isNear(a, b)).toBe(expected);
  expect(isNear(b, a)).toBe(expected);
});

const list = [
  wordsOf('Water running through the ceiling'),
  wordsOf('A brown ring on the ceiling'),
  wordsOf('A gutter that hangs or pulls away'),
  wordsOf('Moss or dark streaks'),
];

test.each([
  ['the beginning of a word', 'ceil', [0, 1]],
  ['another word for it', 'stained', [1]],
  ['a typo of one letter', 'gtuter', [2]],
  ['a typo in another word for it', 'stian', [1]],
  ['the first five letters of a long word', 'runnings', [0]],
  ['what has the most of the words', 'there is a brown spot on my ceiling', [1]],
  ['no short word with a typo', 'mess', []],
  ['nothing for nonsense', 'xylophone', []],
  ['nothing for small words alone', 'on the', []],
])('finds %s', (_, search, expected) => {
  expect(bestFits(termsOf(search), list)).toEqual(expected);
});

test('says the count', () => {
  expect([0, 1, 9].map((count) => countText(count, 'drip'))).toEqual([
    'No sign fits “drip”',
    '1 sign fits “drip”',
    '9 signs fit “drip”',
  ]);
});
