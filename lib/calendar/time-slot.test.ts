import { timeSlots } from '@/content/booking/form';
import { asDay } from './day';
import { asOfficeTime } from './office-time';
import { hasBegun, slotStart } from './time-slot';

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

test.each(timeSlots)('the slot %s of the form starts at an office time', (slot) => {
  const start = slotStart(asDay('2026-11-24'), slot);
  expect(asOfficeTime(start)).toBe(start);
});

test.each(['', '9', '9:00', '13:00 PM', '9:60 AM', '9:00 am', 'morning'])('%j is no time slot', (slot) => {
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
