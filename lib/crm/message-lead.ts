import { slotStart } from '@/lib/calendar/office-time';
import { visitMinutes, type CalendarEvent } from '@/lib/mail/ics';
import type { CsvLead } from './leads-csv';
import type { Contact } from './vcard';
import type { WebsiteMessage } from './website-message';

export function customerName({ name, email, phone }: WebsiteMessage): string {
  return name || email || phone || 'Website visitor';
}

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
  const name = customerName(message);
  return {
    id: `website-${message.email || name}`,
    name,
    email: message.email,
    phone: message.phone,
    address: message.address,
    note: messageNotes(message),
    tags: ['Website'],
  };
}

export function messageVisit(message: WebsiteMessage): CalendarEvent | null {
  const start = startOf(message);
  if (!start) return null;
  const name = customerName(message);
  return {
    id: `visit-${start.replace(/\D/g, '')}00`,
    start,
    minutes: visitMinutes,
    summary: `${name}: ${message.service || 'visit'}`,
    location: message.address,
    description: [[message.phone, message.email].filter(Boolean).join(', '), message.message]
      .filter(Boolean)
      .join('\n'),
    isConfirmed: false,
  };
}

function startOf({ day, time }: WebsiteMessage) {
  try {
    return day && slotStart(day, time);
  } catch {
    return null;
  }
}
