import { addDays, addMonths, type Day } from './day';

/* Apart from month-grid.ts, which only the calendar needs. */

/** Visits can be booked for a year. */
export const lastDay = (today: Day): Day => addMonths(today, 12);

export type Availability = 'open' | 'past' | 'full' | 'too far';

/** Sample data: fully booked days, counted from today. */
const fullDays: readonly number[] = [2, 5, 8];

/** @param isTodayOver whether no time is left today */
export function availability(day: Day, today: Day, isTodayOver = false): Availability {
  if (day < today) return 'past';
  if (day > lastDay(today)) return 'too far';
  const isFull = (isTodayOver && day === today) || fullDays.some((count) => addDays(today, count) === day);
  return isFull ? 'full' : 'open';
}
