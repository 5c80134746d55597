import type { Appointment, Lead } from '@/content/crm/types';
import { leadPriorities } from '@/content/crm/types';
import { dayOf, type OfficeDay, type OfficeHour } from './sample-dates';

/** An open lead still wants something from the office. */
export function isOpen(lead: Lead): boolean {
  return lead.status !== 'won' && lead.status !== 'lost';
}

/** Open leads whose follow-up is today or overdue: the most urgent first, then the longest overdue. */
export function leadsToCall(leads: readonly Lead[], today: OfficeDay): readonly Lead[] {
  return leads
    .filter((lead) => isOpen(lead) && lead.followUpDate !== undefined && lead.followUpDate <= today)
    .toSorted(
      (a, b) =>
        leadPriorities.indexOf(a.priority) - leadPriorities.indexOf(b.priority) ||
        (a.followUpDate ?? '').localeCompare(b.followUpDate ?? ''),
    );
}

/** The leads that came in last, newest first. */
export function recentLeads(leads: readonly Lead[], count: number): readonly Lead[] {
  return leads.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}

function isAhead(appointment: Appointment): boolean {
  return appointment.status === 'scheduled' || appointment.status === 'confirmed';
}

/** Visits that are still to come or under way, the next one first. */
export function nextVisits(appointments: readonly Appointment[], now: OfficeHour): readonly Appointment[] {
  return appointments
    .filter((visit) => isAhead(visit) && !hasEnded(visit, now))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function hasEnded({ date, duration }: Appointment, now: OfficeHour): boolean {
  if (dayOf(date) !== dayOf(now)) return date < now;
  const minutes = (hour: OfficeHour) => Number(hour.slice(11, 13)) * 60 + Number(hour.slice(14, 16));
  return minutes(date) + duration <= minutes(now);
}

/** `tel:+18605550103` for a number of North America in whatever punctuation. */
export function phoneHref(phone: string): `tel:${string}` {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

export function mailHref(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** A search for the address on a map; nothing is asked of the map's host before the link is followed. */
export function mapHref(address: string): `https://${string}` {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
