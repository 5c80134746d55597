import { asTyped } from '@/lib/text/as-typed';
import { fieldLine, plainText, type FieldValues, type PreparedMessage } from './mailto';

export type ContactField = 'name' | 'email' | 'phone' | 'message';

export interface ContactForm<Label extends string> {
  readonly labels: Readonly<Record<ContactField, Label>>;
  readonly subject: string;
  readonly noPhone: string;
  readonly footer: string;
}

export function contactMessage<Label extends string>(
  { labels, subject, noPhone, footer }: ContactForm<Label>,
  values: FieldValues<Label>,
): PreparedMessage {
  return {
    subject,
    body: [
      fieldLine(labels.name, values[labels.name]),
      fieldLine(labels.email, asTyped(values[labels.email])),
      fieldLine(labels.phone, asTyped(values[labels.phone]), noPhone),
      '',
      `${labels.message}:`,
      plainText(values[labels.message]).trim(),
    ].join('\n'),
    footer,
  };
}
