import { company } from '@/content/company';
import { fullText } from './mailto';
import { contactMessage } from './contact-message';
import { bookingMail, bookingMessage } from './booking-message';
import { packMessage, unpackMessage } from './kept-message';

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

test('a contact message has the fields and its origin', () => {
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

test('a booking has the customer, the visit and what to do next', () => {
  expect(bookingMessage(booking).subject).toBe(`New consultation booking - ${company.name}`);
  expect(fullText(bookingMessage(booking))).toBe(`Customer name: Jane Alden
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
  const now = new Date('2026-11-20T15:00:00Z');
  expect(bookingMail(booking, now).message.calendarFile).toContain('DTSTART;TZID=America/New_York:20261124T100000');
  expect(bookingMail({ ...booking, 'Appointment date': 'soon' }, now).message.calendarFile).toBeUndefined();
});

test('a booking includes additional information', () => {
  expect(bookingMessage({ ...booking, 'Additional information': ' Two dogs.\r\nGate code 12. ' }).body).toMatch(
    /Additional information:\nTwo dogs\.\nGate code 12\.$/,
  );
});

test('a single-line field cannot add lines', () => {
  expect(contactMessage({ ...contact, Name: 'Jane\nEmail: thief@example.com' }).body).toMatch(
    /^Name: Jane Email: thief@example\.com\nEmail: jane@example\.com\n/,
  );
});

describe('a stored message', () => {
  test('is restored unchanged', () => {
    expect(unpackMessage(packMessage(contactMessage(contact)))).toEqual(contactMessage(contact));
    const visit = { ...bookingMessage(booking), calendarFile: 'BEGIN:VCALENDAR\r\n' };
    expect(unpackMessage(packMessage(visit))).toEqual(visit);
    expect(unpackMessage(packMessage({ ...visit, isWaiting: true }))).toEqual({ ...visit, isWaiting: true });
  });

  test.each([
    null,
    '',
    'no json',
    'null',
    '[]',
    '"text"',
    '{"subject":1,"body":"","footer":""}',
    '{"subject":"","body":""}',
  ])('is null if the stored value is %p', (text) => {
    expect(unpackMessage(text)).toBeNull();
  });
});
