import { company } from '@/content/company';

export const timeSlots = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'] as const;

export const bookingServices = ['Roofing', 'Siding', 'Windows', 'Multiple Services'] as const;

/** The field names double as labels in the mail: without scripts, the browser sends them as they are. */
export const bookingFields = {
  name: 'Customer name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property address',
  date: 'Appointment date',
  time: 'Appointment time',
  service: 'Service type',
  message: 'Additional information',
} as const;

/** The copy of the booking form. It is in the client bundle, so the copy of the rest of the section is in another file. */
export const bookingForm = {
  steps: { visit: 'When and what', details: 'Where and who' },
  date: {
    label: 'Date',
    choose: 'Choose a date',
    hint: 'All visits are Monday to Saturday. Three days in the next eight are already full.',
    sunday: 'We will call to move Sunday requests to a weekday.',
  },
  time: {
    label: 'Time',
    begun: 'That hour has already begun here in Connecticut. We will call to agree on the next one.',
  },
  service: { label: 'Service' },
  next: 'Continue',
  back: 'Back',
  name: { label: 'Full name', placeholder: 'Jane Homeowner' },
  email: { label: 'Email', placeholder: 'jane@example.com' },
  phone: { label: 'Phone', placeholder: '(860) 555-0100' },
  address: { label: 'Property address', placeholder: '12 Oak Street, Bristol' },
  message: { label: 'Message', placeholder: 'Anything we should know? Ladder access, pets, a leak location...' },
  send: 'Confirm Booking',
  sending: 'Sending...',
  hint: `This opens your email program. If nothing opens, call ${company.phone.display}.`,
  success: {
    heading: 'Your request is ready to send.',
    text: 'Your email program should be open with the details. Send it and we will contact you within 24 hours to confirm.',
    another: 'Book Another Appointment',
  },
  /** In place of the first two lines of `success` for a request that was written without a network. */
  kept: {
    heading: 'Your request is kept.',
    text: 'It has not been sent. You can go on below when the network is back.',
  },
} as const;
