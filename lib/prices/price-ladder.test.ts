import type { PriceRange } from './price';
import { priceLadder } from './price-ladder';

const repair = (low: number, high: number): PriceRange => ({ kind: 'range', low, high, unit: 'repair' });
const rungs = [
  { name: 'Opening', price: repair(800, 5000) },
  { name: 'Boot', price: repair(100, 350), number: 9 },
  { name: 'Leak', price: repair(300, 1500) },
  { name: 'Nails', price: repair(100, 400) },
];
const ladder = priceLadder(rungs, 1000);

test('the ruler goes from the lowest price to the highest', () => {
  expect(ladder.scale).toEqual({ low: 100, high: 5000 });
});

test('leaves out round marks too close to an end', () => {
  expect(ladder.marks).toEqual([100, 1000, 2000, 3000, 4000, 5000]);
  expect(priceLadder([{ name: 'Trim', price: repair(100, 1200) }], 250).marks).toEqual([
    100, 250, 500, 750, 1000, 1200,
  ]);
  expect(priceLadder([{ name: 'Trim', price: repair(100, 1050) }], 500).marks).toEqual([100, 500, 1050]);
});

test('sorts by the high end, then by the low end', () => {
  expect(ladder.rungs.map(({ name }) => name)).toEqual(['Boot', 'Nails', 'Leak', 'Opening']);
  const tied = [
    { name: 'Later', price: repair(200, 400) },
    { name: 'Sooner', price: repair(100, 400) },
  ];
  expect(priceLadder(tied, 100).rungs.map(({ name }) => name)).toEqual(['Sooner', 'Later']);
});

test.each([
  ['Boot', 0, 250 / 49],
  ['Leak', 200 / 49, 1400 / 49],
  ['Opening', 700 / 49, 100],
])('the bar of %s starts and ends at its prices', (name, left, end) => {
  const rung = ladder.rungs.find((one) => one.name === name);
  expect(Math.abs((rung?.left ?? NaN) - left)).toBeLessThan(0.1);
  expect(Math.abs((rung?.end ?? NaN) - end)).toBeLessThan(0.11);
});

test('a rung keeps its number in the drawing', () => {
  expect(ladder.rungs[0]?.number).toBe(9);
});
