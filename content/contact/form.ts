import { company, emailField } from '@/content/company';
import type { ContactField } from '@/lib/mail/contact-message';
import type { FieldLabels } from '@/lib/mail/form-body';

/** The fields' names, which are also their labels in the email: without scripts, the browser sends them as they are. */
export const contactFields = {
  name: 'Name',
  email: emailField,
  phone: 'Phone',
  message: 'Message',
} as const satisfies FieldLabels<ContactField, string>;

export const contactForm = {
  heading: 'Send Us a Message',
  name: { label: 'Name', placeholder: 'Jane Homeowner' },
  email: { label: 'Email', placeholder: 'jane@example.com' },
  phone: { label: 'Phone', placeholder: company.phone.example },
  message: { label: 'Message', placeholder: 'Tell us about your project or questions...', rows: 5 },
  /** The heading above name, email and phone, when a message about a sign comes before them. */
  reachYou: 'How we reach you',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Thank you! Your email client should open with your message ready to send.',
  waiting: 'We saved your message. It’s just below.',
} as const;
