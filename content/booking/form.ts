import { company } from '@/content/company';
import { emailField, formService } from '@/content/form-service';
import { isOff, offers } from '@/content/offered';
import { reply } from '@/content/reply';
import { slotsWithin } from '@/lib/calendar/slots-within';
import type { BookingField } from '@/lib/mail/booking-message';
import { listed } from '@/lib/text/listed';

export const timeSlots = slotsWithin(
  ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'],
  company.hours,
);

export const bookingServices = {
  roofing: 'Roofing',
  siding: 'Siding',
  windows: 'Windows',
  multiple: 'Multiple Services',
} as const;

/** The services that visitors can choose. */
export const bookingChoices = Object.entries(bookingServices).filter(([value]) => !isOff(value));

/** The fields' names, which are also their labels in the email: without scripts, the browser sends them as they are. */
export const bookingFields = {
  name: 'Customer name',
  email: emailField,
  phone: 'Phone',
  address: 'Property address',
  date: 'Appointment date',
  time: 'Appointment time',
  service: 'Service type',
  message: 'Additional information',
} as const satisfies Record<BookingField, string>;

/** Only what the form's scripts need. The rest of the section's copy is in section.ts, to keep the scripts small. */
export const bookingForm = {
  steps: { visit: 'Your visit', details: 'Your details' },
  date: {
    label: 'Date',
    choose: 'Choose a date',
    hint: `We visit ${company.hours.days}. Some days aren’t available.`,
    closedWeekday: `We’re closed ${listed(company.hours.closedDays.map((day) => `${day}s`))}. We’ll call to find another day.`,
    unavailable: 'isn’t available anymore. Pick another day.',
    tooFar: 'is more than a year away. Pick an earlier day.',
  },
  time: { label: 'Time', begun: 'That time has passed in Connecticut. Pick a later one.' },
  service: {
    label: 'Service',
    hint: `${offers('gutters') ? 'Gutters, doors' : 'Doors'} or repairs? Choose Multiple Services.`,
  },
  next: 'Continue',
  back: 'Back',
  name: { label: 'Full name', placeholder: 'Jane Homeowner' },
  email: { label: 'Email', placeholder: 'jane@example.com' },
  phone: { label: 'Phone', placeholder: company.phone.example, hint: 'So we can call to confirm.' },
  address: { label: 'Property address', placeholder: `12 Oak Street, ${company.address.town}` },
  message: { label: 'Message', placeholder: 'Anything we should know? Pets, a gate, where it leaks...' },
  send: 'Send Request',
  sending: 'Sending...',
  hint: formService
    ? `This goes straight to us. Would you rather talk? Call ${company.phone.display}.`
    : `This opens your email app with the request filled in. If nothing opens, call ${company.phone.display}.`,
  success: {
    heading: 'Your request is ready to send.',
    text: `Your email app should be open with the details. Send the email from there. ${reply.sentence}`,
    another: 'Book Another Appointment',
  },
  /** Replaces `heading` and `text` of `success` if a form service took the request. */
  delivered: { heading: 'We have your request.', text: `${reply.sentence} We’ll confirm the day and the time.` },
  /** The same for a request written offline. */
  waiting: {
    heading: 'We saved your request.',
    text: 'It hasn’t been sent yet. Once you’re back online, you can send it below.',
  },
} as const;
