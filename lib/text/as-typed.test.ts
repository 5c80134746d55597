import { bookingFields } from '@/content/booking/form';
import { bookingMessage } from '@/content/booking/mail';
import { contactFields } from '@/content/contact/form';
import { contactMessage } from '@/content/contact/mail';
import { appointments } from '@/content/crm/appointments';
import { leads } from '@/content/crm/leads';
import { websiteForms } from '@/content/crm/website-forms';
import { emptyFilter, filterLeads } from '@/lib/crm/lead-filter';
import { mailHref, phoneHref } from '@/lib/crm/leads';
import { leadsCsv } from '@/lib/crm/leads-csv';
import { messageContact, messageLead } from '@/lib/website-message/message-lead';
import { leadContact, vcard } from '@/lib/crm/vcard';
import { visitEvent } from '@/lib/crm/visit-event';
import { readWebsiteMessage } from '@/lib/website-message/website-message';
import { asTyped } from './as-typed';

/** As address books, PDF files and phones copy them. */
const pastedPhone = '\u202a(860)\u00ad 555\u20110103\u202c';
const pastedEmail = '\ufeffanne\u2011marie@exam\u200bple.com\u2060';
const phone = '(860) 555-0103';
const email = 'anne-marie@example.com';

const owner = { name: 'Oak & Sons', domain: 'www.example.com' };
const now = new Date('2026-11-23T15:04:05Z');

function sample<Item>([first]: readonly Item[]): Item {
  if (!first) throw new Error('There are no samples.');
  return first;
}
const lead = { ...sample(leads), phone: pastedPhone, email: pastedEmail };
const pastedInto = <Label extends string>(labels: Readonly<Record<'phone' | 'email' | 'message', Label>>) =>
  ({ [labels.phone]: pastedPhone, [labels.email]: pastedEmail, [labels.message]: 'A leak.' }) as Record<Label, string>;
const emptyOf = <Label extends string>(labels: Readonly<Record<string, Label>>) =>
  Object.fromEntries(Object.values(labels).map((label) => [label, ''])) as Record<Label, string>;
const pastedMessage = readWebsiteMessage(
  websiteForms,
  `Name: Anne Low\nEmail: ${pastedEmail}\nPhone: ${pastedPhone}\n\nMessage:\nA leak.`,
);
if (!pastedMessage) throw new Error('The message could not be read.');

test.each([
  ['a number', pastedPhone, phone],
  ['an address', pastedEmail, email],
  ['a number with minus signs', '860\u2212555\u22120103', '860-555-0103'],
  ['a number with dashes', '860\u2013555\u20140103', '860-555-0103'],
])('%s is what a keyboard types', (_, pasted, typed) => {
  expect(asTyped(pasted)).toBe(typed);
});

test.each([
  ['the message of the contact form', contactMessage({ ...emptyOf(contactFields), ...pastedInto(contactFields) }).body],
  ['a request for a visit', bookingMessage({ ...emptyOf(bookingFields), ...pastedInto(bookingFields) }, now).body],
  ['the table of leads', leadsCsv([lead])],
  ['the table of a pasted message', leadsCsv([messageLead(pastedMessage)])],
  ['a visit in the calendar', visitEvent(sample(appointments), lead).description],
  ['a message that was read', `${pastedMessage.phone} ${pastedMessage.email}`],
])('%s has them as typed', (_, text) => {
  expect(text).toContain(phone);
  expect(text).toContain(email);
});

test.each([
  ['a lead', leadContact(lead)],
  ['a pasted message', messageContact(pastedMessage)],
])('the contact file of %s has a number that a phone can call', (_, contact) => {
  const file = vcard(owner, contact, now);
  expect(file).toContain('\r\nTEL;VALUE=uri:tel:+18605550103\r\n');
  expect(file).toContain(`\r\nEMAIL:${email}\r\n`);
});

test('links call and write to them', () => {
  expect([phoneHref(pastedPhone), mailHref(pastedEmail)]).toEqual(['tel:+18605550103', `mailto:${email}`]);
});

test.each([
  ['typed', lead, phone],
  ['typed', lead, email],
  ['pasted', { ...lead, phone, email }, pastedPhone],
  ['pasted', { ...lead, phone, email }, pastedEmail],
])('a search that is %s finds them', (_, stored, search) => {
  expect(filterLeads([stored], { ...emptyFilter, search }, () => null).shown).toEqual([stored]);
});
