import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { addDays, availability, clockOf, dayName, dayOf, hasBegun, parseDay, untilMidnight, weekdayOf, type Day } from './booking-calendar';
import { addMonths, dayAfterKey, monthName, monthOf, weeksOf } from './month-grid';

const anyDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day);

describe('days', () => {
  test.each<[Day, number, Day]>([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-07', 2, '2026-03-09'], // across the clock change in March
    ['2026-10-31', 2, '2026-11-02'], // and in November
  ])('%s plus %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test.each<[Day, number, Day]>([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-05-31', -3, '2026-02-28'],
  ])('%s plus %i months is %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  test('adding and then subtracting returns the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const there = addDays(day, count);
        expect(addDays(there, -count)).toBe(day);
        expect(((weekdayOf(day) + count) % 7 + 7) % 7).toBe(weekdayOf(there));
        expect(there > day).toBe(count > 0);
      }),
    );
  });

  test.each([
    ['2026-11-24', '2026-11-24'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['', null],
    ['24.11.2026', null],
    ['0000-00-00', null],
  ])('parses %p as %p', (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });

  test('have readable names', () => {
    expect(dayName('2026-11-24')).toBe('Tuesday, November 24, 2026');
    expect(dayName('2026-11-24', 'short')).toBe('Tuesday, November 24');
    expect(monthName('2026-11')).toBe('November 2026');
  });
});

describe('a month', () => {
  test('is laid out in weeks that start on Sunday', () => {
    expect(weeksOf('2026-11')).toHaveLength(5);
    expect(weeksOf('2026-11')[0]).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07']);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
    expect(weeksOf('2026-02')).toHaveLength(4);
  });

  test('contains each of its days once, in the column of its weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = weeksOf(monthOf(day));
        const days = weeks.flat().filter((cell) => cell !== null);
        expect(days).toContain(day);
        expect(new Set(days).size).toBe(days.length);
        for (const week of weeks) week.forEach((cell, column) => expect(cell === null || weekdayOf(cell) === column).toBe(true));
      }),
    );
  });
});

describe('availability', () => {
  test.each<[Day, string]>([
    ['2026-12-28', 'past'],
    ['2026-12-29', 'past'],
    ['2026-12-30', 'open'],
    ['2026-12-31', 'open'],
    ['2027-01-01', 'full'],
    ['2027-01-02', 'open'],
    ['2027-01-03', 'open'],
    ['2027-01-04', 'full'],
    ['2027-01-05', 'open'],
    ['2027-01-06', 'open'],
    ['2027-01-07', 'full'],
    ['2027-01-08', 'open'],
    ['2031-01-08', 'open'],
  ])('on December 30, %s is %s', (day, expected) => {
    expect(availability(day, '2026-12-30')).toBe(expected);
  });

  test('shifts the full days at midnight', () => {
    expect(availability('2026-03-11', '2026-03-08')).toBe('open');
    expect(availability('2026-03-11', '2026-03-09')).toBe('full');
  });
});

describe('keyboard navigation', () => {
  test.each<[string, boolean, Day, Day | null]>([
    ['ArrowLeft', false, '2026-11-24', '2026-11-23'],
    ['ArrowRight', false, '2026-11-30', '2026-12-01'],
    ['ArrowUp', false, '2026-12-03', '2026-11-26'],
    ['ArrowDown', false, '2026-11-24', '2026-12-01'],
    ['Home', false, '2026-11-26', '2026-11-22'],
    ['End', false, '2026-11-26', '2026-11-28'],
    ['PageDown', false, '2027-01-31', '2027-02-28'],
    ['PageUp', false, '2027-03-31', '2027-02-28'],
    ['PageDown', true, '2026-11-24', '2027-11-24'],
    ['PageUp', true, '2027-11-24', '2026-11-24'],
    ['a', false, '2026-11-24', null],
    ['Tab', false, '2026-11-24', null],
    ['Enter', false, '2026-11-24', null],
  ])('%s (shift %p) moves from %s to %s', (key, shift, day, expected) => {
    expect(dayAfterKey(key, shift, day, '2026-11-20')).toBe(expected);
  });

  test.each(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])('%s never moves into the past', (key) => {
    expect(dayAfterKey(key, false, '2026-11-20', '2026-11-20')).toBe('2026-11-20');
  });
});

describe('time slots', () => {
  test.each([
    ['9:00 AM', '09:00'],
    ['11:00 AM', '11:00'],
    ['12:00 PM', '12:00'],
    ['12:00 AM', '00:00'],
    ['1:00 PM', '13:00'],
    ['4:00 PM', '16:00'],
  ])('%s is %s', (slot, expected) => {
    expect(clockOf(slot)).toBe(expected);
  });

  test.each([
    ['2026-07-01T12:59:00Z', false], // 8:59 AM in summer
    ['2026-07-01T13:00:00Z', true],
    ['2026-12-01T13:59:00Z', false], // 8:59 AM in winter
    ['2026-12-01T14:00:00Z', true],
  ])('at %s the 9 AM slot of that day has begun: %p', (now, expected) => {
    expect(hasBegun(now.slice(0, 10) as Day, '9:00 AM', new Date(now))).toBe(expected);
  });
});

/* A process reads its time zone only at startup, so each zone runs in its own process. */
describe('in other time zones', () => {
  const compiled = ts.transpileModule(readFileSync(path.join(__dirname, 'booking-calendar.ts'), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;

  function ask(zone: string, now: string): unknown {
    const question = `
      const now = new Date('${now}');
      const today = dayOf(now);
      console.log(JSON.stringify({
        today,
        hours: untilMidnight(now) / 3_600_000,
        full: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((count) => availability(addDays(today, count), today) === 'full'),
        name: dayName(today),
        begun: hasBegun(today, '9:00 AM', now),
      }));`;
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module'], { input: compiled + question, env: { ...process.env, TZ: zone } }).toString(),
    );
  }

  test.each([
    // The evening before clocks go forward, that short day, and the long day in November.
    ['America/New_York', '2026-03-08T04:30:00Z', { today: '2026-03-07', hours: 0.5, name: 'Saturday, March 7, 2026', begun: true }],
    ['America/New_York', '2026-03-08T05:00:00Z', { today: '2026-03-08', hours: 23, name: 'Sunday, March 8, 2026', begun: false }],
    ['America/New_York', '2026-11-01T04:00:00Z', { today: '2026-11-01', hours: 25, name: 'Sunday, November 1, 2026', begun: false }],
    // Nearly the same instant is on three different days.
    ['Pacific/Kiritimati', '2026-12-31T11:00:00Z', { today: '2027-01-01', hours: 23, name: 'Friday, January 1, 2027', begun: false }],
    ['Europe/London', '2026-12-31T11:00:00Z', { today: '2026-12-31', hours: 13, name: 'Thursday, December 31, 2026', begun: false }],
    ['Pacific/Pago_Pago', '2026-12-31T10:00:00Z', { today: '2026-12-30', hours: 1, name: 'Wednesday, December 30, 2026', begun: true }],
    // The clocks change at midnight, so this day starts at 1 AM.
    ['America/Santiago', '2026-09-06T04:00:00Z', { today: '2026-09-06', hours: 23, name: 'Sunday, September 6, 2026', begun: false }],
    ['Asia/Kolkata', '2026-06-30T18:30:00Z', { today: '2026-07-01', hours: 24, name: 'Wednesday, July 1, 2026', begun: false }],
  ])('%s at %s', (zone, now, expected) => {
    expect(ask(zone, now)).toEqual({ ...expected, full: [2, 5, 8] });
  });
});

test('dayOf uses the visitor’s local time', () => {
  expect(dayOf(new Date(2026, 10, 24, 0, 0, 0))).toBe('2026-11-24');
  expect(dayOf(new Date(2026, 10, 24, 23, 59, 59, 999))).toBe('2026-11-24');
});

test('the next midnight is more than 0 and at most 25 hours away', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const wait = untilMidnight(now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
      expect(dayOf(new Date(now.getTime() + wait))).toBe(addDays(dayOf(now), 1));
    }),
  );
});
