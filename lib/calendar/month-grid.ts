import { availability, lastDay, type DaysOff } from './availability';
import { addDays, addMonths, asDay, utcTime, weekdayOf, type Day } from './day';
import { isClosedOn, type Weekday } from './working-days';

export type Month = `${number}-${number}`;

export const monthOf = (day: Day): Month => day.slice(0, -3) as Month;

/** Sunday to Saturday. Null for cells of another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = asDay(`${month}-01`);
  const start = new Date(utcTime(first));
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  const before = weekdayOf(first);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < length ? addDays(first, index) : null;
    }),
  );
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

/** From `today` to the last day that can be booked. */
export function withinBooking(day: Day, today: Day): Day {
  if (day < today) return today;
  return day > lastDay(today) ? lastDay(today) : day;
}

/** Null for keys that don't move the focus. */
export function dayAfterKey(key: string, shift: boolean, day: Day, today: Day): Day | null {
  const move = moves.get(key);
  return move ? withinBooking(move(day, shift), today) : null;
}

export function monthName(month: Month): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    utcTime(asDay(`${month}-01`)),
  );
}

/** The day that the calendar offers first: open, and one of the company's working days. Today if there is none. */
export function firstOffered(
  daysOff: DaysOff,
  today: Day,
  isTodayOver: boolean,
  closedWeekdays: readonly Weekday[],
): Day {
  for (let day = today; day <= lastDay(today); day = addDays(day, 1)) {
    if (availability(daysOff, day, today, isTodayOver) === 'open' && !isClosedOn(closedWeekdays, day)) return day;
  }
  return today;
}
