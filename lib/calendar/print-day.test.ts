import { asDay } from './day';
import { printDay } from './print-day';

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
