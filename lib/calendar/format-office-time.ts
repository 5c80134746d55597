import { daysBetween, utcTime, type Day } from './day';
import { officeDay, type OfficeTime } from './office-time';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const withWeekday = format({ weekday: 'short', month: 'short', day: 'numeric' });
const withYear = format({ dateStyle: 'medium' });
const clock = format({ hour: 'numeric', minute: '2-digit' });

/** In days. A date of another year that is nearer than this needs no year: on January 4, `Thu, Dec 31` is clear. */
const nearby = 60;

/** `Today`, `Tomorrow`, `Yesterday`, `Mon, Mar 2`, or `Nov 3, 2025` for a day of another year that is not near. */
export function formatDay(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Yesterday';
  const isClear = day.slice(0, 4) === today.slice(0, 4) || Math.abs(distance) < nearby;
  return (isClear ? withWeekday : withYear).format(utcTime(day));
}

/** `1:00 PM`. */
export function formatTime(time: OfficeTime): string {
  return clock.format(Date.parse(`${time}Z`)).replace(/\s/g, ' ');
}

/** `Today, 1:00 PM`. */
export function formatDayAndTime(time: OfficeTime, today: Day): string {
  return `${formatDay(officeDay(time), today)}, ${formatTime(time)}`;
}
