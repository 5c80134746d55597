import fc from 'fast-check';
import { eaveFeet, roofSquares, slopeFactor, wallSquareFeet } from './house-size';

/* Calculated by hand: √(12² + pitch²) ÷ 12. */
test.each([
  [0, 1],
  [5, 13 / 12],
  [9, 15 / 12],
  [12, Math.SQRT2],
  [16, 20 / 12],
])('a pitch of %d in 12 has a factor of %d', (pitch, factor) => {
  expect(slopeFactor(pitch)).toBeCloseTo(factor, 12);
});

const house = { length: 40, width: 28, overhangInches: 12, pitch: 9 };

test('a roof of 42 by 30 feet at 9 in 12 has 1,575 square feet: 15.8 squares, and 17.3 with 10% waste', () => {
  expect(roofSquares(house, 0)).toBe(15.8);
  expect(roofSquares(house, 10)).toBe(17.3);
});

test('walls of two 9-foot stories around 40 by 28 feet have 2,448 square feet, and two gables add 294', () => {
  const walls = { ...house, stories: 2, storyHeight: 9 };
  expect(wallSquareFeet({ ...walls, shape: 'hip' })).toBe(2448);
  expect(wallSquareFeet({ ...walls, shape: 'gable' })).toBe(2742);
});

test('gutters run along the two long sides of a gable roof and all sides of a hip roof', () => {
  expect(eaveFeet(house, 'gable')).toBe(84);
  expect(eaveFeet(house, 'hip')).toBe(144);
});

const anyHouse = fc.record({
  length: fc.integer({ min: 4, max: 300 }),
  width: fc.integer({ min: 4, max: 300 }),
  overhangInches: fc.integer({ min: 0, max: 48 }),
  pitch: fc.integer({ min: 2, max: 17 }),
});

test('the area is at least that of the ground under the roof, and never shrinks with pitch, length, width or waste', () => {
  fc.assert(
    fc.property(anyHouse, (plan) => {
      const squares = roofSquares(plan, 0);
      expect(squares).toBeGreaterThanOrEqual((plan.length * plan.width) / 100 - 0.05);
      expect(roofSquares({ ...plan, pitch: plan.pitch + 1 }, 0)).toBeGreaterThanOrEqual(squares);
      expect(roofSquares({ ...plan, length: plan.length + 1 }, 0)).toBeGreaterThanOrEqual(squares);
      expect(roofSquares({ ...plan, width: plan.width + 1 }, 0)).toBeGreaterThanOrEqual(squares);
      expect(roofSquares(plan, 5)).toBeGreaterThanOrEqual(squares);
    }),
  );
});
