/**
 * A civil date, `YYYY-MM-DD`, without a time or time zone. As text of fixed width, days compare and sort with `<`. All
 * arithmetic is in UTC, where every day has 24 hours, so clock changes cannot shift a day.
 */
export type Day = string & { readonly [brand]: 'Day' };

declare const brand: unique symbol;

const millisecondsPerDay = 86_400_000;

/** Parses `YYYY-MM-DD`. Returns null for anything else, including days that do not exist, such as `2026-02-30`. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? (text as Day) : null;
}

/** Like `parseDay`, but throws a RangeError instead of returning null. */
export function asDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`Not a day of the calendar: ${text}`);
  return day;
}

/** The day's midnight in UTC, in milliseconds since 1970. To format it, pass `timeZone: 'UTC'` to `Intl.DateTimeFormat`. */
export function utcTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(utcTime(day) + count * millisecondsPerDay).toISOString().slice(0, 10) as Day;
}

/** The number of days from one day to another. Negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcTime(to) - utcTime(from)) / millisecondsPerDay;
}

/** The day of the week, from 0 (Sunday) to 6. */
export function weekdayOf(day: Day): number {
  return new Date(utcTime(day)).getUTCDay();
}

/*
 * The office works Monday to Saturday. Working days are numbered consecutively, six per week, starting on a Monday. A
 * Sunday has the same number as the Saturday before it.
 */
const firstMonday = '1970-01-05' as Day;

function workingDayNumber(day: Day): number {
  const days = daysBetween(firstMonday, day);
  const week = Math.floor(days / 7);
  return week * 6 + Math.min(days - week * 7, 5);
}

/** The working day `count` working days later, or earlier if negative. A Sunday counts as the Saturday before it. */
export function addWorkingDays(day: Day, count: number): Day {
  const target = workingDayNumber(day) + count;
  const week = Math.floor(target / 6);
  return addDays(firstMonday, week * 7 + (target - week * 6));
}

/** The number of working days from one day to another. Negative if the second is earlier. */
export function workingDaysBetween(from: Day, to: Day): number {
  return workingDayNumber(to) - workingDayNumber(from);
}

/** The day itself or, for a Sunday, the Saturday before it. */
export function lastWorkingDay(day: Day): Day {
  return addWorkingDays(day, 0);
}

export type DayStyle = 'weekday' | 'long' | 'short' | 'with-year';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const formats: Readonly<Record<DayStyle, Intl.DateTimeFormat>> = {
  weekday: format({ weekday: 'long' }),
  long: format({ weekday: 'long', month: 'long', day: 'numeric' }),
  short: format({ weekday: 'short', month: 'short', day: 'numeric' }),
  'with-year': format({ month: 'short', day: 'numeric', year: 'numeric' }),
};

/** Prints a day by style: `Monday`, `Monday, March 2`, `Mon, Mar 2` or `Mar 2, 2026`. */
export function printDay(day: Day, style: DayStyle): string {
  return formats[style].format(utcTime(day));
}
