import { company } from '@/content/company';
import { reply } from '@/content/reply';
import { parseDay, printDay } from '@/lib/calendar/day';
import { bookingMessage as compose } from '@/lib/mail/booking-message';
import type { FieldValues } from '@/lib/mail/mailto';
import { bookingFields } from './form';
import { serviceName } from './service-name';

export const bookingSubject = `New consultation booking - ${company.name}`;

export type BookingValues = FieldValues<(typeof bookingFields)[keyof typeof bookingFields]>;

/** @param now goes into the calendar file as its timestamp */
export const bookingMessage = (values: BookingValues, now: Date) =>
  compose(
    {
      labels: bookingFields,
      subject: bookingSubject,
      noMessage: 'No additional information provided.',
      footer: 'Please contact the customer to confirm this appointment.',
      serviceName,
      contractor: company,
      reply: reply.sentence,
    },
    values,
    now,
  );

/** For a form service, which passes the fields on as they are. */
export const printedBooking = (values: BookingValues): BookingValues => {
  const day = parseDay(values[bookingFields.date]);
  return {
    ...values,
    ...(day ? { [bookingFields.date]: printDay(day, 'full') } : {}),
    [bookingFields.service]: serviceName(values[bookingFields.service]),
  };
};

/** Once a form service has the request. */
export const bookingDelivered = {
  heading: 'We have your request.',
  text: `${reply.sentence} We’ll confirm the day and the time.`,
} as const;
