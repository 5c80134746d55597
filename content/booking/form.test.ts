import { asDay } from '@/lib/calendar/day';
import { asOfficeTime, slotStart } from '@/lib/calendar/office-time';
import { timeSlots } from './form';

test.each(timeSlots)('the start of the slot %s is a valid office time', (slot) => {
  const start = slotStart(asDay('2026-11-24'), slot);
  expect(asOfficeTime(start)).toBe(start);
});
