import { asDay } from './day';
import { formatDay, formatDayAndTime, formatTime } from './format-office-time';
import { asOfficeTime } from './office-time';

test('days and times are written as people say them', () => {
  const monday = asDay('2026-03-02');
  expect(formatDay(monday, monday)).toBe('Today');
  expect(formatDay(asDay('2026-03-03'), monday)).toBe('Tomorrow');
  expect(formatDay(asDay('2026-03-01'), monday)).toBe('Yesterday');
  expect(formatDay(asDay('2026-03-06'), monday)).toBe('Fri, Mar 6');
  expect(formatDay(asDay('2025-11-03'), monday)).toBe('Nov 3, 2025');
  expect(formatDay(asDay('2026-12-31'), asDay('2027-01-04'))).toBe('Thu, Dec 31');
  expect(formatDay(asDay('2027-01-04'), asDay('2026-12-31'))).toBe('Mon, Jan 4');
  expect(formatDay(asDay('2026-02-28'), asDay('2026-03-02'))).toBe('Sat, Feb 28');
  expect(formatDay(monday, asDay('2026-11-22'))).toBe('Mon, Mar 2');
  expect(formatDay(monday, asDay('2027-01-01'))).toBe('Mar 2, 2026');
  expect(formatTime(asOfficeTime('2026-03-02T00:05'))).toBe('12:05 AM');
  expect(formatDayAndTime(asOfficeTime('2026-03-02T13:00'), asDay('2026-03-01'))).toBe('Tomorrow, 1:00 PM');
});
