import {
  addDays,
  addWorkingDays,
  daysBetween,
  lastWorkingDay,
  parseDay,
  printDay,
  asDay,
  weekdayOf,
  workingDaysBetween,
} from './day';

test.each(['2026-03-02', '2028-02-29', '2000-02-29', '2026-12-31'])('%s is a day', (text) => {
  expect(parseDay(text)).toBe(text);
  expect(asDay(text)).toBe(text);
});

test.each(['', '2026-02-29', '2100-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-2', '2026-03-02T09:00', ' 2026-03-02', '20260302'])(
  '%j is not a day',
  (text) => {
    expect(parseDay(text)).toBeNull();
    expect(() => asDay(text)).toThrow(RangeError);
  },
);

test.each([
  ['2026-03-02', 1, '2026-03-03', 'the next day'],
  ['2026-03-07', 1, '2026-03-08', 'into the day with 23 hours'],
  ['2026-03-08', 1, '2026-03-09', 'out of it'],
  ['2026-10-31', 1, '2026-11-01', 'into the day with 25 hours'],
  ['2026-11-01', 1, '2026-11-02', 'out of it'],
  ['2026-12-31', 1, '2027-01-01', 'over the turn of the year'],
  ['2028-02-28', 1, '2028-02-29', 'onto a leap day'],
  ['2028-03-01', -1, '2028-02-29', 'back onto a leap day'],
  ['2027-02-28', 1, '2027-03-01', 'over the end of a short February'],
  ['2026-03-02', 0, '2026-03-02', 'nowhere'],
])('%s and %i days is %s (%s)', (from, count, to) => {
  expect(addDays(asDay(from), count)).toBe(to);
  expect(daysBetween(asDay(from), asDay(to))).toBe(count);
});

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

test('over three years, working days advance by one and skip only Sundays', () => {
  for (let day = asDay('2026-01-01'); day < '2029-01-01'; day = addDays(day, 1)) {
    const isSunday = weekdayOf(day) === 0;
    expect(lastWorkingDay(day)).toBe(isSunday ? addDays(day, -1) : day);
    const next = addWorkingDays(day, 1);
    expect(weekdayOf(next)).not.toBe(0);
    expect(daysBetween(day, next)).toBe(weekdayOf(day) === 6 ? 2 : 1);
    expect(workingDaysBetween(day, next)).toBe(1);
  }
});

test('days are printed as people write them', () => {
  const day = asDay('2026-03-02');
  expect(printDay(day, 'weekday')).toBe('Monday');
  expect(printDay(day, 'long')).toBe('Monday, March 2');
  expect(printDay(day, 'short')).toBe('Mon, Mar 2');
  expect(printDay(day, 'with-year')).toBe('Mar 2, 2026');
});
