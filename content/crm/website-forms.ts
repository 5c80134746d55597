import { bookingFields } from '@/content/booking/form';
import { bookingMessage } from '@/content/booking/mail';
import { contactFields } from '@/content/contact/form';
import { contactMessage } from '@/content/contact/mail';
import { websiteForm } from '@/lib/crm/website-message';

/** The forms whose mails the office can paste into the CRM. */
export const websiteForms = [
  websiteForm('contact', contactFields, contactMessage),
  // A booking without a date has no calendar file, and needs no time.
  websiteForm('booking', bookingFields, (values) => bookingMessage(values, new Date(0))),
];
