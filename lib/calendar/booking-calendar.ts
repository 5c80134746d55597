/**
 * The days of the booking calendar. A day is text, `YYYY-MM-DD`, with no hour and no zone: it compares as text,
 * and nothing here can slip by an hour in March or by a day in Auckland. Only `dayOf`, `hasBegun` and
 * `untilMidnight` look at a clock. What only the opened calendar needs stands in `booking-calendar-grid.ts`.
 */
export type Day = `${number}-${number}-${number}`;

export type Availability = 'open' | 'past' | 'full';

/** Days from today that the sample calendar shows as taken (spec section 5). */
export const fullDays: readonly number[] = [2, 5, 8];

/** The visitor's own calendar day. */
export function dayOf(now: Date): Day {
  return format(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The day that the text names, or null: `2026-02-30` names none. */
export function parseDay(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const day = format(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return day === dayAtUtc(utcOf(day)) ? day : null;
}

export function addDays(day: Day, count: number): Day {
  return dayAtUtc(utcOf(day) + count * 86_400_000);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

export function availability(day: Day, today: Day): Availability {
  if (day < today) return 'past';
  return fullDays.some((count) => addDays(today, count) === day) ? 'full' : 'open';
}

/** `Tuesday, November 24, 2026`; without the year for running text. */
export function dayName(day: Day, style: 'full' | 'short' = 'full'): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(style === 'full' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(utcOf(day));
}

/** `1:00 PM` as `13:00`. */
export function clockOf(slot: string): `${string}:${string}` {
  const parts = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(slot);
  if (!parts) throw new RangeError(`Not a time of day: ${slot}`);
  const hour = (Number(parts[1]) % 12) + (parts[3] === 'PM' ? 12 : 0);
  return `${pad(hour, 2)}:${parts[2] ?? '00'}`;
}

/** Whether the slot has begun at the house, which stands in Connecticut wherever the visitor is. */
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

/** Milliseconds to the visitor's next midnight: 23 to 25 hours on the days when the clocks change. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** The day's midnight in UTC, where every day has 24 hours; milliseconds. */
export function utcOf(day: Day): number {
  return Date.UTC(Number(day.slice(0, -6)), Number(day.slice(-5, -3)) - 1, Number(day.slice(-2)));
}

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
