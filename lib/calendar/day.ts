/** `YYYY-MM-DD`, so days compare as strings. Arithmetic runs in UTC, where daylight saving can't shift a day. */
export type Day = string & { readonly [brand]: 'Day' };

declare const brand: unique symbol;

const millisecondsPerDay = 86_400_000;

const earliest = Date.UTC(1000, 0);

/** Null if it isn't a date: `2026-02-30`, or a half-typed year such as `0202`. */
export function parseDay(text: string): Day | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  return time >= earliest && dayAtUtc(time) === text ? (text as Day) : null;
}

/** Throws a RangeError for an invalid date. */
export function asDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
}

/** Midnight UTC in milliseconds, for `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export const utcTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const dayAtUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10) as Day;
export const addDays = (day: Day, count: number): Day => dayAtUtc(utcTime(day) + count * millisecondsPerDay);
export const daysBetween = (from: Day, to: Day): number => (utcTime(to) - utcTime(from)) / millisecondsPerDay;

/** Clamped to the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const from = new Date(utcTime(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAtUtc(Date.UTC(year, month, Math.min(from.getUTCDate(), last)));
}

/** 0 (Sunday) to 6. */
export const weekdayOf = (day: Day): number => new Date(utcTime(day)).getUTCDay();

export function localDay(instant: Date): Day {
  return dayAtUtc(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));
}

/** Milliseconds, correct on days with 23 or 25 hours. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

const styles = {
  full: { dateStyle: 'full' },
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  'without-year': { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
} as const;

type DayStyle = keyof typeof styles;

/** Created on first use, because creating one takes a slow phone a few milliseconds. */
const dayFormats: Partial<Record<DayStyle, Intl.DateTimeFormat>> = {};

export function printDay(day: Day, style: DayStyle): string {
  dayFormats[style] ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...styles[style] });
  return dayFormats[style].format(utcTime(day));
}

/** Within this many days, a date is clear without its year: `Thu, Dec 31` on January 4. */
const nearbyDays = 60;

/** `Today`, `Tomorrow`, `Yesterday`, `Mon, Mar 2`, or `Nov 3, 2025` for a day of another year that isn't near. */
export function printNearDay(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Yesterday';
  const isClear = day.slice(0, 4) === today.slice(0, 4) || Math.abs(distance) < nearbyDays;
  return printDay(day, isClear ? 'short' : 'medium');
}
