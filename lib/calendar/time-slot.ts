import type { Day } from './day';
import { officeTime } from './office-clock';
import type { OfficeTime } from './office-time';

/** When the slot (`1:00 PM`) begins on that day. Throws a RangeError if `slot` is not a time of day in that format. */
export function slotStart(day: Day, slot: string): OfficeTime {
  const parts = /^(\d|1[012]):([0-5]\d) (A|P)M$/.exec(slot);
  if (!parts) throw new RangeError(`Not a time: ${slot}`);
  const hour = (Number(parts[1]) % 12) + (parts[3] === 'P' ? 12 : 0);
  return `${day}T${String(hour).padStart(2, '0')}:${parts[2]}` as OfficeTime;
}

/** Whether the slot on that day has begun in Connecticut, where the visit is, whatever the visitor's zone. */
export function hasBegun(day: Day, slot: string, now: Date): boolean {
  return slotStart(day, slot) <= officeTime(now);
}
