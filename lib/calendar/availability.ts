import { addDays, type Day } from './day';

export type Availability = 'open' | 'past' | 'full';

/** Sample data: how many days from today the fully booked days are. */
const fullDays: readonly number[] = [2, 5, 8];

/** Whether the day can be booked. Past days and the sample's full days cannot. */
export function availability(day: Day, today: Day): Availability {
  if (day < today) return 'past';
  return fullDays.some((count) => addDays(today, count) === day) ? 'full' : 'open';
}
