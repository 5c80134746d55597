import fc from 'fast-check';
import { printSpan, roundSpan, sumSpans } from './dollar-span';

test.each([
  [
    { low: 9360, high: 11_440 },
    { low: 9300, high: 11_500 },
  ],
  [
    { low: 3.2, high: 15.5 },
    { low: 3, high: 16 },
  ],
  // In binary, 23 × 0.1 × 1000 is a little more than 2,300, which must not raise the high end by a dollar.
  [
    { low: 23 * 0.1 * 300, high: 23 * 0.1 * 1000 },
    { low: 650, high: 2300 },
  ],
  // The prices of one window or repair.
  [
    { low: 350, high: 1600 },
    { low: 350, high: 1600 },
  ],
  [
    { low: 0.4, high: 0.6 },
    { low: 0, high: 1 },
  ],
])('%j is rounded outward to %j', (span, rounded) => {
  expect(roundSpan(span)).toEqual(rounded);
});

test('a span is printed with “about” and “to”', () => {
  expect(printSpan({ low: 9360, high: 11_440 })).toBe('about $9,300 to $11,500');
});

const anySpan = fc
  .tuple(fc.integer({ min: 100, max: 2_000_000_000 }), fc.integer({ min: 1, max: 2_000_000_000 }))
  .map(([low, more]) => ({ low: low / 100, high: (low + more) / 100 }));

test('rounding never inverts a range, never narrows it, and moves an end by less than $100', () => {
  fc.assert(
    fc.property(anySpan, (span) => {
      const { low, high } = roundSpan(span);
      expect(low).toBeLessThanOrEqual(span.low);
      expect(high).toBeGreaterThanOrEqual(span.high);
      expect(low).toBeLessThanOrEqual(high);
      for (const moved of [span.low - low, high - span.high]) expect(moved).toBeLessThan(100);
    }),
  );
});

test('adding a part never lowers either end of the sum', () => {
  fc.assert(
    fc.property(fc.array(anySpan), anySpan, (spans, more) => {
      const [before, after] = [roundSpan(sumSpans(spans)), roundSpan(sumSpans([...spans, more]))];
      expect(after.low).toBeGreaterThanOrEqual(before.low);
      expect(after.high).toBeGreaterThanOrEqual(before.high);
    }),
  );
});
