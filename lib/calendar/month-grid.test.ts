import fc from 'fast-check';
import { anyDay } from '@/testing/any-day';
import { asDay, weekdayOf } from './day';
import { dayAfterKey, firstOffered, monthName, monthOf, weeksOf } from './month-grid';
import { weekdays } from './working-days';

const sample = { fullDays: [2, 5, 8], closedDates: [], closedWeekdays: [] };

describe('a month', () => {
  test('is laid out in weeks that start on Sunday', () => {
    expect(weeksOf('2026-11')).toHaveLength(5);
    expect(weeksOf('2026-11')[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('9999-12')).toHaveLength(5);
  });

  test('contains each of its days once, in the column of its weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = weeksOf(monthOf(day));
        const days = weeks.flat().filter((cell) => cell !== null);
        expect(days).toContain(day);
        expect(new Set(days).size).toBe(days.length);
        for (const week of weeks)
          week.forEach((cell, column) => expect(cell === null || weekdayOf(cell) === column).toBe(true));
      }),
    );
  });

  test('has a readable name', () => {
    expect(monthName('2026-11')).toBe('November 2026');
  });
});

describe('keyboard navigation', () => {
  test.each<[string, boolean, string, string | null]>([
    ['ArrowLeft', false, '2026-11-24', '2026-11-23'],
    ['ArrowRight', false, '2026-11-30', '2026-12-01'],
    ['ArrowUp', false, '2026-12-03', '2026-11-26'],
    ['ArrowDown', false, '2026-11-24', '2026-12-01'],
    ['Home', false, '2026-11-26', '2026-11-22'],
    ['End', false, '2026-11-26', '2026-11-28'],
    ['PageDown', false, '2027-01-31', '2027-02-28'],
    ['PageUp', false, '2027-03-31', '2027-02-28'],
    ['PageDown', true, '2026-11-20', '2027-11-20'],
    ['PageUp', true, '2027-11-20', '2026-11-20'],
    ['a', false, '2026-11-24', null],
    ['Tab', false, '2026-11-24', null],
    ['Enter', false, '2026-11-24', null],
  ])('%s (shift %p) moves from %s to %s', (key, shift, day, expected) => {
    expect(dayAfterKey(key, shift, asDay(day), asDay('2026-11-20'))).toBe(expected);
  });

  test.each(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])('%s never moves into the past', (key) => {
    expect(dayAfterKey(key, false, asDay('2026-11-20'), asDay('2026-11-20'))).toBe('2026-11-20');
  });

  test.each(['ArrowRight', 'ArrowDown', 'End', 'PageDown'])('%s never moves past the last day', (key) => {
    // A Saturday in a week that the next days would leave.
    expect(dayAfterKey(key, false, asDay('2027-11-17'), asDay('2026-11-17'))).toBe('2027-11-17');
  });
});

test.each([
  ['a working day', '2026-11-21', false, '2026-11-21'],
  ['a day that is over', '2026-11-20', true, '2026-11-21'],
  ['a Sunday', '2026-11-22', false, '2026-11-23'],
  // Sunday the 22nd is closed; from the 21st, Monday the 23rd is full.
  ['a Saturday that is over', '2026-11-21', true, '2026-11-24'],
])('on %s, the first day offered is one that can be had', (_, today, isOver, expected) => {
  expect(firstOffered(sample, asDay(today), isOver, ['Sunday'])).toBe(expected);
});

test('if every day is closed, the first day offered is today', () => {
  const today = asDay('2026-11-21');
  expect(firstOffered({ ...sample, closedWeekdays: weekdays }, today, false, [])).toBe(today);
});
