import { formBody, type FieldLabels } from './form-body';
import type { FieldValues, PreparedMessage } from './mailto';

export type ContactField = 'name' | 'email' | 'phone' | 'message';

export interface ContactForm<Label extends string> {
  readonly labels: FieldLabels<ContactField, Label>;
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
    body: formBody<ContactField, Label>(labels, values, { empty: { phone: noPhone } }),
    footer,
  };
}
