/**
 * A civil date: a day of the calendar with no hour and no time zone, written `YYYY-MM-DD`. Because it is text of fixed
 * width, days compare and sort with `<`. The arithmetic runs in UTC, where every day has 24 hours, so clock changes
 * cannot shift a day.
 */
export type Day = string & { readonly [brand]: 'Day' };

declare const brand: unique symbol;

const millisecondsPerDay = 86_400_000;

const firstTime = Date.UTC(1000, 0);

/** The day that the text names, or null: `2026-02-30` names none, and neither does a half-typed year such as `0202`. */
export function parseDay(text: string): Day | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  // Text that is no date at all gives NaN, which is not later than anything.
  return time >= firstTime && dayAtUtc(time) === text ? (text as Day) : null;
}

/** The day that the text names. Throws a RangeError where it names none. */
export function asDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
}

/** The day's midnight in UTC, in milliseconds: what `Intl.DateTimeFormat` with `timeZone: 'UTC'` formats. */
export function utcTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day in UTC at a time in milliseconds. */
export function dayAtUtc(time: number): Day {
  return new Date(time).toISOString().slice(0, 10) as Day;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return dayAtUtc(utcTime(day) + count * millisecondsPerDay);
}

/** How many days lie from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcTime(to) - utcTime(from)) / millisecondsPerDay;
}

/** The day of the week, 0 (Sunday) to 6. */
export function weekdayOf(day: Day): number {
  return new Date(utcTime(day)).getUTCDay();
}

/** The day of this instant on the visitor's clock. */
export function localDay(instant: Date): Day {
  return dayAtUtc(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));
}

/** Milliseconds until the visitor's next local midnight. Correct on days with 23 or 25 hours. */
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

/** Filled when first needed: a formatter takes a slow phone some milliseconds to make, and few pages print every style. */
const dayFormats: Partial<Record<DayStyle, Intl.DateTimeFormat>> = {};

/**
 * `Monday, March 2, 2026` (full), `March 2, 2026` (long), `Mar 2, 2026` (medium), `Monday, March 2` (without-year) or
 * `Mon, Mar 2` (short).
 */
export function printDay(day: Day, style: DayStyle): string {
  dayFormats[style] ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...styles[style] });
  return dayFormats[style].format(utcTime(day));
}

/** In days. A date of another year that is nearer than this needs no year: on January 4, `Thu, Dec 31` is clear. */
const nearby = 60;

/** `Today`, `Tomorrow`, `Yesterday`, `Mon, Mar 2`, or `Nov 3, 2025` for a day of another year that is not near. */
export function printNearDay(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Yesterday';
  const isClear = day.slice(0, 4) === today.slice(0, 4) || Math.abs(distance) < nearby;
  return printDay(day, isClear ? 'short' : 'medium');
}
