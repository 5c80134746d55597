import { addDays, asDay, dayAtUtc, utcTime, weekdayOf, type Day } from './day';

export type Month = `${number}-${number}`;

/** Clamped to the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const from = new Date(utcTime(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAtUtc(Date.UTC(year, month, Math.min(from.getUTCDate(), last)));
}

export const monthOf = (day: Day): Month => day.slice(0, -3) as Month;

/** Sunday to Saturday. Null for cells of another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = asDay(`${month}-01`);
  const weeks: (Day | null)[][] = [];
  let sunday = addDays(first, -weekdayOf(first));
  while (sunday < first || monthOf(sunday) === month) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
    sunday = addDays(sunday, 7);
  }
  return weeks;
}

const moves = new Map<string, (day: Day, shift: boolean) => Day>([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['Home', (day) => addDays(day, -weekdayOf(day))],
  ['End', (day) => addDays(day, 6 - weekdayOf(day))],
  ['PageUp', (day, shift) => addMonths(day, shift ? -12 : -1)],
  ['PageDown', (day, shift) => addMonths(day, shift ? 12 : 1)],
]);

/** Never before `today`. Null for keys that don't move the focus. */
export function dayAfterKey(key: string, shift: boolean, day: Day, today: Day): Day | null {
  const target = moves.get(key)?.(day, shift) ?? null;
  return target !== null && target < today ? today : target;
}

export function monthName(month: Month): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    utcTime(asDay(`${month}-01`)),
  );
}

export type Availability = 'open' | 'past' | 'full';

/** Sample data: fully booked days, counted from today. */
const fullDays: readonly number[] = [2, 5, 8];

export function availability(day: Day, today: Day): Availability {
  if (day < today) return 'past';
  return fullDays.some((count) => addDays(today, count) === day) ? 'full' : 'open';
}
