import { priceRange } from './price';
import { priceLadder } from './price-ladder';

const repair = (low: number, high: number) => priceRange(low, high, 'repair', 'nothing');
const rungs = [
  { name: 'Opening', price: repair(800, 5000) },
  { name: 'Boot', price: repair(100, 350), number: 9 },
  { name: 'Leak', price: repair(300, 1500) },
  { name: 'Nails', price: repair(100, 400) },
];
const ladder = priceLadder(rungs, 1000);

test('the scale goes from the last mark at or below all prices to the first at or above them', () => {
  expect(ladder.scale).toEqual({ low: 0, high: 5000 });
  expect(ladder.marks).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  expect(priceLadder([{ name: 'Trim', price: repair(550, 1200) }], 250).marks).toEqual([500, 750, 1000, 1250]);
  expect(priceLadder([{ name: 'Trim', price: repair(500, 1000) }], 500).marks).toEqual([500, 1000]);
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
  ['Boot', 2, 7],
  ['Leak', 6, 30],
  ['Opening', 16, 100],
])('the bar of %s starts and ends at its prices', (name, left, end) => {
  const rung = ladder.rungs.find((one) => one.name === name);
  expect(Math.abs((rung?.left ?? NaN) - left)).toBeLessThan(0.1);
  expect(Math.abs((rung?.end ?? NaN) - end)).toBeLessThan(0.11);
});

test('a rung keeps its number in the drawing', () => {
  expect(ladder.rungs[0]?.number).toBe(9);
});
