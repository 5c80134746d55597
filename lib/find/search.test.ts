import { countText, isNear, searcher, termsOf, wordsOf } from './search';

test('splits text into plain words', () => {
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
])('%s and %s are at most one typo apart: %s', (a, b, expected) => {
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
  ['a synonym', 'stained', [1]],
  ['a typo', 'gtuter', [2]],
  ['a typo in a synonym', 'stian', [1]],
  ['another form of the word', 'hanging', [2]],
  ['a form with a doubled letter', 'flapping', [5]],
  ['a form that ends in y', 'sunny', [5]],
  ['a word form in a sentence', 'the gutter is pulling off the front', [2]],
  ['the first five letters of a long word', 'runnier', [0]],
  ['the text with the most matching words', 'there is a brown spot on my ceiling', [1]],
  ['the text with the rarest word', 'ceiling, with water', [0]],
  ['a match in a name before one in a description', 'chimney', [4, 1]],
  ['a sentence with many filler words', 'it came down and the moss keeps coming back', [3]],
  ['a filler word that is searched alone', 'down', [2]],
  ['nothing for a typo in a short word', 'mess', []],
  ['nothing for nonsense', 'xylophone', []],
  ['nothing for stop words alone', 'on the', []],
])('finds %s', (_, search, expected) => {
  expect(find(termsOf(search))).toEqual(expected);
});

test('compares each term with the words only once', () => {
  const starts = jest.spyOn(String.prototype, 'startsWith');
  find(termsOf('brown skylight'));
  const before = starts.mock.calls.length;
  find(termsOf('brown skylight'));
  expect(before).toBeGreaterThan(0);
  expect(starts.mock.calls.length).toBe(before);
});

test('says how many signs match', () => {
  expect([0, 1, 9].map((count) => countText(count, 'drip'))).toEqual([
    'No sign matches “drip”',
    '1 sign matches “drip”',
    '9 signs match “drip”',
  ]);
});
