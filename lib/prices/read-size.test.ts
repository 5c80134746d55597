import { readSize } from './read-size';

const feet = { least: 4, most: 300, unit: 'feet', isWhole: false };
const doors = { least: 0, most: 50, unit: 'doors', isWhole: true };
const percent = { least: 0, most: 100, unit: '%', isWhole: false };
const squares = {
  least: 0.1,
  most: 200,
  unit: 'squares',
  isWhole: false,
  ifMore: (value: number) => `${value} of floor?`,
};

test.each([
  ['26', 26],
  [' 26.5 ', 26.5],
  ['4.', 4],
  ["28'", 28],
])('reads %j', (typed, value) => {
  expect(readSize(typed, feet)).toEqual({ kind: 'size', value });
});

test('an empty field is not a problem', () => {
  expect(readSize('', feet)).toEqual({ kind: 'empty' });
  expect(readSize('  ', feet)).toEqual({ kind: 'empty' });
});

test.each([
  ['forty', feet, 'Enter a number of feet, such as 40.'],
  ['1e3', feet, 'Enter a number of feet, such as 40.'],
  ['.', feet, 'Enter a number of feet, such as 40.'],
  ['-5', feet, 'Enter 4 feet or more.'],
  ['3', feet, 'Enter 4 feet or more.'],
  ['301', feet, 'Enter 300 feet or less. For more, ask us for a price.'],
  ['1.5', doors, 'Enter a whole number.'],
  ['two', doors, 'Enter a whole number, such as 2.'],
  ['low', percent, 'Enter the percentage as a number.'],
  ['250', percent, 'Enter 100% or less.'],
  ['1,900', squares, '1900 of floor?'],
])('explains why %j cannot be used', (typed, limits, reason) => {
  expect(readSize(typed, limits)).toEqual({ kind: 'problem', reason });
});
