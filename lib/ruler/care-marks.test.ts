import { careMarks } from './care-marks';

test('marks every 15 years of a 50-year life', () => {
  expect(careMarks({ low: 15, high: 15 }, 50)).toEqual([15, 30, 45]);
});

test('uses the middle of a range', () => {
  expect(careMarks({ low: 4, high: 7 }, 20)).toEqual([5.5, 11, 16.5]);
});

test('has no mark at the end of the life', () => {
  expect(careMarks({ low: 10, high: 10 }, 40)).toEqual([10, 20, 30]);
});

test('throws for an interval of 0 years', () => {
  expect(() => careMarks({ low: 0, high: 0 }, 40)).toThrow('interval above 0');
});
