import { company } from '@/content/company';
import { contactFields as names } from '@/content/contact/form';
import type { FieldValues } from '@/lib/browser/draft';
import { fieldLine, mailtoLink, plainText, type PreparedMessage } from './mailto';
import type { KeptMessage } from './kept-message';

export type ContactValues = FieldValues<(typeof names)[keyof typeof names]>;

/** A message and the link that opens it in a mail program. */
export interface Mail {
  readonly message: KeptMessage;
  readonly href: string;
}

export const contactSubject = `New Contact Form Submission - ${company.name}`;

const noPhone = 'Not given';

export function contactMessage(values: ContactValues): PreparedMessage {
  return {
    subject: contactSubject,
    body: [
      fieldLine(names.name, values[names.name]),
      fieldLine(names.email, values[names.email]),
      fieldLine(names.phone, values[names.phone], noPhone),
      '',
      `${names.message}:`,
      plainText(values[names.message]).trim(),
    ].join('\n'),
    footer: `Sent from the website contact form at ${company.domain}.`,
  };
}

export function contactMail(values: ContactValues): Mail {
  const message = contactMessage(values);
  return { message, href: mailtoLink(message).href };
}
