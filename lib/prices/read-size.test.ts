import { readSize } from './read-size';

const feet = { least: 4, most: 300, unit: 'feet', isWhole: false };
const doors = { least: 0, most: 50, unit: 'doors', isWhole: true };

test.each([
  ['26', 26],
  [' 26.5 ', 26.5],
  ['4.', 4],
  ["28'", 28],
])('reads %j', (typed, value) => {
  expect(readSize(typed, feet)).toEqual({ kind: 'size', value });
});

test('what is not typed is no problem', () => {
  expect(readSize('', feet)).toEqual({ kind: 'empty' });
  expect(readSize('  ', feet)).toEqual({ kind: 'empty' });
});

test.each([
  ['forty', feet, 'Please type a number.'],
  ['1e3', feet, 'Please type a number.'],
  ['.', feet, 'Please type a number.'],
  ['-5', feet, 'It takes at least 4 feet.'],
  ['3', feet, 'It takes at least 4 feet.'],
  ['301', feet, 'This guide goes up to 300 feet. For more, ask us for a written price.'],
  ['1.5', doors, 'Whole doors only, please.'],
])('says why %j cannot be used', (typed, limits, reason) => {
  expect(readSize(typed, limits)).toEqual({ kind: 'problem', reason });
});
