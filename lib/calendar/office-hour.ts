import { daysBetween, printDay, type Day } from './day';

/**
 * A time on the office's clock, `YYYY-MM-DDTHH:mm`. The office is on New York time, wherever the browser is. Like a day,
 * an office hour has no time zone: it compares as text, and a 1 PM visit stays at 1 PM across a clock change.
 */
export type OfficeHour = `${number}-${number}-${number}T${number}:${number}`;

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The office time at this instant. */
export function officeHour(instant: Date): OfficeHour {
  const parts = Object.fromEntries(newYork.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}` as OfficeHour;
}

export function officeDay(hour: OfficeHour): Day {
  return hour.slice(0, 10) as Day;
}

/** The same time of day on another day. */
export function onDay(hour: OfficeHour, day: Day): OfficeHour {
  return `${day}${hour.slice(10)}` as OfficeHour;
}

/** `Today`, `Tomorrow`, `Yesterday`, `Mon, Mar 2`, or `Nov 3, 2025` for a day outside the current year. */
export function formatDay(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Yesterday';
  return printDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'with-year');
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

/** `1:00 PM`. */
export function formatTime(hour: OfficeHour): string {
  return clock.format(Date.parse(`${hour}:00Z`)).replace(/\s/g, ' ');
}

/** `Today, 1:00 PM`. */
export function formatHour(hour: OfficeHour, today: Day): string {
  return `${formatDay(officeDay(hour), today)}, ${formatTime(hour)}`;
}
