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
  ['Wind-driven rain, Twenty-five years, counter-flashing', ['Wind-driven', 'Twenty-five', 'counter-flashing']],
  ['Dated November 22, 2026. From May 15 on', ['November 22, 2026.', 'May 15']],
  ['Issued June 14, 2026', ['June 14, 2026']],
  ['Call (860) 555-0103. Or write.', ['(860) 555-0103.']],
  ['In 10 days, or within 2 hours', ['10 days,', '2 hours']],
  ['12–24 months, 1,000 square feet, up to 110 mph', ['12–24 months,', '1,000 square feet,', 'up to 110 mph']],
  ['About 1/4 inch of fall for every 10 feet (4–6 feet)', ['1/4 inch', '10 feet', '(4–6 feet)']],
  ['Drawn with 6 5/8 inches showing, 8 3/4 inch boards', ['6 5/8 inches', '8 3/4 inch']],
  [
    'Carried 4 to 6 feet away, at $3–$15 per sq ft, or 14 to 16 inches',
    ['4 to 6 feet', '$3–$15', 'per sq ft,', '16 inches'],
  ],
  ['21 points, 40 degrees. About 1 hour', ['21 points,', '40 degrees.', '1 hour']],
  ['On slopes of 8 in 12 and steeper, not under 4 in 12.', ['8 in 12', '4 in 12.']],
  ['Wind up to 130 mph. Up to 40 pounds', ['up to 130 mph.', 'Up to 40 pounds']],
  ['The contract is void (C.G.S. § 38a-313a).', ['(C.G.S. § 38a-313a).']],
])('in %j, keeps together %j', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});

test.each([
  'Up to the ridge, and an up-and-over-and-down-again path',
  'A dash – with spaces – is no compound',
  'https://example.com/24-hour-service-2026',
  'NEXT_PUBLIC_GA_ID=G-XXXXXXXXXX',
  'no compound at all',
  'In March we look, and 4 of us come back',
  'The 21 in the report, 5 yearly visits',
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
