import { readFileSync } from 'node:fs';
import { trapFieldOf } from '@/lib/mail/form-service';
import { fullText } from '@/lib/mail/mailto';
import { bookingFields } from './booking/form';
import { bookingMessage, printedBooking } from './booking/mail';
import { company } from './company';
import { contactFields } from './contact/form';
import { contactMessage } from './contact/mail';
import { signField } from './signs/field';

const contact = {
  Name: 'Jane Alden',
  Email: 'jane@example.com',
  Phone: '(860) 555-0100',
  Message: 'The ridge leaks.\nSince Sunday.',
};
const booking = {
  'Customer name': 'Jane Alden',
  Email: 'jane@example.com',
  Phone: '(860) 555-0100',
  'Property address': '12 Oak Street, Bristol',
  'Appointment date': '2026-11-24',
  'Appointment time': '10:00 AM',
  'Service type': 'multiple',
  'Additional information': '',
};

const now = new Date('2026-11-20T15:00:00Z');

test('a contact message lists the fields and says where it came from', () => {
  expect(contactMessage(contact).subject).toBe(`New Contact Form Submission - ${company.name}`);
  expect(fullText(contactMessage(contact))).toBe(`Name: Jane Alden
Email: jane@example.com
Phone: (860) 555-0100

Message:
The ridge leaks.
Since Sunday.

Sent from the website contact form at ${company.domain}.`);
});

test('a contact message says when no phone is given', () => {
  expect(contactMessage({ ...contact, Phone: ' ' }).body).toContain('Phone: Not given\n');
});

test('a booking lists the customer and the visit, and says what to do next', () => {
  expect(bookingMessage(booking, now).subject).toBe(`New consultation booking - ${company.name}`);
  expect(fullText(bookingMessage(booking, now))).toBe(`Customer name: Jane Alden
Email: jane@example.com
Phone: (860) 555-0100
Property address: 12 Oak Street, Bristol
Appointment date: Tuesday, November 24, 2026
Appointment time: 10:00 AM
Service type: Multiple Services

Additional information:
No additional information provided.

Please contact the customer to confirm this appointment.`);
});

test('a booking has a calendar file, unless the date is invalid', () => {
  expect(bookingMessage(booking, now).calendarFile).toContain('DTSTART;TZID=America/New_York:20261124T100000');
  expect(bookingMessage({ ...booking, 'Appointment date': 'soon' }, now).calendarFile).toBeUndefined();
});

test('a booking includes additional information', () => {
  expect(bookingMessage({ ...booking, 'Additional information': ' Two dogs.\r\nGate code 12. ' }, now).body).toMatch(
    /Additional information:\nTwo dogs\.\nGate code 12\.$/,
  );
});

test('a single-line field cannot add lines', () => {
  expect(contactMessage({ ...contact, Name: 'Jane\nEmail: thief@example.com' }).body).toMatch(
    /^Name: Jane Email: thief@example\.com\nEmail: jane@example\.com\n/,
  );
});

test('a form service gets a booking’s day and service in words', () => {
  expect(printedBooking(booking)).toEqual({
    ...booking,
    'Appointment date': 'Tuesday, November 24, 2026',
    'Service type': 'Multiple Services',
  });
  expect(printedBooking({ ...booking, 'Appointment date': 'soon' })['Appointment date']).toBe('soon');
});

test('the form that Netlify reads, in docs/make-it-yours.md, has the names of all fields', () => {
  const [, form = ''] =
    /<form name="messages"([\s\S]*?)<\/form>/.exec(readFileSync('docs/make-it-yours.md', 'utf8')) ?? [];
  const names = [...form.matchAll(/\bname="([^"]+)"/g)].map(([, name]) => name);
  const sent = [
    ...Object.values(contactFields),
    ...Object.values(bookingFields),
    signField.name,
    'subject',
    trapFieldOf({ name: 'Netlify', url: '/' }),
  ].map((name) => (name === 'Email' ? 'email' : name));
  expect(names.toSorted()).toEqual([...new Set(sent)].toSorted());
});
