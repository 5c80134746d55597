import { company } from '@/content/company';
import { emailField, formService } from '@/content/form-service';
import { reply } from '@/content/reply';
import type { ContactField } from '@/lib/mail/contact-message';

/** The fields' names, which are also their labels in the email: without scripts, the browser sends them as they are. */
export const contactFields = {
  name: 'Name',
  email: emailField,
  phone: 'Phone',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

export const contactForm = {
  heading: 'Send Us a Message',
  name: { label: 'Name', placeholder: 'Jane Homeowner' },
  email: { label: 'Email', placeholder: 'jane@example.com' },
  phone: { label: 'Phone', placeholder: company.phone.example },
  message: { label: 'Message', placeholder: 'Tell us about your project or questions...', rows: 5 },
  /** The heading above name, email and phone, when a message about a sign comes before them. */
  reachYou: 'How we reach you',
  hint: formService
    ? `This goes straight to us. Would you rather talk? Call ${company.phone.display}.`
    : `This opens your email app with the message filled in. If nothing opens, call ${company.phone.display}.`,
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Thank you! Your email client should open with your message ready to send.',
  delivered: `Thank you. We have your message. ${reply.sentence}`,
  waiting: 'We saved your message. It’s just below.',
} as const;
