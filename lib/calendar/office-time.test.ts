import { inTimeZone } from '@/testing/in-time-zone';
import { asDay } from './day';
import {
  addMinutes,
  asOfficeTime,
  begunSlots,
  officeDay,
  officeTime,
  onDay,
  printNearTime,
  printTime,
  slotStart,
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
])('%s plus %i minutes is %s', (time, count, expected) => {
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
  ['2026-07-01T12:59:00Z', []], // 8:59 AM in summer
  ['2026-07-01T13:00:00Z', ['9:00 AM']],
  ['2026-12-01T13:59:00Z', []], // 8:59 AM in winter
  ['2026-12-01T14:00:00Z', ['9:00 AM']],
  ['2026-12-01T22:00:00Z', ['9:00 AM', '4:00 PM']],
])('at %s these times of that day have passed: %j', (now, expected) => {
  expect(begunSlots(asDay(now.slice(0, 10)), ['9:00 AM', '4:00 PM'], new Date(now))).toEqual(expected);
});

test('prints times on a 12-hour clock', () => {
  expect(printTime(asOfficeTime('2026-03-02T00:05'))).toBe('12:05 AM');
  expect(printNearTime(asOfficeTime('2026-03-02T13:00'), asDay('2026-03-01'))).toBe('Tomorrow, 1:00 PM');
});
