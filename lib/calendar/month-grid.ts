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
  for (
    let sunday = addDays(first, -weekdayOf(first));
    sunday < first || monthOf(sunday) === month;
    sunday = addDays(sunday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(sunday, index)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    );
  }
  return weeks;
}

/** Never before `today`. Null for keys that don't move the focus. */
export function dayAfterKey(key: string, shift: boolean, day: Day, today: Day): Day | null {
  const target = targetOf(key, shift, day);
  return target !== null && target < today ? today : target;
}

function targetOf(key: string, shift: boolean, day: Day): Day | null {
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
