import { timeInWords } from './time-in-words';

test.each([
  [1, '1 hour'],
  [3.5, '3 hours 30 minutes'],
  [0.75, '45 minutes'],
  [310 / 60, '5 hours 10 minutes'],
])('%f hours are %s', (hours, words) => {
  expect(timeInWords(hours)).toBe(words);
});
