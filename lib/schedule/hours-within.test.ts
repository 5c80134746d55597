import { hoursWithin } from './hours-within';

test.each([
  ['within 2 hours', [0, 2]],
  ['within an hour', [0, 1]],
  ['in 90 minutes', [0, 1.5]],
  ['the same day', undefined],
])('reads “%s” as the range %j', (words, hours) => {
  expect(hoursWithin(words)).toEqual(hours);
});
