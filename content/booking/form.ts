import { company, emailField } from '@/content/company';
import { isOff, offers } from '@/content/offered';
import { reply } from '@/content/reply';
import { slotsWithin } from '@/lib/calendar/slots-within';
import type { BookingField } from '@/lib/mail/booking-message';
import type { FieldLabels } from '@/lib/mail/form-body';
import { listed } from '@/lib/text/listed';
import { bookingWeek, daysOff } from './week';

export const timeSlots = slotsWithin(bookingWeek.slots, company.hours);

const hasDaysOff = daysOff.fullDays.length > 0 || daysOff.closedDates.length > 0;

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
} as const satisfies FieldLabels<BookingField, string>;

/** Only what the form's scripts need. The rest of the section's copy is in section.ts, to keep the scripts small. */
export const bookingForm = {
  steps: { visit: 'Your visit', details: 'Your details' },
  date: {
    label: 'Date',
    choose: 'Choose a date',
    hint: `We visit ${company.hours.days}.${hasDaysOff ? ' Some days aren’t available.' : ''}`,
    closedWeekday: `We’re closed ${listed(company.hours.closedDays.map((day) => `${day}s`))}. We’ll call to find another day.`,
    unavailable: 'isn’t available anymore. Pick another day.',
    closed: 'is a day off. Pick another day.',
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
  success: {
    heading: 'Your request is ready to send.',
    text: `Your email app should be open with the details. Send the email from there. ${reply.sentence}`,
    another: 'Book Another Appointment',
  },
  /** Replaces `heading` and `text` of `success` for a request written offline. */
  waiting: {
    heading: 'We saved your request.',
    text: 'It hasn’t been sent yet. Once you’re back online, you can send it below.',
  },
} as const;
