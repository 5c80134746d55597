import { countText, isNear, searcher, termsOf, wordsOf } from './search';

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

const find = searcher([
  { name: 'Water running through the ceiling' },
  { name: 'A brown ring on the ceiling', more: 'Flashing at the chimney lets rain in.' },
  { name: 'A gutter that hangs or pulls away', more: 'Downspouts' },
  { name: 'Moss or dark streaks', more: 'Shade' },
  { name: 'Metal that lifts at the chimney' },
  { name: 'A panel that flaps', more: 'Sun makes it brittle.' },
]);

test.each([
  ['the beginning of a word', 'ceil', [0, 1]],
  ['another word for it', 'stained', [1]],
  ['a typo of one letter', 'gtuter', [2]],
  ['a typo in another word for it', 'stian', [1]],
  ['another form of the word', 'hanging', [2]],
  ['a form with a doubled letter', 'flapping', [5]],
  ['a form with y', 'sunny', [5]],
  ['a sentence with another form of the word', 'the gutter is pulling off the front', [2]],
  ['the first five letters of a long word', 'runnings', [0]],
  ['what has the most of the words', 'there is a brown spot on my ceiling', [1]],
  ['what has the word that few have', 'ceiling, with water', [0]],
  ['a name before what is said about another', 'chimney', [4, 1]],
  ['a whole sentence, whose other words say nothing', 'it came down and the moss keeps coming back', [3]],
  ['a word that says nothing in a sentence and is all there is', 'down', [2]],
  ['no short word with a typo', 'mess', []],
  ['nothing for nonsense', 'xylophone', []],
  ['nothing for small words alone', 'on the', []],
])('finds %s', (_, search, expected) => {
  expect(find(termsOf(search))).toEqual(expected);
});

test('compares a term with the words once, however often it is typed', () => {
  const starts = jest.spyOn(String.prototype, 'startsWith');
  find(termsOf('brown skylight'));
  const before = starts.mock.calls.length;
  find(termsOf('brown skylight'));
  expect(before).toBeGreaterThan(0);
  expect(starts.mock.calls.length).toBe(before);
});

test('says the count', () => {
  expect([0, 1, 9].map((count) => countText(count, 'drip'))).toEqual([
    'No sign fits “drip”',
    '1 sign fits “drip”',
    '9 signs fit “drip”',
  ]);
});
