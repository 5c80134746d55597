import { availability, lastDay, type DaysOff } from './availability';
import { asDay } from './day';

const sample: DaysOff = { fullDays: [2, 5, 8], closedDates: [], closedWeekdays: [] };

test.each([
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
  ['2027-12-08', 'open'],
])('on December 30, %s is %s', (day, expected) => {
  expect(availability(sample, asDay(day), asDay('2026-12-30'))).toBe(expected);
});

test('the last day is a year away', () => {
  const today = asDay('2026-12-30');
  expect(lastDay(today)).toBe('2027-12-30');
  expect(availability(sample, asDay('2027-12-30'), today)).toBe('open');
  expect(availability(sample, asDay('2027-12-31'), today)).toBe('too far');
  expect(availability(sample, asDay('9999-12-31'), today)).toBe('too far');
});

test('today is not available once no time is left', () => {
  const today = asDay('2026-12-30');
  expect(availability(sample, today, today, true)).toBe('full');
  expect(availability(sample, asDay('2026-12-31'), today, true)).toBe('open');
});

test('moves the full days at midnight', () => {
  expect(availability(sample, asDay('2026-03-11'), asDay('2026-03-08'))).toBe('open');
  expect(availability(sample, asDay('2026-03-11'), asDay('2026-03-09'))).toBe('full');
});

test('a company’s own days off can’t be booked', () => {
  const own: DaysOff = { fullDays: [], closedDates: ['2026-12-24'], closedWeekdays: ['Saturday', 'Sunday'] };
  const week = [21, 22, 23, 24, 25, 26, 27].map((date) =>
    availability(own, asDay(`2026-12-${date}`), asDay('2026-12-21')),
  );
  expect(week).toEqual(['open', 'open', 'open', 'closed', 'open', 'closed', 'closed']);
});
