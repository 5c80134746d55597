import { careMarks } from './care-marks';

test('a coat every 15 years on a wall of 50', () => {
  expect(careMarks({ low: 15, high: 15 }, 50)).toEqual([15, 30, 45]);
});

test('a range counts by its middle', () => {
  expect(careMarks({ low: 4, high: 7 }, 20)).toEqual([5.5, 11, 16.5]);
});

test('nothing is due when the wall comes down', () => {
  expect(careMarks({ low: 10, high: 10 }, 40)).toEqual([10, 20, 30]);
});

test('refuses care without an interval', () => {
  expect(() => careMarks({ low: 0, high: 0 }, 40)).toThrow('every 0 years');
});
