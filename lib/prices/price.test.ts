import fc from 'fast-check';
import {
  additionSentence,
  conditionOf,
  priceOfSize,
  priceParts,
  priceRange,
  printBarePrice,
  printPrice,
  spanOf,
  startingAt,
  type Added,
  type Price,
  type PriceUnit,
} from './price';

const roofAdds: Added = { short: 'before tear-off', items: ['tear-off', 'the permit'] };
const tarpAdds: Added = { short: 'tarp extra', items: ['the tarp'] };
const shingles = priceRange(300, 520, 'square', roofAdds);
const quoted: Price = { kind: 'quoted', text: 'Priced before we climb' };

test.each<[string, Price, string, ReturnType<typeof priceParts>]>([
  [
    'a price that leaves something out',
    shingles,
    '$300–$520 per square, before tear-off',
    { figure: '$300–$520', unit: 'per square', condition: 'before tear-off', detail: 'per square, before tear-off' },
  ],
  [
    'thousands with a comma, and nothing added',
    priceRange(800, 1200, 'linear foot', 'nothing'),
    '$800–$1,200 per linear foot',
    { figure: '$800–$1,200', unit: 'per linear foot', condition: undefined, detail: 'per linear foot' },
  ],
  [
    'a repair, priced as a whole',
    priceRange(300, 1500, 'repair', tarpAdds),
    '$300–$1,500, tarp extra',
    { figure: '$300–$1,500', unit: undefined, condition: 'tarp extra', detail: 'tarp extra' },
  ],
  [
    'a starting price',
    startingAt(priceRange(250, 450, 'window', { short: 'sash repairs extra', items: ['sash repairs'] })),
    'From $250 per window, sash repairs extra',
    {
      figure: 'From $250',
      unit: 'per window',
      condition: 'sash repairs extra',
      detail: 'per window, sash repairs extra',
    },
  ],
  [
    'a job of a known size, rounded outward',
    priceOfSize(shingles, 17.3),
    'about $5,100 to $9,000, before tear-off',
    {
      figure: 'about $5,100 to $9,000',
      unit: undefined,
      condition: 'before tear-off',
      detail: 'before tear-off',
    },
  ],
  ['free work', { kind: 'free' }, 'Free', { figure: 'Free', unit: undefined, condition: undefined, detail: undefined }],
  [
    'work priced after a visit',
    { kind: 'after-visit' },
    'Priced after a free visit',
    { figure: 'Priced after a free visit', unit: undefined, condition: undefined, detail: undefined },
  ],
  [
    'a price in words',
    quoted,
    quoted.text,
    { figure: quoted.text, unit: undefined, condition: undefined, detail: undefined },
  ],
])('%s', (_, price, printed, parts) => {
  expect(printPrice(price)).toBe(printed);
  expect(priceParts(price)).toEqual(parts);
});

test('the condition stays when the unit is implied or explained, and comes after what the price depends on', () => {
  expect(printPrice(shingles, { unit: 'implied' })).toBe('$300–$520, before tear-off');
  expect(printPrice(shingles, { unit: 'explained' })).toBe('$300–$520 per square (100 sq ft), before tear-off');
  expect(printPrice(shingles, { by: 'shingle' })).toBe('$300–$520 per square by shingle, before tear-off');
});

test('a sentence names everything that is added', () => {
  expect(additionSentence(shingles)).toBe('Your written price adds tear-off and the permit.');
  expect(additionSentence({ added: 'nothing' })).toBe('');
});

describe('printBarePrice', () => {
  test('prints the range, or one end, for text that states the condition', () => {
    const conditionIs = 'in the same sentence';
    expect(printBarePrice(shingles, { conditionIs })).toBe('$300–$520 per square');
    expect(printBarePrice(shingles, { conditionIs, unit: 'implied', as: 'words' })).toBe('$300 to $520');
    expect(printBarePrice(shingles, { conditionIs, unit: 'implied', as: 'lowest' })).toBe('$300');
    expect(printBarePrice(shingles, { conditionIs, as: 'highest' })).toBe('$520 per square');
  });

  test('doesn’t let a price with a condition pass for one without', () => {
    const conditionIs = 'nothing is added';
    expect(printBarePrice(priceRange(100, 350, 'repair', 'nothing'), { conditionIs })).toBe('$100–$350');
    expect(() => printBarePrice(shingles, { conditionIs })).toThrow('has a condition');
  });
});

const anyRange = (unit: PriceUnit) =>
  fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }))
    .map(([low, more]) => priceRange(low, low + more, unit, 'nothing'));

test('the two figures can be read back from the printed price', () => {
  fc.assert(
    fc.property(anyRange('square'), (price) => {
      const figures = printPrice(price).replaceAll(',', '').match(/\d+/g)?.map(Number);
      expect(figures).toEqual([price.low, price.high]);
    }),
  );
});

describe('spanOf', () => {
  test('contains all its parts, starts and ends where one of them does, and is never inverted', () => {
    fc.assert(
      fc.property(fc.array(anyRange('sq ft'), { minLength: 1 }), (ranges) => {
        const span = spanOf(ranges);
        for (const { low, high } of ranges) {
          expect(span.low).toBeLessThanOrEqual(low);
          expect(span.high).toBeGreaterThanOrEqual(high);
        }
        expect(ranges.map(({ low }) => low)).toContain(span.low);
        expect(ranges.map(({ high }) => high)).toContain(span.high);
        expect(span.low).toBeLessThanOrEqual(span.high);
      }),
    );
  });

  test('adds what any of its parts adds, and keeps nothing else of them', () => {
    const named = { ...priceRange(100, 350, 'repair', 'nothing'), job: 'Pipe boot' };
    const span = spanOf([named, priceRange(300, 1500, 'repair', tarpAdds), priceRange(200, 900, 'repair', roofAdds)]);
    expect(span).toEqual(
      priceRange(100, 1500, 'repair', { short: 'tarp extra', items: ['the tarp', 'tear-off', 'the permit'] }),
    );
    expect(conditionOf(spanOf([named]))).toBeUndefined();
  });

  test('leaves out a price without figures', () => {
    expect(spanOf([{ kind: 'after-visit' }, shingles])).toEqual(shingles);
  });

  test('throws for mixed units and for no prices', () => {
    expect(() => spanOf([priceRange(3, 7, 'sq ft', 'nothing'), shingles])).toThrow('per sq ft and one per square');
    expect(() => spanOf([])).toThrow('at least one');
  });
});
