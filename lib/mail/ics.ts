import { company } from '@/content/company';
import { reply } from '@/content/reply';
import type { Day } from '@/lib/calendar/day';
import { addMinutes, type OfficeTime } from '@/lib/calendar/office-time';
import { slotStart } from '@/lib/calendar/time-slot';
import { plainText, singleLine } from './mailto';

/** The visit that was requested. `slot` is in Connecticut time, as the form shows it: `1:00 PM`. */
export interface Visit {
  readonly day: Day;
  readonly slot: string;
  readonly service: string;
  readonly address: string;
}

export const visitMinutes = 60;

/** The visit as a calendar file (RFC 5545), tentative until we confirm it. Throws a RangeError if `slot` is not a time. */
export function icsFile(visit: Visit, now: Date): string {
  const start = slotStart(visit.day, visit.slot);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.name)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    ...newYork,
    'BEGIN:VEVENT',
    // Stable, so that a second download updates the event instead of adding another.
    `UID:visit-${compact(start)}@${company.domain}`,
    `DTSTAMP:${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;TZID=America/New_York:${compact(start)}`,
    `DTEND;TZID=America/New_York:${compact(addMinutes(start, visitMinutes))}`,
    `SUMMARY:${escapeText(singleLine(`${company.name}: free consultation (${visit.service})`))}`,
    `LOCATION:${escapeText(singleLine(visit.address))}`,
    `DESCRIPTION:${escapeText(
      plainText(`Requested, not yet confirmed. ${reply.sentence}\nTo change it, call ${company.phone.display}.`),
    )}`,
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The daylight saving rules of the United States since 2007. */
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

/** Converts `2026-11-24T10:00` to `20261124T100000`. */
function compact(time: OfficeTime): string {
  return `${time.replace(/[-:]/g, '')}00`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds a line at 75 bytes, without splitting a code point. */
function fold(line: string): string {
  let folded = '';
  let width = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (width + octets > 75) {
      folded += '\r\n ';
      width = 1;
    }
    folded += character;
    width += octets;
  }
  return folded;
}
