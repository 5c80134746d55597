import { fitInto, qualityFor } from './shrink-picture';

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 12_000, height: 3 },
    { width: 1600, height: 1 },
  ],
])('%j is scaled to %j', (size, expected) => {
  expect(fitInto(1600, size)).toEqual(expected);
});

test.each([
  [400_000, 0.75],
  [550_000, 0.65],
  [700_000, 0.5],
  [3_000_000, 0.5],
])('a photo of %d bytes at the best quality is encoded again at %d', (size, quality) => {
  expect(qualityFor(size)).toBe(quality);
});
