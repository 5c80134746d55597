import { capeSquares } from '@/content/services/roofing/planning-price';
import { prices } from '@/content/prices';
import { timesSize } from './dollar-span';
import { slopeColumns } from './roof-sum';

test.each([
  ['entryShingle', 5400, 6480],
  ['titan', 7200, 8640],
  ['designerShingle', 7920, 9360],
  ['metal', 14_400, 21_600],
] as const)('18 squares of %s cost $%i to $%i', (name, low, high) => {
  expect(timesSize(prices.roofing[name], 18)).toEqual({ low, high });
});

test('lays out the squares of a slope in columns of two', () => {
  const drawn = (columns: readonly number[]) => 2 * columns.reduce((sum, width) => sum + width, 0);
  expect(slopeColumns(9)).toEqual([1, 1, 1, 1, 0.5]);
  expect(2 * drawn(slopeColumns(capeSquares / 2))).toBe(capeSquares);
});
