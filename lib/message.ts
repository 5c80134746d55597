import { company } from '@/content/company';
import { dayName, parseDay } from './booking-calendar';
import type { Visit } from './ics';
import { plainText, singleLine, type PreparedMessage } from './mailto';

/*
 * The names of the fields are the lines of the mail: a browser without scripts sends them just so.
 */
export const contactFields = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' } as const;

export const bookingFields = {
  name: 'Customer name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property address',
  date: 'Appointment date',
  time: 'Appointment time',
  service: 'Service type',
  message: 'Additional information',
} as const;

export type ContactValues = Readonly<Record<keyof typeof contactFields, string>>;
export type BookingValues = Readonly<Record<keyof typeof bookingFields, string>>;

export const contactSubject = `New Contact Form Submission - ${company.name}`;
export const bookingSubject = `New consultation booking - ${company.name}`;

const noPhone = 'Not given';
const noInformation = 'No additional information provided.';

export function contactMessage(values: ContactValues): PreparedMessage {
  return {
    subject: contactSubject,
    body: [
      line(contactFields.name, values.name),
      line(contactFields.email, values.email),
      line(contactFields.phone, values.phone, noPhone),
      '',
      `${contactFields.message}:`,
      plainText(values.message).trim(),
    ].join('\n'),
    footer: `Sent from the website contact form at ${company.domain}.`,
  };
}

export function bookingMessage(values: BookingValues): PreparedMessage {
  const day = parseDay(values.date);
  return {
    subject: bookingSubject,
    body: [
      line(bookingFields.name, values.name),
      line(bookingFields.email, values.email),
      line(bookingFields.phone, values.phone),
      line(bookingFields.address, values.address),
      line(bookingFields.date, day ? dayName(day) : values.date),
      line(bookingFields.time, values.time),
      line(bookingFields.service, values.service),
      '',
      `${bookingFields.message}:`,
      plainText(values.message).trim() || noInformation,
    ].join('\n'),
    footer: 'Please contact the customer to confirm this appointment.',
  };
}

/** A prepared message as it waits in the tab; a booking keeps its visit for the calendar file. */
export interface KeptMessage extends PreparedMessage {
  readonly visit?: Visit;
}

export function packMessage(message: KeptMessage): string {
  return JSON.stringify(message);
}

/** Null for anything that is not a message: storage can hold what an older page wrote. */
export function unpackMessage(text: string | null): KeptMessage | null {
  const { subject, body, footer, visit } = record(parse(text));
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof footer !== 'string') return null;
  const kept = unpackVisit(visit);
  return kept ? { subject, body, footer, visit: kept } : { subject, body, footer };
}

function unpackVisit(value: unknown): Visit | null {
  const { day, slot, service, address } = record(value);
  if (typeof day !== 'string' || typeof slot !== 'string' || typeof service !== 'string' || typeof address !== 'string') return null;
  const parsed = parseDay(day);
  return parsed ? { day: parsed, slot, service, address } : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function record(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function line(label: string, value: string, empty = ''): string {
  return `${label}: ${singleLine(value) || empty}`;
}
