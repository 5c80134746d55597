import { addDays, asDay, weekdayOf, type Day } from './day';
import {
  addWorkingDays,
  weekdays,
  workingDayOnOrAfter,
  workingDayOnOrBefore,
  workingDaysBetween,
  type OpenDays,
} from './working-days';

const mondayToSaturday = weekdays.slice(0, 6);

test.each([
  ['2026-03-02', 1, '2026-03-03', 'Monday to Tuesday'],
  ['2026-03-02', 5, '2026-03-07', 'Monday to Saturday'],
  ['2026-03-02', 6, '2026-03-09', 'Monday to Monday'],
  ['2026-03-07', 1, '2026-03-09', 'Saturday to Monday, across the clock change'],
  ['2026-03-09', -1, '2026-03-07', 'Monday back to Saturday'],
  ['2026-10-31', 1, '2026-11-02', 'Saturday to Monday, across the other clock change'],
  ['2027-01-02', -2, '2026-12-31', 'back across New Year’s'],
  ['2028-02-28', 1, '2028-02-29', 'onto a leap day'],
  ['2028-03-01', -1, '2028-02-29', 'back onto a leap day'],
  ['2026-03-04', -20, '2026-02-09', 'back across three Sundays'],
  ['1970-01-05', -1, '1970-01-03', 'before day zero'],
])('%s plus %i working days is %s (%s)', (from, count, to) => {
  expect(addWorkingDays(mondayToSaturday, asDay(from), count)).toBe(to);
  expect(workingDaysBetween(mondayToSaturday, asDay(from), asDay(to))).toBe(count);
});

test('a Sunday counts as the Saturday before it', () => {
  const sunday = asDay('2026-03-08');
  expect(workingDayOnOrBefore(mondayToSaturday, sunday)).toBe('2026-03-07');
  expect(addWorkingDays(mondayToSaturday, sunday, 1)).toBe('2026-03-09');
  expect(addWorkingDays(mondayToSaturday, sunday, -1)).toBe('2026-03-06');
  expect(workingDaysBetween(mondayToSaturday, sunday, asDay('2026-03-07'))).toBe(0);
});

describe.each([
  ['Monday to Saturday', mondayToSaturday],
  ['Monday to Friday', weekdays.slice(0, 5)],
  ['Tuesday to Saturday', weekdays.slice(1, 6)],
  ['Wednesday to Sunday', weekdays.slice(2)],
  ['Thursday', weekdays.slice(3, 4)],
  ['every day', weekdays],
] as const)('open %s', (_, openDays: OpenDays) => {
  const isOpen = (day: Day) => openDays.some((weekday) => weekdays.indexOf(weekday) === (weekdayOf(day) + 6) % 7);
  const nextOpen = (day: Day, step: 1 | -1): Day => (isOpen(day) ? day : nextOpen(addDays(day, step), step));

  test('skips exactly the closed days, on every day of a leap year', () => {
    for (let day = asDay('2027-12-15'); day < '2029-01-15'; day = addDays(day, 1)) {
      expect(workingDayOnOrBefore(openDays, day)).toBe(nextOpen(day, -1));
      expect(workingDayOnOrAfter(openDays, day)).toBe(nextOpen(day, 1));
      const next = addWorkingDays(openDays, day, 1);
      expect(next).toBe(nextOpen(addDays(day, 1), 1));
      expect(workingDaysBetween(openDays, day, next)).toBe(1);
    }
  });
});
