import { utcTime, type Day } from './day';

const styles = {
  full: { dateStyle: 'full' },
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  'long-weekday': { weekday: 'long', month: 'long', day: 'numeric' },
  'short-weekday': { weekday: 'short', month: 'short', day: 'numeric' },
} as const;

type DayStyle = keyof typeof styles;

/** Filled when first needed: a formatter takes a slow phone some milliseconds to make, and few pages print every style. */
const formats: Partial<Record<DayStyle, Intl.DateTimeFormat>> = {};

/**
 * `full`, `long` and `medium` have the year: `Monday, March 2, 2026`, `March 2, 2026` and `Mar 2, 2026`. `long-weekday`
 * and `short-weekday` leave it out: `Monday, March 2` and `Mon, Mar 2`.
 */
export function printDay(day: Day, style: DayStyle): string {
  formats[style] ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...styles[style] });
  return formats[style].format(utcTime(day));
}
