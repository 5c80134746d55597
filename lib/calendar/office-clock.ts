import type { OfficeTime } from './office-time';

/** What the office's clock shows at this instant. */
export function officeTime(instant: Date): OfficeTime {
  const newYork = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  // Americans write `03/02/2026, 09:30`.
  const [month, day, year, hour, minute] = newYork.format(instant).split(/\D+/);
  return `${year}-${month}-${day}T${hour}:${minute}` as OfficeTime;
}
