/**
 * Calendar days for booking. A day is a `YYYY-MM-DD` string without a time or time zone, so it compares as text and
 * cannot shift with daylight saving or time zones. Only `dayOf`, `hasBegun` and `untilMidnight` depend on a clock.
 * Functions that only the open calendar needs are in `month-grid.ts`, which loads later.
 */
export type Day = `${number}-${number}-${number}`;

export type Availability = 'open' | 'past' | 'full';

/** Sample data: how many days from today the fully booked days are. */
export const fullDays: readonly number[] = [2, 5, 8];

/** The day of `now` in the visitor's time zone. */
export function dayOf(now: Date): Day {
  return format(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Parses `YYYY-MM-DD`. Null for anything else, including days that do not exist, such as `2026-02-30`. */
export function parseDay(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const day = format(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return day === dayAtUtc(utcOf(day)) ? day : null;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return dayAtUtc(utcOf(day) + count * 86_400_000);
}

/** The day of the week, 0 (Sunday) to 6. */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

/** Whether the day can be booked. Past days and the sample's full days cannot. */
export function availability(day: Day, today: Day): Availability {
  if (day < today) return 'past';
  return fullDays.some((count) => addDays(today, count) === day) ? 'full' : 'open';
}

/** `Tuesday, November 24, 2026`. The short style leaves out the year. */
export function dayName(day: Day, style: 'full' | 'short' = 'full'): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(style === 'full' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(utcOf(day));
}

/** Converts `1:00 PM` to `13:00`. Throws a RangeError for any other format. */
export function clockOf(slot: string): `${string}:${string}` {
  const parts = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(slot);
  if (!parts) throw new RangeError(`Not a time of day: ${slot}`);
  const hour = (Number(parts[1]) % 12) + (parts[3] === 'PM' ? 12 : 0);
  return `${pad(hour, 2)}:${parts[2] ?? '00'}`;
}

/**
 * Whether the slot (`9:00 AM`) on that day has begun in Connecticut, where the visit takes place, in any time zone of the
 * visitor.
 */
export function hasBegun(day: Day, slot: string, now: Date): boolean {
  const part = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const there = `${part.get('year')}-${part.get('month')}-${part.get('day')}T${part.get('hour')}:${part.get('minute')}`;
  return `${day}T${clockOf(slot)}` <= there;
}

/** Milliseconds until the visitor's next local midnight. Also correct on days with 23 or 25 hours. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Midnight UTC of that day, in milliseconds. In UTC every day has 24 hours. */
export function utcOf(day: Day): number {
  return Date.UTC(Number(day.slice(0, -6)), Number(day.slice(-5, -3)) - 1, Number(day.slice(-2)));
}

/** The UTC day of a time in milliseconds since 1970. */
export function dayAtUtc(time: number): Day {
  const date = new Date(time);
  return format(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function format(year: number, month: number, date: number): Day {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as Day;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
