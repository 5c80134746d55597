import { company } from '@/content/company';

/** The names of the fields are the lines of the mail: a browser without scripts sends them just so. */
export const contactFields = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' } as const;

/** The words of the contact form. They travel to the browser, so the rest of the section's stand elsewhere. */
export const contactForm = {
  heading: 'Send Us a Message',
  name: { label: 'Name', placeholder: 'Jane Homeowner' },
  email: { label: 'Email', placeholder: 'jane@example.com' },
  phone: { label: 'Phone', placeholder: '(860) 555-0100' },
  message: { label: 'Message', placeholder: 'Tell us about your project or questions...', rows: 5 },
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Thank you! Your email client should open with your message ready to send.',
  hint: `This opens your email program. If nothing opens, call ${company.phone.display}.`,
} as const;
