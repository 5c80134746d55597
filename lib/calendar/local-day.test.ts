import fc from 'fast-check';
import { addDays } from './day';
import { inTimeZone } from '@/testing/in-time-zone';
import { localDay, untilMidnight } from './local-day';

/** What the booking form asks the visitor's clock for. */
describe('in other time zones', () => {
  const modules = ['day', 'local-day', 'print-day', 'availability', 'office-clock', 'time-slot'];

  function ask(zone: string, now: string): unknown {
    const expression = `((now, today) => ({
      today,
      hours: untilMidnight(now) / 3_600_000,
      full: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((count) => availability(addDays(today, count), today) === 'full'),
      name: printDay(today, 'full'),
      begun: hasBegun(today, '9:00 AM', now),
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
