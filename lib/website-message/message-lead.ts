import { slotStart } from '@/lib/calendar/office-time';
import { visitMinutes, type CalendarEvent } from '@/lib/mail/ics';
import type { CsvLead } from '@/lib/crm/leads-csv';
import type { Contact } from '@/lib/crm/vcard';
import type { WebsiteMessage } from './website-message';

export function customerName({ name, email, phone }: WebsiteMessage): string {
  return name || email || phone || 'Website visitor';
}

/** Part of the ids in contact and calendar files, so that importing one doesn't replace another customer's entry. */
const customerId = (message: WebsiteMessage): string => message.email || customerName(message);

function messageNotes({ date, time, service, message, others, photos }: WebsiteMessage): string {
  return [
    ...(date || time ? [`Asked for a visit: ${[date, time].filter(Boolean).join(', ')}`] : []),
    ...(service ? [`Service: ${service}`] : []),
    ...others.map(({ label, value }) => `${label}: ${value}`),
    ...(message ? [message] : []),
    ...photos.map(({ name, caption }) => `Photo ${name}${caption ? `: ${caption}` : ''}`),
  ].join('\n');
}

export function messageLead(message: WebsiteMessage): CsvLead {
  return {
    id: '',
    name: message.name,
    email: message.email,
    phone: message.phone,
    address: message.address,
    serviceType: message.service,
    source: 'Website',
    status: 'new',
    priority: '',
    estimatedValue: '',
    createdAt: '',
    updatedAt: '',
    tags: [],
    notes: messageNotes(message),
  };
}

export function messageContact(message: WebsiteMessage): Contact {
  return {
    id: `website-${customerId(message)}`,
    name: customerName(message),
    email: message.email,
    phone: message.phone,
    address: message.address,
    note: messageNotes(message),
    tags: ['Website'],
  };
}

export function messageVisit(message: WebsiteMessage): CalendarEvent | null {
  const start = visitStart(message);
  if (!start) return null;
  return {
    // Names the customer, because two customers may ask for the same time.
    id: `visit-${start.replace(/\D/g, '')}00-${customerId(message)}`,
    start,
    minutes: visitMinutes,
    summary: `${customerName(message)}: ${message.service || 'visit'}`,
    location: message.address,
    description: [[message.phone, message.email].filter(Boolean).join(', '), message.message]
      .filter(Boolean)
      .join('\n'),
    isConfirmed: false,
  };
}

function visitStart({ day, time }: WebsiteMessage) {
  try {
    return day && slotStart(day, time);
  } catch {
    return null;
  }
}
