import type { Appointment, Lead } from './types';
import type { CalendarEvent } from '@/lib/mail/ics';
import { asTyped } from '@/lib/text/as-typed';

export function visitEvent(visit: Appointment, lead: Lead | undefined): CalendarEvent {
  const lines = [
    ...(lead ? [`${lead.serviceType}. ${asTyped(lead.phone)}, ${asTyped(lead.email)}`] : []),
    `${visit.assignedTo}. ${visit.notes}`,
  ];
  return {
    id: visit.id,
    start: visit.date,
    minutes: visit.duration,
    summary: lead ? `${lead.name}: ${visit.title}` : visit.title,
    // The lead's address also has the state and the ZIP code.
    location: lead?.address.startsWith(visit.location) ? lead.address : visit.location,
    description: lines.join('\n'),
    isConfirmed: visit.status === 'confirmed',
  };
}
