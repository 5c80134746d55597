import { addDays, asDay, daysBetween, weekdayOf } from './day';
import { addWorkingDays, lastWorkingDay, nextWorkingDay, workingDaysBetween } from './working-day';

test.each([
  ['2026-03-02', 1, '2026-03-03', 'Monday to Tuesday'],
  ['2026-03-02', 5, '2026-03-07', 'Monday to Saturday'],
  ['2026-03-02', 6, '2026-03-09', 'Monday to Monday'],
  ['2026-03-07', 1, '2026-03-09', 'Saturday to Monday, over the clock change'],
  ['2026-03-09', -1, '2026-03-07', 'Monday back to Saturday'],
  ['2026-10-31', 1, '2026-11-02', 'Saturday to Monday, over the other clock change'],
  ['2027-01-02', -2, '2026-12-31', 'back over the turn of the year'],
  ['2028-02-28', 1, '2028-02-29', 'onto a leap day'],
  ['2028-03-01', -1, '2028-02-29', 'back onto a leap day'],
  ['2026-03-04', -20, '2026-02-09', 'back over three Sundays'],
  ['1970-01-05', -1, '1970-01-03', 'below the first number'],
])('%s and %i working days is %s (%s)', (from, count, to) => {
  expect(addWorkingDays(asDay(from), count)).toBe(to);
  expect(workingDaysBetween(asDay(from), asDay(to))).toBe(count);
});

test('a Sunday counts as the Saturday before it', () => {
  const sunday = asDay('2026-03-08');
  expect(lastWorkingDay(sunday)).toBe('2026-03-07');
  expect(addWorkingDays(sunday, 1)).toBe('2026-03-09');
  expect(addWorkingDays(sunday, -1)).toBe('2026-03-06');
  expect(workingDaysBetween(sunday, asDay('2026-03-07'))).toBe(0);
});

test('every day of three years: working days step by one, skip Sundays and nothing else', () => {
  for (let day = asDay('2026-01-01'); day < '2029-01-01'; day = addDays(day, 1)) {
    const isSunday = weekdayOf(day) === 0;
    expect(lastWorkingDay(day)).toBe(isSunday ? addDays(day, -1) : day);
    const next = addWorkingDays(day, 1);
    expect(weekdayOf(next)).not.toBe(0);
    expect(daysBetween(day, next)).toBe(weekdayOf(day) === 6 ? 2 : 1);
    expect(workingDaysBetween(day, next)).toBe(1);
  }
});

test.each([
  ['2026-03-01', '2026-03-02'],
  ['2026-03-02', '2026-03-02'],
  ['2026-03-07', '2026-03-07'],
  ['2026-05-31', '2026-06-01'],
  ['2028-12-31', '2029-01-01'],
])('on or after %s the office works on %s', (day, expected) => {
  expect(nextWorkingDay(asDay(day))).toBe(expected);
});
