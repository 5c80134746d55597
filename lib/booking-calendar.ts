/**
 * The days of the booking calendar. A day is text, `YYYY-MM-DD`, with no hour and no zone: it compares as text,
 * and nothing here can slip by an hour in March or by a day in Auckland. Only `dayOf` and its two neighbors
 * at the end of the file look at a clock.
 */
export type Day = `${number}-${number}-${number}`;
export type Month = `${number}-${number}`;

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
  return day === fromUtc(toUtc(day)) ? day : null;
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * 86_400_000);
}

/** The same date of another month, or that month's last day where it has no such date. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = split(day);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return format(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(date, last));
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(toUtc(day)).getUTCDay();
}

export function monthOf(day: Day): Month {
  const [year, month] = split(day);
  return `${pad(year, 4)}-${pad(month, 2)}` as Month;
}

/** The weeks of a month from Sunday to Saturday, null where a cell belongs to another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = `${month}-01` as Day;
  const weeks: (Day | null)[][] = [];
  for (let sunday = addDays(first, -weekdayOf(first)); sunday < first || monthOf(sunday) === month; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)).map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

export function availability(day: Day, today: Day): Availability {
  if (day < today) return 'past';
  return fullDays.some((count) => addDays(today, count) === day) ? 'full' : 'open';
}

/** Where the keyboard goes from a day, never before today; null for a key that means nothing here. */
export function dayAfterKey(key: string, shift: boolean, day: Day, today: Day): Day | null {
  const target = move(key, shift, day);
  if (target === null) return null;
  return target < today ? today : target;
}

function move(key: string, shift: boolean, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}

/** `Tuesday, November 24, 2026`; without the year for running text. */
export function dayName(day: Day, style: 'full' | 'short' = 'full'): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(style === 'full' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(toUtc(day));
}

/** `November 2026`. */
export function monthName(month: Month): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(toUtc(`${month}-01` as Day));
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

function split(day: Day): [year: number, month: number, date: number] {
  return [Number(day.slice(0, -6)), Number(day.slice(-5, -3)), Number(day.slice(-2))];
}

function toUtc(day: Day): number {
  const [year, month, date] = split(day);
  return Date.UTC(year, month - 1, date);
}

function fromUtc(time: number): Day {
  const date = new Date(time);
  return format(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function format(year: number, month: number, date: number): Day {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as Day;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
