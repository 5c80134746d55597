import { company } from '@/content/company';
import { dayName, parseDay } from './booking-calendar';
import { fieldLine, plainText, type PreparedMessage } from './mailto';

/** The names of the fields are the lines of the mail: a browser without scripts sends them just so. */
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

export type BookingValues = Readonly<Record<keyof typeof bookingFields, string>>;

export const bookingSubject = `New consultation booking - ${company.name}`;

const noInformation = 'No additional information provided.';

export function bookingMessage(values: BookingValues): PreparedMessage {
  const day = parseDay(values.date);
  return {
    subject: bookingSubject,
    body: [
      fieldLine(bookingFields.name, values.name),
      fieldLine(bookingFields.email, values.email),
      fieldLine(bookingFields.phone, values.phone),
      fieldLine(bookingFields.address, values.address),
      fieldLine(bookingFields.date, day ? dayName(day) : values.date),
      fieldLine(bookingFields.time, values.time),
      fieldLine(bookingFields.service, values.service),
      '',
      `${bookingFields.message}:`,
      plainText(values.message).trim() || noInformation,
    ].join('\n'),
    footer: 'Please contact the customer to confirm this appointment.',
  };
}
