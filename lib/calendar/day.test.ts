import fc from 'fast-check';
import { anyText } from '@/testing/any-text';
import { anyDay } from '@/testing/any-day';
import { inTimeZone } from '@/testing/in-time-zone';
import {
  addDays,
  addMonths,
  asDay,
  dayAtUtc,
  daysBetween,
  localDay,
  parseDay,
  printDay,
  printNearDay,
  untilMidnight,
  utcTime,
  weekdayOf,
} from './day';

test.each(['2026-03-02', '2028-02-29', '2000-02-29', '2026-11-24', '2026-12-31', '1000-01-01', '9999-12-31'])(
  '%s is a day',
  (text) => {
    expect(parseDay(text)).toBe(text);
    expect(asDay(text)).toBe(text);
  },
);

test.each([
  '',
  '2026-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '0000-00-00',
  '2026-1-2',
  '2026-03-02T09:00',
  ' 2026-03-02',
  '2026-03-02 ',
  '20260302',
  '24.11.2026',
  '+002026-03-02',
  '-2026-03-02',
  '10000-01-01',
])('%j is not a day', (text) => {
  expect(parseDay(text)).toBeNull();
  expect(() => asDay(text)).toThrow(RangeError);
});

test.each(['0002-03-14', '0020-03-14', '0202-03-14', '0999-12-31'])(
  '%s, with a half-typed year, is not a day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);

test('parseDay never throws, and returns null or its input', () => {
  fc.assert(fc.property(anyText(), (text) => [null, text].includes(parseDay(text))));
});

test.each([
  ['2026-03-02', 1, '2026-03-03', 'the next day'],
  ['2026-03-07', 1, '2026-03-08', 'into the day with 23 hours'],
  ['2026-03-08', 1, '2026-03-09', 'out of the day with 23 hours'],
  ['2026-10-31', 1, '2026-11-01', 'into the day with 25 hours'],
  ['2026-11-01', 1, '2026-11-02', 'out of the day with 25 hours'],
  ['2026-12-31', 1, '2027-01-01', 'across New Year’s'],
  ['2028-02-28', 1, '2028-02-29', 'onto a leap day'],
  ['2028-03-01', -1, '2028-02-29', 'back onto a leap day'],
  ['2027-02-28', 1, '2027-03-01', 'across the end of a short February'],
  ['2027-01-01', -1, '2026-12-31', 'back across New Year’s'],
  ['2026-03-07', 2, '2026-03-09', 'across the clock change in March'],
  ['2026-10-31', 2, '2026-11-02', 'across the clock change in November'],
  ['2026-03-02', 0, '2026-03-02', 'the same day'],
])('%s plus %i days is %s (%s)', (from, count, to) => {
  expect(addDays(asDay(from), count)).toBe(to);
  expect(daysBetween(asDay(from), asDay(to))).toBe(count);
});

test('adding and then subtracting returns the same day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      const there = addDays(day, count);
      expect(addDays(there, -count)).toBe(day);
      expect((((weekdayOf(day) + count) % 7) + 7) % 7).toBe(weekdayOf(there));
      expect(there > day).toBe(count > 0);
    }),
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-05-31', -3, '2026-02-28'],
])('%s plus %i months is %s', (day, count, expected) => {
  expect(addMonths(asDay(day), count)).toBe(expected);
});

test('a day starts at midnight UTC', () => {
  expect(utcTime(asDay('2026-03-08'))).toBe(Date.UTC(2026, 2, 8));
  expect(dayAtUtc(Date.UTC(2026, 2, 8))).toBe('2026-03-08');
  expect(dayAtUtc(Date.UTC(2026, 2, 9) - 1)).toBe('2026-03-08');
});

describe('in other time zones', () => {
  const modules = ['day', 'working-days', 'availability', 'office-time'];

  function ask(zone: string, now: string): unknown {
    const expression = `((now, today) => ({
      today,
      hours: untilMidnight(now) / 3_600_000,
      full: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((count) => availability({ fullDays: [2, 5, 8], closedDates: [], closedWeekdays: [] }, addDays(today, count), today) === 'full'),
      name: printDay(today, 'full'),
      begun: begunSlots(today, ['9:00 AM'], now).length === 1,
    }))(new Date('${now}'), localDay(new Date('${now}')))`;
    return inTimeZone(zone, modules, expression);
  }

  test.each([
    // The evening before the clocks go forward, that short day itself, and the long day in November.
    [
      'America/New_York',
      '2026-03-08T04:30:00Z',
      { today: '2026-03-07', hours: 0.5, name: 'Saturday, March 7, 2026', begun: true },
    ],
    [
      'America/New_York',
      '2026-03-08T05:00:00Z',
      { today: '2026-03-08', hours: 23, name: 'Sunday, March 8, 2026', begun: false },
    ],
    [
      'America/New_York',
      '2026-11-01T04:00:00Z',
      { today: '2026-11-01', hours: 25, name: 'Sunday, November 1, 2026', begun: false },
    ],
    // Nearly the same instant falls on three different days.
    [
      'Pacific/Kiritimati',
      '2026-12-31T11:00:00Z',
      { today: '2027-01-01', hours: 23, name: 'Friday, January 1, 2027', begun: false },
    ],
    [
      'Europe/London',
      '2026-12-31T11:00:00Z',
      { today: '2026-12-31', hours: 13, name: 'Thursday, December 31, 2026', begun: false },
    ],
    [
      'Pacific/Pago_Pago',
      '2026-12-31T10:00:00Z',
      { today: '2026-12-30', hours: 1, name: 'Wednesday, December 30, 2026', begun: true },
    ],
    // Clocks that change at midnight: this day starts at 1 AM.
    [
      'America/Santiago',
      '2026-09-06T04:00:00Z',
      { today: '2026-09-06', hours: 23, name: 'Sunday, September 6, 2026', begun: false },
    ],
    [
      'Asia/Kolkata',
      '2026-06-30T18:30:00Z',
      { today: '2026-07-01', hours: 24, name: 'Wednesday, July 1, 2026', begun: false },
    ],
  ])('%s at %s', (zone, now, expected) => {
    expect(ask(zone, now)).toEqual({ ...expected, full: [2, 5, 8] });
  });
});

test('localDay uses the visitor’s local time', () => {
  expect(localDay(new Date(2026, 10, 24, 0, 0, 0))).toBe('2026-11-24');
  expect(localDay(new Date(2026, 10, 24, 23, 59, 59, 999))).toBe('2026-11-24');
});

test('the next midnight is more than 0 and at most 25 hours away', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const wait = untilMidnight(now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
      expect(localDay(new Date(now.getTime() + wait))).toBe(addDays(localDay(now), 1));
    }),
  );
});

test.each([
  ['2026-03-02', 'full', 'Monday, March 2, 2026'],
  ['2026-11-24', 'full', 'Tuesday, November 24, 2026'],
  ['2026-03-02', 'without-year', 'Monday, March 2'],
  ['2026-11-24', 'without-year', 'Tuesday, November 24'],
  ['2026-03-14', 'long', 'March 14, 2026'],
  ['2026-01-01', 'long', 'January 1, 2026'],
  ['2024-02-29', 'long', 'February 29, 2024'],
  ['2026-12-31', 'long', 'December 31, 2026'],
] as const)('%s in the %s style is %s', (day, style, expected) => {
  expect(printDay(asDay(day), style)).toBe(expected);
});

test.each([
  ['2026-03-02', '2026-03-02', 'Today'],
  ['2026-03-03', '2026-03-02', 'Tomorrow'],
  ['2026-03-01', '2026-03-02', 'Yesterday'],
  ['2026-03-06', '2026-03-02', 'Fri, Mar 6'],
  ['2025-11-03', '2026-03-02', 'Nov 3, 2025'],
  ['2026-12-31', '2027-01-04', 'Thu, Dec 31'],
  ['2027-01-04', '2026-12-31', 'Mon, Jan 4'],
  ['2026-02-28', '2026-03-02', 'Sat, Feb 28'],
  ['2026-03-02', '2026-11-22', 'Mon, Mar 2'],
  ['2026-03-02', '2027-01-01', 'Mar 2, 2026'],
])('%s is printed on %s as %s', (day, today, expected) => {
  expect(printNearDay(asDay(day), asDay(today))).toBe(expected);
});
