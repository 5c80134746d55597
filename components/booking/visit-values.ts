import { bookingFields as names, timeSlots } from '@/content/booking/form';
import { readFields } from '@/lib/browser/draft';
import { parseDay, type Day } from '@/lib/calendar/day';
import { begunSlots } from '@/lib/calendar/office-time';

export type VisitValues = ReturnType<typeof readVisit>;

export const nothingChosen: VisitValues = { day: null, time: '', service: '', begun: [] };

export function readVisit(form: HTMLFormElement) {
  const fields = readFields(form, [names.date, names.time, names.service]);
  const day = parseDay(fields[names.date]);
  return {
    day,
    time: fields[names.time],
    service: fields[names.service],
    /** The times of the chosen day that have passed. */
    begun: day ? begunSlots(day, timeSlots, new Date()) : [],
  };
}

/** Whether no time is left on a day. */
export const isOver = (begun: readonly string[]): boolean => begun.length === timeSlots.length;

export function printMissingChoices(day: Day | null, time: string, service: string): string {
  const parts = [day ? '' : 'a date', time ? '' : 'a time', service ? '' : 'a service'].filter(Boolean);
  // Not `Intl.ListFormat`, whose data takes a slow phone 60 ms to load during hydration.
  const listed = parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
  return `Still to choose: ${listed}.`;
}
