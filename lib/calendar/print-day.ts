import { utcTime, type Day } from './day';

const styles = {
  full: { dateStyle: 'full' },
  long: { dateStyle: 'long' },
  'without-year': { weekday: 'long', month: 'long', day: 'numeric' },
} as const;

type DayStyle = keyof typeof styles;

/** Filled when first needed: a formatter takes a slow phone some milliseconds to make, and few pages print every style. */
const formats: Partial<Record<DayStyle, Intl.DateTimeFormat>> = {};

/** `Monday, March 2, 2026`, `March 2, 2026` or `Monday, March 2`. The short form is `formatDay`, which loads with the CRM. */
export function printDay(day: Day, style: DayStyle): string {
  formats[style] ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...styles[style] });
  return formats[style].format(utcTime(day));
}
