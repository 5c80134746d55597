import { addDays, asDay, daysBetween, weekdayOf, type Day } from './day';

/*
 * The office works Monday to Saturday. Its working days are numbered without gaps, six to a week, from a Monday;
 * a Sunday has the number of the Saturday before it.
 */
const firstMonday = asDay('1970-01-05');

function workingDayNumber(day: Day): number {
  const days = daysBetween(firstMonday, day);
  const week = Math.floor(days / 7);
  return week * 6 + Math.min(days - week * 7, 5);
}

/** The working day that lies `count` working days away. A Sunday counts as the Saturday before it. */
export function addWorkingDays(day: Day, count: number): Day {
  const target = workingDayNumber(day) + count;
  const week = Math.floor(target / 6);
  return addDays(firstMonday, week * 7 + (target - week * 6));
}

/** How many working days lie from one day to another; negative when the second is earlier. */
export function workingDaysBetween(from: Day, to: Day): number {
  return workingDayNumber(to) - workingDayNumber(from);
}

/** The day itself, or the Saturday before it when it is a Sunday. */
export function lastWorkingDay(day: Day): Day {
  return addWorkingDays(day, 0);
}

/** The day itself, or the Monday after it when it is a Sunday. */
export function nextWorkingDay(day: Day): Day {
  return weekdayOf(day) === 0 ? addDays(day, 1) : day;
}
