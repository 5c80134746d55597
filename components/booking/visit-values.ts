import { bookingFields as names } from '@/content/booking/form';
import { readFields } from '@/lib/browser/draft';
import { parseDay, type Day } from '@/lib/calendar/day';
import { hasBegun } from '@/lib/calendar/office-time';

export type VisitValues = ReturnType<typeof readVisit>;

export const nothingChosen: VisitValues = { day: null, time: '', service: '', hasBegun: false };

export function readVisit(form: HTMLFormElement) {
  const fields = readFields(form, [names.date, names.time, names.service]);
  const day = parseDay(fields[names.date]);
  const time = fields[names.time];
  return {
    day,
    time,
    service: fields[names.service],
    /** Whether the chosen time has already passed. */
    hasBegun: day !== null && time !== '' && hasBegun(day, time, new Date()),
  };
}

export function printMissingChoices(day: Day | null, time: string, service: string): string {
  const parts = [day ? '' : 'a date', time ? '' : 'a time', service ? '' : 'a service'].filter(Boolean);
  // Not `Intl.ListFormat`, whose data takes a slow phone 60 ms to load during hydration.
  const listed = parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
  return `Still to choose: ${listed}.`;
}
