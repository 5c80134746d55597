import { bookingFields } from '@/content/booking/form';
import { bookingMessage } from '@/content/booking/mail';
import { contactFields } from '@/content/contact/form';
import { contactMessage } from '@/content/contact/mail';
import { websiteForm } from '@/lib/crm/website-message';

export const websiteForms = [
  websiteForm('contact', contactFields, contactMessage),
  // The date is only the timestamp of the calendar file, which a message without values doesn't have.
  websiteForm('booking', bookingFields, (values) => bookingMessage(values, new Date(0))),
];
