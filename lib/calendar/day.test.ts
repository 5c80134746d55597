import fc from 'fast-check';
import { anyDay } from '@/testing/any-day';
import { addDays, asDay, dayAtUtc, daysBetween, parseDay, utcTime, weekdayOf } from './day';

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
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeNull();
  expect(() => asDay(text)).toThrow(RangeError);
});

test.each(['0002-03-14', '0020-03-14', '0202-03-14', '0999-12-31'])(
  '%s, whose year is half typed, is no day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);

test('no text throws, and what is a day is written as it was read', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => [null, text].includes(parseDay(text))));
});

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
  ['2026-02-28', 1, '2026-03-01', 'and of another'],
  ['2027-01-01', -1, '2026-12-31', 'back over the turn of the year'],
  ['2026-03-07', 2, '2026-03-09', 'across the clock change in March'],
  ['2026-10-31', 2, '2026-11-02', 'and in November'],
  ['2026-03-02', 0, '2026-03-02', 'nowhere'],
])('%s and %i days is %s (%s)', (from, count, to) => {
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

test('a day begins at its midnight in UTC', () => {
  expect(utcTime(asDay('2026-03-08'))).toBe(Date.UTC(2026, 2, 8));
  expect(dayAtUtc(Date.UTC(2026, 2, 8))).toBe('2026-03-08');
  expect(dayAtUtc(Date.UTC(2026, 2, 9) - 1)).toBe('2026-03-08');
});
