import { asDay } from './day';
import { addMinutes, asOfficeTime, officeDay, onDay } from './office-time';

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
])('%j is no office time', (text) => {
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
