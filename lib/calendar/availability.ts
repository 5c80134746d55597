import { addDays, addMonths, type Day } from './day';
import { isClosedOn, type Weekday } from './working-days';

/* Apart from month-grid.ts, which only the calendar needs. */

/** Visits can be booked for a year. */
export const lastDay = (today: Day): Day => addMonths(today, 12);

export type Availability = 'open' | 'past' | 'full' | 'closed' | 'too far';

export interface DaysOff {
  /** Fully booked, counted from today. */
  readonly fullDays: readonly number[];
  readonly closedDates: readonly string[];
  readonly closedWeekdays: readonly Weekday[];
}

/** @param isTodayOver whether no time is left today */
export function availability(daysOff: DaysOff, day: Day, today: Day, isTodayOver = false): Availability {
  const { fullDays, closedDates, closedWeekdays } = daysOff;
  if (day < today) return 'past';
  if (day > lastDay(today)) return 'too far';
  if (closedDates.includes(day) || isClosedOn(closedWeekdays, day)) return 'closed';
  const isFull = (isTodayOver && day === today) || fullDays.some((count) => addDays(today, count) === day);
  return isFull ? 'full' : 'open';
}
