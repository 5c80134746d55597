import { parseDay, printNearDay, type Day } from './day';

/** New York time, `YYYY-MM-DDTHH:mm`, without a zone: a 1 PM visit stays at 1 PM across a clock change. */
export type OfficeTime = string & { readonly [brand]: 'OfficeTime' };

declare const brand: unique symbol;

/** Throws a RangeError for any other format. */
export function asOfficeTime(text: string): OfficeTime {
  if (!parseDay(text.slice(0, 10)) || !/^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)))
    throw new RangeError(`Not an office time: ${text}`);
  return text as OfficeTime;
}

export const officeDay = (time: OfficeTime): Day => time.slice(0, 10) as Day;
export const onDay = (time: OfficeTime, day: Day): OfficeTime => `${day}${time.slice(10)}` as OfficeTime;

/** Ignores clock changes: they happen at 2 AM, when the office is closed. */
export function addMinutes(time: OfficeTime, count: number): OfficeTime {
  return new Date(Date.parse(`${time}Z`) + count * 60_000).toISOString().slice(0, 16) as OfficeTime;
}

export function officeTime(instant: Date): OfficeTime {
  const newYork = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const [month, day, year, hour, minute] = newYork.format(instant).split(/\D+/);
  return `${year}-${month}-${day}T${hour}:${minute}` as OfficeTime;
}

const slotForm = /^([1-9]|1[012]):([0-5]\d) (A|P)M$/;
export const isSlot = (text: string): boolean => slotForm.test(text);

/** `slot` has the form `1:00 PM`. Throws a RangeError for any other. */
export function slotStart(day: Day, slot: string): OfficeTime {
  const parts = slotForm.exec(slot);
  if (!parts) throw new RangeError(`Not a time slot: ${slot}`);
  const hour = (Number(parts[1]) % 12) + (parts[3] === 'P' ? 12 : 0);
  return `${day}T${String(hour).padStart(2, '0')}:${parts[2]}` as OfficeTime;
}

/** The slots of a day that have begun in New York. */
export function begunSlots(day: Day, slots: readonly string[], now: Date): readonly string[] {
  const time = officeTime(now);
  return slots.filter((slot) => slotStart(day, slot) <= time);
}

let timeFormat: Intl.DateTimeFormat | undefined;

export function printTime(time: OfficeTime): string {
  timeFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return timeFormat.format(Date.parse(`${time}Z`)).replace(/\s/g, ' ');
}

export function printNearTime(time: OfficeTime, today: Day): string {
  return `${printNearDay(officeDay(time), today)}, ${printTime(time)}`;
}
