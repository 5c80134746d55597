import { parseDay, printDay } from '@/lib/calendar/day';
import { asTyped } from '@/lib/text/as-typed';
import { visitRequestFile, type Contractor } from './ics';
import type { StoredMessage } from './stored-message';
import { fieldLine, plainText, type FieldValues } from './mailto';

export type BookingField = 'name' | 'email' | 'phone' | 'address' | 'date' | 'time' | 'service' | 'message';

export interface BookingForm<Label extends string> {
  readonly labels: Readonly<Record<BookingField, Label>>;
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
    body: [
      fieldLine(labels.name, values[labels.name]),
      fieldLine(labels.email, asTyped(values[labels.email])),
      fieldLine(labels.phone, asTyped(values[labels.phone])),
      fieldLine(labels.address, address),
      fieldLine(labels.date, day ? printDay(day, 'full') : values[labels.date]),
      fieldLine(labels.time, slot),
      fieldLine(labels.service, service),
      '',
      `${labels.message}:`,
      plainText(values[labels.message]).trim() || noMessage,
    ].join('\n'),
    footer,
    ...(day ? { calendarFile: visitRequestFile(contractor, reply, { day, slot, service, address }, now) } : {}),
  };
}
