import { bookingFields } from '@/content/booking/form';
import { bookingMessage } from '@/content/booking/mail';
import { contactFields } from '@/content/contact/form';
import { contactMessage } from '@/content/contact/mail';
import { websiteForm } from '@/lib/website-message/website-message';

export const websiteForms = [
  websiteForm('contact', contactFields, contactMessage),
  // `websiteForm` composes the message of an empty form. It has no calendar file, so the date is never used.
  websiteForm('booking', bookingFields, (values) => bookingMessage(values, new Date(0))),
];
