import type { Day } from '@/lib/calendar/day';
import { addMinutes, slotStart, type OfficeTime } from '@/lib/calendar/office-time';
import { contentLines, escapeText, utcStamp, type FileOwner } from './content-lines';
import { plainText, singleLine } from './mailto';

/** `slot` is Connecticut time, as the form shows it: `1:00 PM`. */
export interface Visit {
  readonly day: Day;
  readonly slot: string;
  readonly service: string;
  readonly address: string;
}

export const visitMinutes = 60;

export interface Contractor extends FileOwner {
  readonly phone: { readonly display: string };
}

/**
 * The event that visitors save to their calendar after asking for a visit. `reply` says how soon we confirm. `now` is
 * the file's timestamp. Throws a RangeError if `slot` isn't a time.
 */
export function visitRequestFile(contractor: Contractor, reply: string, visit: Visit, now: Date): string {
  const start = slotStart(visit.day, visit.slot);
  return calendarFile(
    contractor,
    {
      id: `visit-${compact(start)}`,
      start,
      minutes: visitMinutes,
      summary: `${contractor.name}: free consultation (${visit.service})`,
      location: visit.address,
      description: `Requested, not yet confirmed. ${reply}\nTo change it, call ${contractor.phone.display}.`,
      isConfirmed: false,
    },
    now,
  );
}

export interface CalendarEvent {
  /** Stable: importing a file with the same id updates the event. */
  readonly id: string;
  readonly start: OfficeTime;
  readonly minutes: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly isConfirmed: boolean;
}

/** RFC 5545. `now` is the timestamp. */
export function calendarFile(owner: FileOwner, event: CalendarEvent, now: Date): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(owner.name)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    ...newYork,
    'BEGIN:VEVENT',
    `UID:${escapeText(singleLine(event.id))}@${owner.domain}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=America/New_York:${compact(event.start)}`,
    `DTEND;TZID=America/New_York:${compact(addMinutes(event.start, event.minutes))}`,
    `SUMMARY:${escapeText(singleLine(event.summary))}`,
    `LOCATION:${escapeText(singleLine(event.location))}`,
    `DESCRIPTION:${escapeText(plainText(event.description))}`,
    `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** US daylight saving rules since 2007. */
const newYork = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

const compact = (time: OfficeTime): string => `${time.replace(/[-:]/g, '')}00`;
