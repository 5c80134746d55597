import { parseDay, printDay } from '@/lib/calendar/day';
import { formBody, type FieldLabels } from './form-body';
import { visitRequestFile, type Contractor } from './ics';
import type { StoredMessage } from './stored-message';
import type { FieldValues } from './mailto';

export type BookingField = 'name' | 'email' | 'phone' | 'address' | 'date' | 'time' | 'service' | 'message';

export interface BookingForm<Label extends string> {
  readonly labels: FieldLabels<BookingField, Label>;
  readonly subject: string;
  readonly noMessage: string;
  readonly footer: string;
  readonly serviceName: (value: string) => string;
  readonly contractor: Contractor;
  readonly reply: string;
}

/** An invalid date is passed on as typed, without a calendar file. `now` is the file's timestamp. */
export function bookingMessage<Label extends string>(
  { labels, subject, noMessage, footer, serviceName, contractor, reply }: BookingForm<Label>,
  values: FieldValues<Label>,
  now: Date,
): StoredMessage {
  const day = parseDay(values[labels.date]);
  const [slot, address] = [values[labels.time], values[labels.address]];
  const service = serviceName(values[labels.service]);
  return {
    subject,
    body: formBody<BookingField, Label>(labels, values, {
      printed: { service, ...(day ? { date: printDay(day, 'full') } : {}) },
      empty: { message: noMessage },
    }),
    footer,
    ...(day ? { calendarFile: visitRequestFile(contractor, reply, { day, slot, service, address }, now) } : {}),
  };
}
