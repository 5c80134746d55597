import { addDays, asDay, daysBetween, weekdayOf, type Day } from './day';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Sunday is 0 in `weekdayOf`, and last in `weekdays`. */
export function isClosedOn(closed: readonly Weekday[], day: Day): boolean {
  return closed.some((weekday) => (weekdays.indexOf(weekday) + 1) % 7 === weekdayOf(day));
}

/** Consecutive, such as Monday to Saturday, and in the order of `weekdays`. */
export type OpenDays = readonly Weekday[];

/** Working day number 0. January 5, 1970, was a Monday. */
function dayZero(openDays: OpenDays): Day {
  return addDays(
    asDay('1970-01-05'),
    weekdays.findIndex((weekday) => openDays.includes(weekday)),
  );
}

/** Counts working days from `dayZero`. A closed day has the number of the working day before it. */
function workingDayNumber(openDays: OpenDays, day: Day): number {
  const days = daysBetween(dayZero(openDays), day);
  const week = Math.floor(days / 7);
  return week * openDays.length + Math.min(days - week * 7, openDays.length - 1);
}

export function addWorkingDays(openDays: OpenDays, day: Day, count: number): Day {
  const target = workingDayNumber(openDays, day) + count;
  const week = Math.floor(target / openDays.length);
  return addDays(dayZero(openDays), week * 7 + (target - week * openDays.length));
}

export function workingDaysBetween(openDays: OpenDays, from: Day, to: Day): number {
  return workingDayNumber(openDays, to) - workingDayNumber(openDays, from);
}

export const workingDayOnOrBefore = (openDays: OpenDays, day: Day): Day => addWorkingDays(openDays, day, 0);

export function workingDayOnOrAfter(openDays: OpenDays, day: Day): Day {
  return workingDayOnOrBefore(openDays, day) === day ? day : addWorkingDays(openDays, day, 1);
}
