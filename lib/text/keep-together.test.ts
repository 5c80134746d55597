import { keepTogether } from './keep-together';

const kept = (text: string) => keepTogether(text).flatMap((part) => (part.isKept ? [part.text] : []));

test.each([
  ['Off I-84, minutes from I-691.', ['I-84,', 'I-691.']],
  ['A 30-year warranty and 5-inch gutters', ['30-year', '5-inch']],
  ['Expires 3-31-2026.', ['3-31-2026.']],
  ['Repairs run $100–$1,200, often less', ['$100–$1,200,']],
  ['Monday to Saturday 9 AM–6:00 PM', ['9 AM–6:00 PM']],
  [
    'By e-mail, on-site, non-prorated, low-e, board-up, re-pitch',
    ['e-mail,', 'on-site,', 'non-prorated,', 'low-e,', 'board-up,', 're-pitch'],
  ],
  ['A U-factor of 0.35–0.40', ['U-factor', '0.35–0.40']],
  ['an out-of-square opening', ['out-of-square']],
  ['Dated November 22, 2026. From May 15 on', ['November 22, 2026.', 'May 15']],
])('in %j, these do not break: %j', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});

test.each([
  'Wind-driven rain on a south-facing wall',
  'A dash – with spaces – is no compound',
  'https://example.com/24-hour-service-2026',
  'NEXT_PUBLIC_GA_ID=G-XXXXXXXXXX',
  'no compound at all',
  'In March we look, and in 10 days we come back',
])('in %j, everything may break', (text) => {
  expect(keepTogether(text)).toEqual([{ text, isKept: false }]);
});

test.each(['', 'I-84', 'I-84 I-691', '(24-hour) a south-facing 10-year wall'])(
  'the parts of %j add up to the text',
  (text) => {
    expect(
      keepTogether(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
