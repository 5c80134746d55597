import { company } from '@/content/company';
import { reply } from '@/content/reply';
import { contactMessage as compose } from '@/lib/mail/contact-message';
import type { FieldValues } from '@/lib/mail/mailto';
import { contactFields } from './form';

export const contactSubject = `New Contact Form Submission - ${company.name}`;

export type ContactValues = FieldValues<(typeof contactFields)[keyof typeof contactFields]>;

export const contactMessage = (values: ContactValues) =>
  compose(
    {
      labels: contactFields,
      subject: contactSubject,
      noPhone: 'Not given',
      footer: `Sent from the website contact form at ${company.domain}.`,
    },
    values,
  );

/** Once a form service has the message. */
export const contactDelivered = {
  heading: 'We have your message.',
  text: `Thank you. We have your message. ${reply.sentence}`,
} as const;
