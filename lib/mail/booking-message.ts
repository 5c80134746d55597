import { bookingFields as names } from '@/content/booking/form';
import { serviceName } from '@/content/booking/service-name';
import { company } from '@/content/company';
import { parseDay, printDay } from '@/lib/calendar/day';
import type { FieldValues } from '@/lib/browser/draft';
import { icsFile } from './ics';
import { fieldLine, mailtoLink, plainText, type PreparedMessage } from './mailto';
import type { Mail } from './contact-message';

export type BookingValues = FieldValues<(typeof names)[keyof typeof names]>;

export const bookingSubject = `New consultation booking - ${company.name}`;

const noInformation = 'No additional information provided.';

/** The booking as a message. A date that cannot be parsed is passed on as it is. */
export function bookingMessage(values: BookingValues): PreparedMessage {
  const day = parseDay(values[names.date]);
  return {
    subject: bookingSubject,
    body: [
      fieldLine(names.name, values[names.name]),
      fieldLine(names.email, values[names.email]),
      fieldLine(names.phone, values[names.phone]),
      fieldLine(names.address, values[names.address]),
      fieldLine(names.date, day ? printDay(day, 'full') : values[names.date]),
      fieldLine(names.time, values[names.time]),
      fieldLine(names.service, serviceName(values[names.service])),
      '',
      `${names.message}:`,
      plainText(values[names.message]).trim() || noInformation,
    ].join('\n'),
    footer: 'Please contact the customer to confirm this appointment.',
  };
}

/** The booking as a message with a calendar file, and its mail link. `now` is the timestamp of the file. */
export function bookingMail(values: BookingValues, now: Date): Mail {
  const message = bookingMessage(values);
  const day = parseDay(values[names.date]);
  const visit = day && {
    day,
    slot: values[names.time],
    service: serviceName(values[names.service]),
    address: values[names.address],
  };
  return {
    message: visit ? { ...message, calendarFile: icsFile(visit, now) } : message,
    href: mailtoLink(message).href,
  };
}
