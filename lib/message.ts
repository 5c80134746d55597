import { company } from '@/content/company';
import { fieldLine, plainText, type PreparedMessage } from './mailto';

/** The names of the fields are the lines of the mail: a browser without scripts sends them just so. */
export const contactFields = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' } as const;

export type ContactValues = Readonly<Record<keyof typeof contactFields, string>>;

export const contactSubject = `New Contact Form Submission - ${company.name}`;

const noPhone = 'Not given';

export function contactMessage(values: ContactValues): PreparedMessage {
  return {
    subject: contactSubject,
    body: [
      fieldLine(contactFields.name, values.name),
      fieldLine(contactFields.email, values.email),
      fieldLine(contactFields.phone, values.phone, noPhone),
      '',
      `${contactFields.message}:`,
      plainText(values.message).trim(),
    ].join('\n'),
    footer: `Sent from the website contact form at ${company.domain}.`,
  };
}
