import type { CrmRecords } from '@/content/crm/types';

/*
 * The office is on New York time, whatever the browser's time zone. In the CRM a day is `YYYY-MM-DD` and a time is
 * `YYYY-MM-DDTHH:mm` in New York. Both sort and compare as text, and time zones cannot shift them.
 */
export type OfficeDay = string;
export type OfficeHour = string;

/** The Monday of the week for which the sample records were written. */
export const sampleMonday: OfficeDay = '2026-03-02';

const dayLength = 86_400_000;

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
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

export function dayOf(hour: OfficeHour): OfficeDay {
  return hour.slice(0, 10);
}

function toCount(day: OfficeDay): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: OfficeDay, days: number): OfficeDay {
  return new Date((toCount(day) + days) * dayLength).toISOString().slice(0, 10);
}

/** The number of weeks, Monday to Sunday, from the sample week to the week of `today`. Negative before it. */
export function weeksSinceSample(today: OfficeDay): number {
  return Math.floor((toCount(today) - toCount(sampleMonday)) / 7);
}

/**
 * Shifts a sample date by whole weeks. `2026-03-02` stays a day; `2026-03-02T13:00:00-05:00` loses its offset and
 * becomes an office time, so that a visit at 1 PM stays at 1 PM across a clock change.
 */
export function shiftByWeeks(sample: string, weeks: number): string {
  return addDays(sample.slice(0, 10), weeks * 7) + sample.slice(10, 16);
}

/** Shifts all records from the sample week to the week of `today`. */
export function shiftRecords({ leads, appointments, automations }: CrmRecords, today: OfficeDay): CrmRecords {
  const weeks = weeksSinceSample(today);
  const shift = (sample: string) => shiftByWeeks(sample, weeks);
  return {
    leads: leads.map((lead) => ({
      ...lead,
      createdAt: shift(lead.createdAt),
      updatedAt: shift(lead.updatedAt),
      ...(lead.followUpDate ? { followUpDate: shift(lead.followUpDate) } : {}),
    })),
    appointments: appointments.map((appointment) => ({ ...appointment, date: shift(appointment.date) })),
    automations: automations.map((automation) => ({
      ...automation,
      createdAt: shift(automation.createdAt),
      ...(automation.lastRun ? { lastRun: shift(automation.lastRun) } : {}),
    })),
  };
}

/* Format in UTC, so that the time zone of the browser cannot shift the day. */
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
const shortDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
const otherYear = format({ month: 'short', day: 'numeric', year: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit' });

/** `Monday, March 2`. */
export function formatLongDay(day: OfficeDay): string {
  return longDay.format(toCount(day) * dayLength);
}

/** `Yesterday`, `Today`, `Tomorrow`, `Mon, Mar 2`, or `Nov 3, 2025` if it is not in the year of `today`. */
export function formatDay(day: OfficeDay, today: OfficeDay): string {
  const distance = toCount(day) - toCount(today);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Yesterday';
  return (day.slice(0, 4) === today.slice(0, 4) ? shortDay : otherYear).format(toCount(day) * dayLength);
}

/** `1:00 PM`. */
export function formatTime(hour: OfficeHour): string {
  return clock.format(Date.parse(`${hour}:00Z`)).replace(/\s/g, ' ');
}

/** `Today, 1:00 PM`. */
export function formatHour(hour: OfficeHour, today: OfficeDay): string {
  return `${formatDay(dayOf(hour), today)}, ${formatTime(hour)}`;
}
