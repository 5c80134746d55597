/**
 * A civil date: a day of the calendar with no hour and no time zone, written `YYYY-MM-DD`. Because it is text of fixed
 * width, days compare and sort with `<`. The arithmetic runs in UTC, where every day has 24 hours, so clock changes
 * cannot shift a day.
 */
export type Day = string & { readonly [brand]: 'Day' };

declare const brand: unique symbol;

const millisecondsPerDay = 86_400_000;

/** The day that the text names, or null: `2026-02-30` names none. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? (text as Day) : null;
}

/** The day that the text names. Throws a RangeError where it names none. */
export function asDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`Not a day of the calendar: ${text}`);
  return day;
}

/** The day's midnight in UTC, in milliseconds: what `Intl.DateTimeFormat` with `timeZone: 'UTC'` formats. */
export function utcTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  return new Date(utcTime(day) + count * millisecondsPerDay).toISOString().slice(0, 10) as Day;
}

/** How many days lie from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcTime(to) - utcTime(from)) / millisecondsPerDay;
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utcTime(day)).getUTCDay();
}

/*
 * The office works Monday to Saturday. Its working days are numbered without gaps, six to a week, from a Monday;
 * a Sunday has the number of the Saturday before it.
 */
const firstMonday = '1970-01-05' as Day;

function workingDayNumber(day: Day): number {
  const days = daysBetween(firstMonday, day);
  const week = Math.floor(days / 7);
  return week * 6 + Math.min(days - week * 7, 5);
}

/** The working day that lies `count` working days away. A Sunday counts as the Saturday before it. */
export function addWorkingDays(day: Day, count: number): Day {
  const target = workingDayNumber(day) + count;
  const week = Math.floor(target / 6);
  return addDays(firstMonday, week * 7 + (target - week * 6));
}

/** How many working days lie from one day to another; negative when the second is earlier. */
export function workingDaysBetween(from: Day, to: Day): number {
  return workingDayNumber(to) - workingDayNumber(from);
}

/** The day itself, or the Saturday before it when it is a Sunday. */
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

/** `Monday`, `Monday, March 2`, `Mon, Mar 2` or `Mar 2, 2026`. */
export function printDay(day: Day, style: DayStyle): string {
  return formats[style].format(utcTime(day));
}
