import { longestMinutes, minuteBar, minutesWithin } from './minute-bar';

const steps = [{ minutes: [10, 10] }, { minutes: [0, 120] }, {}, { minutes: [120, 180] }] as const;

test('adds up the longest time of each step', () => {
  expect(longestMinutes(steps)).toBe(310);
});

test('each step starts where the one before it ends, and one without minutes has no length', () => {
  const [talk, arrival, untimed, work] = minuteBar(steps);
  expect(talk).toEqual({ start: 0, least: 10 / 310, most: 10 / 310 });
  expect(arrival).toEqual({ start: 10 / 310, least: 0, most: 120 / 310 });
  expect(untimed).toEqual({ start: 130 / 310, least: 0, most: 0 });
  expect(work).toEqual({ start: 130 / 310, least: 120 / 310, most: 180 / 310 });
});

test.each([
  ['within 2 hours', [0, 120]],
  ['within an hour', [0, 60]],
  ['in 90 minutes', [0, 90]],
  ['the same day', undefined],
])('reads “%s” as the range %j', (words, minutes) => {
  expect(minutesWithin(words)).toEqual(minutes);
});
