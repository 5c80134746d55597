import { inTimeZone } from '@/testing/in-time-zone';
import { addDays, asDay, daysBetween, weekdayOf } from './day';
import {
  addMinutes,
  addWorkingDays,
  asOfficeTime,
  hasBegun,
  workingDayOnOrBefore,
  workingDayOnOrAfter,
  officeDay,
  officeTime,
  onDay,
  printNearTime,
  printTime,
  slotStart,
  workingDaysBetween,
} from './office-time';

test.each(['2026-03-07T13:00', '2026-03-07T00:00', '2028-02-29T23:59'])('%s is an office time', (text) => {
  expect(asOfficeTime(text)).toBe(text);
});

test.each([
  '',
  '2026-03-07',
  '2026-02-30T13:00',
  '2026-03-07T24:00',
  '2026-03-07T13:60',
  '2026-03-07T9:00',
  '2026-03-07 13:00',
  '2026-03-07T13:00:00',
  '2026-03-07T13:00-05:00',
])('%j is not an office time', (text) => {
  expect(() => asOfficeTime(text)).toThrow(RangeError);
});

test('an office time keeps its time of day on another day', () => {
  expect(officeDay(asOfficeTime('2026-03-07T13:00'))).toBe('2026-03-07');
  expect(onDay(asOfficeTime('2026-03-07T13:00'), asDay('2026-03-09'))).toBe('2026-03-09T13:00');
});

test.each([
  ['2026-11-24T13:00', 60, '2026-11-24T14:00'],
  ['2026-11-24T13:45', 30, '2026-11-24T14:15'],
  ['2026-12-31T23:30', 60, '2027-01-01T00:30'],
])('%s and %i minutes is %s', (time, count, expected) => {
  expect(addMinutes(asOfficeTime(time), count)).toBe(expected);
});

const instants = [
  ['2026-03-02T14:30:00Z', '2026-03-02T09:30', 'winter'],
  ['2026-07-04T03:59:00Z', '2026-07-03T23:59', 'summer, the evening before'],
  ['2026-03-08T06:59:00Z', '2026-03-08T01:59', 'a minute before the clocks go forward'],
  ['2026-03-08T07:00:00Z', '2026-03-08T03:00', 'the minute after'],
  ['2026-11-01T05:30:00Z', '2026-11-01T01:30', 'the first 1:30 of the long night'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30', 'the second 1:30'],
  ['2028-03-01T04:59:00Z', '2028-02-29T23:59', 'the last minute of a leap day'],
  ['2027-01-01T04:59:59Z', '2026-12-31T23:59', 'the last minute of the year'],
  ['2027-01-01T05:00:00Z', '2027-01-01T00:00', 'midnight is 00, not 24'],
] as const;

test.each(instants)('%s is %s at the office (%s)', (instant, time) => {
  expect(officeTime(new Date(instant))).toBe(time);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles'])(
  'uses New York time in a browser in %s',
  (zone) => {
    const expression = `${JSON.stringify(instants)}.map(([instant]) => officeTime(new Date(instant)))`;
    expect(inTimeZone(zone, ['day', 'office-time'], expression)).toEqual(instants.map(([, time]) => time));
  },
);

test.each([
  ['9:00 AM', '2026-11-24T09:00'],
  ['11:00 AM', '2026-11-24T11:00'],
  ['12:00 PM', '2026-11-24T12:00'],
  ['12:00 AM', '2026-11-24T00:00'],
  ['1:00 PM', '2026-11-24T13:00'],
  ['4:00 PM', '2026-11-24T16:00'],
])('the slot %s of November 24 starts at %s', (slot, expected) => {
  expect(slotStart(asDay('2026-11-24'), slot)).toBe(expected);
});

test.each(['', '9', '9:00', '13:00 PM', '9:60 AM', '9:00 am', 'morning'])('%j is not a time slot', (slot) => {
  expect(() => slotStart(asDay('2026-11-24'), slot)).toThrow(RangeError);
});

test.each([
  ['2026-07-01T12:59:00Z', false], // 8:59 AM in summer
  ['2026-07-01T13:00:00Z', true],
  ['2026-12-01T13:59:00Z', false], // 8:59 AM in winter
  ['2026-12-01T14:00:00Z', true],
])('at %s the 9 AM slot of that day has begun: %p', (now, expected) => {
  expect(hasBegun(asDay(now.slice(0, 10)), '9:00 AM', new Date(now))).toBe(expected);
});

test('prints times on a 12-hour clock', () => {
  expect(printTime(asOfficeTime('2026-03-02T00:05'))).toBe('12:05 AM');
  expect(printNearTime(asOfficeTime('2026-03-02T13:00'), asDay('2026-03-01'))).toBe('Tomorrow, 1:00 PM');
});

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
  ['1970-01-05', -1, '1970-01-03', 'below the first number'],
])('%s and %i working days is %s (%s)', (from, count, to) => {
  expect(addWorkingDays(asDay(from), count)).toBe(to);
  expect(workingDaysBetween(asDay(from), asDay(to))).toBe(count);
});

test('a Sunday counts as the Saturday before it', () => {
  const sunday = asDay('2026-03-08');
  expect(workingDayOnOrBefore(sunday)).toBe('2026-03-07');
  expect(addWorkingDays(sunday, 1)).toBe('2026-03-09');
  expect(addWorkingDays(sunday, -1)).toBe('2026-03-06');
  expect(workingDaysBetween(sunday, asDay('2026-03-07'))).toBe(0);
});

test('the next working day skips only Sundays, on every day of three years', () => {
  for (let day = asDay('2026-01-01'); day < '2029-01-01'; day = addDays(day, 1)) {
    const isSunday = weekdayOf(day) === 0;
    expect(workingDayOnOrBefore(day)).toBe(isSunday ? addDays(day, -1) : day);
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
])('the first working day on or after %s is %s', (day, expected) => {
  expect(workingDayOnOrAfter(asDay(day))).toBe(expected);
});
