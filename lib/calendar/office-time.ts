import { parseDay, type Day } from './day';

/**
 * A time on the office's clock, to the minute, written `YYYY-MM-DDTHH:mm`. The office keeps New York time wherever the
 * browser is, and like a day an office time has no time zone: it compares as text, and a visit at 1 PM stays at 1 PM on
 * either side of a clock change. What the clock shows now is in `office-clock.ts`, which loads earlier.
 */
export type OfficeTime = string & { readonly [brand]: 'OfficeTime' };

declare const brand: unique symbol;

/** The office time that the text names. Throws a RangeError where it names none. */
export function asOfficeTime(text: string): OfficeTime {
  if (!parseDay(text.slice(0, 10)) || !/^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)))
    throw new RangeError(`Not an office time: ${text}`);
  return text as OfficeTime;
}

export function officeDay(time: OfficeTime): Day {
  return time.slice(0, 10) as Day;
}

/** The same time of day on another day. */
export function onDay(time: OfficeTime, day: Day): OfficeTime {
  return `${day}${time.slice(10)}` as OfficeTime;
}

/** The time `count` minutes later. Ignores clock changes, which happen at 2 AM, when the office is closed. */
export function addMinutes(time: OfficeTime, count: number): OfficeTime {
  return new Date(Date.parse(`${time}Z`) + count * 60_000).toISOString().slice(0, 16) as OfficeTime;
}
