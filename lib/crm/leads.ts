import type { Appointment, Lead } from './types';
import { leadPriorities } from './types';
import type { Day } from '@/lib/calendar/day';
import { addMinutes, lastWorkingDay, nextWorkingDay, type OfficeTime } from '@/lib/calendar/office-time';

/** Whether a lead is neither won nor lost. */
export function isOpen(lead: Lead): boolean {
  return lead.status !== 'won' && lead.status !== 'lost';
}

/** The day a follow-up is due. The office is closed on Sundays, so a Sunday's is due on the Monday after it. */
export function dueDay(followUp: Day): Day {
  return nextWorkingDay(followUp);
}

/** Open leads to call: those due by today, and on a Sunday by Monday. The most urgent first, then the longest overdue. */
export function leadsToCall(leads: readonly Lead[], today: Day): readonly Lead[] {
  return leads
    .filter((lead) => callState(lead, today) !== null)
    .toSorted(
      (a, b) =>
        leadPriorities.indexOf(a.priority) - leadPriorities.indexOf(b.priority) ||
        (a.followUpDate ?? '').localeCompare(b.followUpDate ?? ''),
    );
}

/** Whether a lead is due a call or overdue. Null if it is closed, or if its follow-up is later or not set. */
export function callState(lead: Lead, today: Day): 'due' | 'overdue' | null {
  if (!lead.followUpDate || !isOpen(lead)) return null;
  const due = dueDay(lead.followUpDate);
  if (due < lastWorkingDay(today)) return 'overdue';
  return due <= nextWorkingDay(today) ? 'due' : null;
}

/** An open lead whose follow-up day has gone by. On a Sunday the office is closed, and Saturday's calls are not late yet. */
export function isOverdue(lead: Lead, today: Day): boolean {
  return callState(lead, today) === 'overdue';
}

/** The leads that came in last, newest first. */
export function recentLeads(leads: readonly Lead[], count: number): readonly Lead[] {
  return leads.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}

/** Scheduled or confirmed. */
export function isAhead(appointment: Appointment): boolean {
  return appointment.status === 'scheduled' || appointment.status === 'confirmed';
}

export interface UpcomingVisits {
  /** Visits that are still to come or under way, scheduled or confirmed, the next one first. */
  readonly visits: readonly Appointment[];
  /** How many of them are scheduled and not confirmed yet. */
  readonly scheduled: number;
  readonly confirmed: number;
}

/** What the dashboard counts and lists as upcoming. */
export function upcomingVisits(appointments: readonly Appointment[], now: OfficeTime): UpcomingVisits {
  const visits = appointments
    .filter((visit) => isAhead(visit) && !hasEnded(visit, now))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const scheduled = visits.filter(({ status }) => status === 'scheduled').length;
  return { visits, scheduled, confirmed: visits.length - scheduled };
}

function hasEnded({ date, duration }: Appointment, now: OfficeTime): boolean {
  return addMinutes(date, duration) <= now;
}

/** `tel:+18605550103` for a North American number in any punctuation. */
export function phoneHref(phone: string): `tel:${string}` {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** A mail link. Encodes the address, so that it cannot add headers to the mail. */
export function mailHref(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** A Google Maps search for the address. It is a plain link, so nothing is requested until it is followed. */
export function mapHref(address: string): `https://${string}` {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
