import { marksOn, placeOn, spanOn } from './scale';

const dollars = { low: 0, high: 1200 };

test.each([
  [0, 0],
  [300, 25],
  [1200, 100],
])('$%d is at %d percent of a ruler that ends at $1,200', (value, percent) => {
  expect(placeOn(dollars, value)).toBe(percent);
});

test('a bar starts at its low value and ends at its high one', () => {
  expect(spanOn(dollars, { low: 300, high: 360 })).toEqual({ left: 25, width: 5 });
  expect(spanOn({ low: 100, high: 5000 }, { low: 100, high: 5000 })).toEqual({ left: 0, width: 100 });
});

test.each([-1, 1201])('%d is outside the ruler', (value) => {
  expect(() => placeOn(dollars, value)).toThrow('is outside the ruler');
});

test('a ruler has marks at every step and at both ends', () => {
  expect(marksOn({ low: 0, high: 60 }, 20)).toEqual([0, 20, 40, 60]);
  expect(marksOn({ low: 100, high: 500 }, 150)).toEqual([100, 250, 400, 500]);
});
