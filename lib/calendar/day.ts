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
