import type { Appointment, Lead } from './types';
import { addMinutes, type OfficeTime } from '@/lib/calendar/office-time';
import { asTyped } from '@/lib/text/as-typed';

export const isOpen = (lead: Lead): boolean => lead.status !== 'won' && lead.status !== 'lost';

export function recentLeads(leads: readonly Lead[], count: number): readonly Lead[] {
  return leads.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}

export function isPlanned(appointment: Appointment): boolean {
  return appointment.status === 'scheduled' || appointment.status === 'confirmed';
}

export function upcomingVisits(appointments: readonly Appointment[], now: OfficeTime) {
  const visits = appointments
    .filter((visit) => isPlanned(visit) && !hasEnded(visit, now))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const scheduled = visits.filter(({ status }) => status === 'scheduled').length;
  return { visits, scheduled, confirmed: visits.length - scheduled };
}

const hasEnded = ({ date, duration }: Appointment, now: OfficeTime): boolean => addMinutes(date, duration) <= now;

export function phoneHref(phone: string): `tel:${string}` {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** Encoded, so that the address can't add mail headers. */
export function mailHref(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(asTyped(email)).replace('%40', '@')}`;
}

export function mapHref(address: string): `https://${string}` {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
