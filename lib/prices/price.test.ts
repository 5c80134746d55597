import fc from 'fast-check';
import {
  printFigures,
  printPrice,
  printUnit,
  spanOf,
  startingAt,
  type Price,
  type PriceRange,
  type PriceUnit,
} from './price';

const range = (low: number, high: number, unit: PriceUnit): PriceRange => ({ kind: 'range', low, high, unit });

const cases: readonly [name: string, price: Price, printed: string, figures: string, unit: string | undefined][] = [
  ['a range by the square', range(300, 520, 'square'), '$300–$520 per square', '$300–$520', 'per square'],
  ['thousands with a comma', range(800, 1200, 'square'), '$800–$1,200 per square', '$800–$1,200', 'per square'],
  ['a range by the square foot', range(3, 15, 'sq ft'), '$3–$15 per sq ft', '$3–$15', 'per sq ft'],
  ['a range by the linear foot', range(8, 25, 'linear foot'), '$8–$25 per linear foot', '$8–$25', 'per linear foot'],
  ['a range by the window', range(250, 3500, 'window'), '$250–$3,500 per window', '$250–$3,500', 'per window'],
  ['a repair, priced as a whole', range(100, 5000, 'repair'), '$100–$5,000', '$100–$5,000', undefined],
  ['a starting price', { kind: 'from', low: 250, unit: 'window' }, 'From $250 per window', 'From $250', 'per window'],
  ['free work', { kind: 'free' }, 'Free', 'Free', undefined],
  [
    'work priced after a visit',
    { kind: 'after-visit' },
    'Priced after a free visit',
    'Priced after a free visit',
    undefined,
  ],
  [
    'a price in words',
    { kind: 'quoted', text: 'Priced before we climb' },
    'Priced before we climb',
    'Priced before we climb',
    undefined,
  ],
];

describe.each(cases)('%s', (_, price, printed, figures, unit) => {
  test(`is printed as "${printed}"`, () => {
    expect(printPrice(price)).toBe(printed);
    expect(printFigures(price)).toBe(figures);
    expect(printPrice(price, 'implied')).toBe(figures);
    expect(printUnit(price)).toBe(unit);
  });
});

const anyRange = (unit: PriceUnit) =>
  fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }))
    .map(([low, more]) => range(low, low + more, unit));

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

  test('keeps only the figures and the unit of its parts', () => {
    const named = { ...range(8, 12, 'linear foot'), job: 'Aluminum gutters' };
    expect(spanOf([named, range(15, 25, 'linear foot')])).toEqual(range(8, 25, 'linear foot'));
  });

  test('leaves out a price without figures', () => {
    expect(spanOf([{ kind: 'after-visit' }, range(3, 5, 'sq ft')])).toEqual(range(3, 5, 'sq ft'));
  });

  test('throws for mixed units and for no prices', () => {
    expect(() => spanOf([range(3, 7, 'sq ft'), range(300, 360, 'square')])).toThrow('per sq ft and one per square');
    expect(() => spanOf([])).toThrow('at least one');
  });
});

test('startingAt keeps the lower end and the unit', () => {
  expect(startingAt(range(250, 450, 'window'))).toEqual({ kind: 'from', low: 250, unit: 'window' });
});
