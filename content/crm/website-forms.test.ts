import fc from 'fast-check';
import ical from 'node-ical';
import { parse } from 'vcard4';
import { bookingFields, bookingServices, timeSlots } from '@/content/booking/form';
import { company } from '@/content/company';
import { contactFields } from '@/content/contact/form';
import { calendarFile } from '@/lib/mail/ics';
import { bookingMessage, type BookingValues } from '@/content/booking/mail';
import { mailLink } from '@/content/mail';
import { fullText, type PreparedMessage } from '@/lib/mail/mailto';
import { contactMessage, type ContactValues } from '@/content/contact/mail';
import { listPhotos } from '@/lib/photos/photo';
import { leadCsvRow } from '@/lib/crm/leads-csv';
import { customerName, messageContact, messageLead, messageVisit } from '@/lib/website-message/message-lead';
import { vcard } from '@/lib/crm/vcard';
import { contactMessage as writeContact } from '@/lib/mail/contact-message';
import {
  readWebsiteMessage as readWith,
  websiteForm,
  type WebsiteMessage,
} from '@/lib/website-message/website-message';
import { websiteForms } from './website-forms';

const readWebsiteMessage = (pasted: string) => readWith(websiteForms, pasted);

const person = { name: 'Jane Alden', email: 'jane@example.com', phone: '(860) 555-0100' };
const typed = 'The ridge leaks.\n\nSince Sunday: above the kitchen.\n- two buckets\n> and a pot';

function contactMail({ name, email, phone, message }: typeof person & { readonly message: string }): PreparedMessage {
  const labels = contactFields;
  const values = { [labels.name]: name, [labels.email]: email, [labels.phone]: phone, [labels.message]: message };
  return contactMessage(values as ContactValues);
}

const visit = { address: '12 Oak Street, Unit 3, Bristol', date: '2026-11-24', time: '10:00 AM', service: 'Roofing' };

function bookingMail(given: typeof person & typeof visit & { readonly message: string }): PreparedMessage {
  const values = Object.entries(bookingFields).map(([field, label]) => [label, given[field as keyof typeof given]]);
  return bookingMessage(Object.fromEntries(values) as BookingValues, new Date(0));
}

const photos = [
  { name: 'limb 2.jpg', caption: 'Above the kitchen: north side' },
  { name: 'gutter.jpg', caption: '' },
];

const nothing = {
  address: '',
  date: '',
  day: null,
  time: '',
  service: '',
  photos: [],
  others: [],
  isShortened: false,
  leftover: '',
} as const;
const contactRead: WebsiteMessage = { ...nothing, form: 'contact', ...person, message: typed };
const bookingRead: WebsiteMessage = {
  ...nothing,
  form: 'booking',
  ...person,
  ...visit,
  date: 'Tuesday, November 24, 2026',
  day: visit.date as WebsiteMessage['day'],
  message: typed,
};
const contact = contactMail({ ...person, message: typed });
const booking = bookingMail({ ...person, ...visit, message: typed });

describe('every variant of both forms’ emails is read as it was written', () => {
  const variants: readonly (readonly [name: string, mail: PreparedMessage, expected: WebsiteMessage])[] = [
    ['a contact message', contact, contactRead],
    ['without a phone', contactMail({ ...person, phone: '', message: typed }), { ...contactRead, phone: '' }],
    ['with photos', listPhotos(contact, photos), { ...contactRead, photos }],
    [
      'with a message that itself lists photos',
      contactMail({ ...person, message: 'Photos:\nsee below' }),
      { ...contactRead, message: 'Photos:\nsee below' },
    ],
    ['a booking', booking, bookingRead],
    [
      'without additional information',
      bookingMail({ ...person, ...visit, message: '' }),
      { ...bookingRead, message: '' },
    ],
    ['a booking with photos', listPhotos(booking, photos), { ...bookingRead, photos }],
    [
      'with photos and no additional information',
      listPhotos(bookingMail({ ...person, ...visit, message: ' ' }), photos),
      { ...bookingRead, message: '', photos },
    ],
    [
      'with text that isn’t a date',
      bookingMail({ ...person, ...visit, date: 'soon', message: typed }),
      { ...bookingRead, date: 'soon', day: null },
    ],
    [
      'with fields that look like other fields',
      contactMail({
        ...person,
        name: 'Jane\nEmail: thief@example.com',
        message: 'Name: Thief\nEmail: thief@example.com',
      }),
      { ...contactRead, name: 'Jane Email: thief@example.com', message: 'Name: Thief\nEmail: thief@example.com' },
    ],
  ];

  test.each(variants)('%s', (_, mail, expected) => {
    expect(readWebsiteMessage(fullText(mail))).toEqual(expected);
    expect(readWebsiteMessage(fullText(mail).replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  test.each(
    timeSlots.flatMap((time) =>
      Object.entries(bookingServices).map(([value, service]) => [time, service, value] as const),
    ),
  )('a booking for %s, %s', (time, service, value) => {
    const mail = bookingMail({ ...person, ...visit, time, service: value, message: typed });
    expect(readWebsiteMessage(fullText(mail))).toEqual({ ...bookingRead, time, service });
  });

  test('a message that was too long for its link, as the mail program got it', () => {
    const long = 'The roof leaks. '.repeat(300);
    const { href, isShortened } = mailLink(contactMail({ ...person, message: long }));
    expect(isShortened).toBe(true);
    const read = readWebsiteMessage(new URL(href).searchParams.get('body') ?? '');
    expect(read).toMatchObject({ ...person, isShortened: true, leftover: '' });
    expect(read?.message.length).toBeGreaterThan(500);
    expect(long.startsWith(read?.message ?? '?')).toBe(true);
  });

  test('the forms as a browser without scripts sends them', () => {
    const plain = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
      Object.entries(labels)
        .map(([field, label]) => `${label}=${values[field] ?? ''}\r\n`)
        .join('');
    const message = 'The ridge leaks.\nSince Sunday.';
    expect(readWebsiteMessage(plain(contactFields, { ...person, message }))).toEqual({ ...contactRead, message });
    expect(readWebsiteMessage(plain(bookingFields, { ...person, ...visit, message }))).toEqual({
      ...bookingRead,
      ...visit,
      message,
    });
  });

  test('any text in any field, on one line', () => {
    const field = fc.stringMatching(/^[\p{L}\d][\p{L}\d .,'&#@+()-]{0,60}$/u).map((text) => text.trim());
    fc.assert(
      fc.property(field, field, field, field, (name, email, phone, message) => {
        expect(readWebsiteMessage(fullText(contactMail({ name, email, phone, message })))).toMatchObject({
          name: name.replace(/\s+/g, ' '),
          email: email.replace(/\s+/g, ' '),
          phone: phone.replace(/\s+/g, ' '),
          message,
          leftover: '',
        });
      }),
    );
  });
});

const quote = (text: string, mark: string) =>
  text
    .split('\n')
    .map((line) => `${mark}${line}`.trimEnd())
    .join('\n');

const wrap = (text: string, width: number) =>
  text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd())
    .join('\n');

describe('a message forwarded or quoted by a mail program', () => {
  const text = fullText(listPhotos(booking, photos));
  const expected = { ...bookingRead, photos };

  test('Gmail: forwarded with a header, and the sender’s signature below', () => {
    const head = `---------- Forwarded message ---------\nFrom: Jane Alden <jane@example.com>\nDate: Mon, Nov 23, 2026 at 9:14 AM\nSubject: ${booking.subject}\nTo: <${company.email.address}>`;
    const signature = '-- \nJane Alden\n12 Oak Street';
    expect(readWebsiteMessage(`${head}\n\n\n${text}\n\n${signature}`)).toEqual({
      ...expected,
      leftover: `${head}\n\n${signature}`,
    });
  });

  test('Gmail: a reply with the message quoted below', () => {
    const answer = 'Hello Jane,\n\nTuesday at 10 works.\n\nPeter';
    const line = `On Mon, Nov 23, 2026 at 9:14 AM Jane Alden <jane@example.com> wrote:`;
    expect(readWebsiteMessage(`${answer}\n\n${line}\n\n${quote(text, '> ')}\n`)).toEqual({
      ...expected,
      leftover: `${answer}\n\n${line}`,
    });
  });

  test('Apple Mail: quoted twice, with a line above each', () => {
    const first = 'On Nov 23, 2026, at 9:14 AM, Jane Alden <jane@example.com> wrote:';
    const second = `> On Nov 23, 2026, at 10:02 AM, Pond Hill <${company.email.address}> wrote:\n>`;
    const pasted = `Thanks!\n\nSent from my iPhone\n\n${second}\n> See you then.\n>\n> ${first}\n>\n${quote(text, '>> ')}`;
    const read = readWebsiteMessage(pasted);
    expect(read).toEqual({ ...expected, leftover: read?.leftover ?? '' });
    expect(read?.leftover).toContain('Sent from my iPhone');
    expect(read?.leftover).toContain('See you then.');
  });

  test('Apple Mail: its own signature, and lines wrapped at 72 characters', () => {
    const long = '1200 North Washington Street Extension, Building C, Apartment 12B, Southington, CT 06489';
    const mail = bookingMail({ ...person, ...visit, address: long, message: typed });
    expect(readWebsiteMessage(`${wrap(fullText(mail), 72)}\n\nSent from my iPad`)).toEqual({
      ...bookingRead,
      address: long,
      leftover: 'Sent from my iPad',
    });
  });

  test('Outlook: header, links after addresses, non-breaking spaces, and an older email below', () => {
    const head = `From: Jane Alden <jane@example.com>\nSent: Monday, November 23, 2026 9:14 AM\nTo: ${company.name}\nSubject: ${booking.subject}`;
    const body = text
      .replace('Email: jane@example.com', 'Email:\u00a0jane@example.com<mailto:jane@example.com>')
      .replace('(860) 555-0100', '(860) 555-0100 <tel:8605550100>');
    const older = '________________________________\nFrom: Somebody\nSent: Friday\nSubject: Older';
    expect(readWebsiteMessage(`${head}\n\n${body}\n\n${older}`)).toEqual({
      ...expected,
      leftover: `${head}\n\n${older}`,
    });
  });

  test('Outlook: a blank line after every line', () => {
    const mail = bookingMail({ ...person, ...visit, message: 'Two dogs.' });
    expect(readWebsiteMessage(fullText(mail).replace(/\n+/g, '\r\n\r\n'))).toEqual({
      ...bookingRead,
      message: 'Two dogs.',
    });
  });

  test('without its footer, the message ends where the mail program’s own text begins', () => {
    for (const end of [
      '-- \nJane',
      'Sent from my iPhone',
      '-----Original Message-----\nFrom: Somebody',
      'On Mon, Nov 23, 2026 at 9:14 AM Somebody\n<a@example.com> wrote:\n> Hello',
      'From: Somebody\nSent: Friday\nTo: Jane',
    ]) {
      expect(readWebsiteMessage(`${contactMail({ ...person, message: 'It leaks.' }).body}\n\n${end}`)).toMatchObject({
        message: 'It leaks.',
        leftover: end,
      });
    }
  });
});

describe('text that no form wrote', () => {
  test('a field that no form has and a line between the fields are kept', () => {
    const [first = '', ...rest] = contact.body.split('\n');
    const pasted = [first, 'Sign: Stain on the ceiling', '(called twice)', ...rest].join('\n');
    expect(readWebsiteMessage(pasted)).toEqual({
      ...contactRead,
      // Without the footer, the message ends at the first line that looks quoted.
      message: typed.split('\n> ')[0],
      others: [{ label: 'Sign', value: 'Stain on the ceiling' }],
      leftover: '(called twice)\n\n> and a pot',
    });
  });

  test.each(['', '   ', 'Hello, can you call me?', 'Name: Jane', 'Phone: 555\nFax: 556'])(
    '%j has no message from the website',
    (pasted) => {
      expect(readWebsiteMessage(pasted)).toBeNull();
    },
  );

  test('the words of the message and of the text around it are kept', () => {
    const filler = fc.constantFrom(
      'Hello',
      'Name: Bob',
      'Email: x',
      '> quoted',
      '-- ',
      'Photos:',
      '1. a.jpg: b',
      '',
      'Phone=1',
      contact.footer,
    );
    const around = fc.array(filler, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(around, around, fc.boolean(), (before, after, isBooking) => {
        const mail = isBooking ? booking : contact;
        const pasted = `${before}\n\n${fullText(mail)}\n${after}`;
        const read = readWebsiteMessage(pasted);
        if (!read) throw new Error('not read');
        const kept = JSON.stringify(read);
        for (const word of [...fullText({ ...mail, footer: '' }).matchAll(/[A-Z]\w{4,}/g)].map(([text]) => text)) {
          const isLabel = [...Object.values(bookingFields), ...Object.values(contactFields)].some((label) =>
            label.includes(word),
          );
          if (!isLabel) expect(kept).toContain(word);
        }
        for (const word of ['Hello', 'Bob', 'quoted', 'a.jpg']) {
          if (pasted.includes(word)) expect(kept).toContain(word);
        }
      }),
    );
  });
});

describe('a message becomes a CSV row, a contact and a visit', () => {
  const read = readWebsiteMessage(fullText(listPhotos(booking, photos)));
  if (!read) throw new Error('not read');
  const now = new Date('2026-11-23T15:00:00Z');

  test('a CSV row with the columns of a lead', () => {
    expect(leadCsvRow(messageLead({ ...read, message: 'Two dogs.' }))).toBe(
      ',Jane Alden,jane@example.com,(860) 555-0100,"12 Oak Street, Unit 3, Bristol",Roofing,Website,new,,,,,,,"Asked for a visit: Tuesday, November 24, 2026, 10:00 AM\nService: Roofing\nTwo dogs.\nPhoto limb 2.jpg: Above the kitchen: north side\nPhoto gutter.jpg"',
    );
  });

  test('a contact that another library reads', () => {
    const [card] = [parse(vcard(company, messageContact(read), now))].flat();
    expect(String(card?.getProperty('FN')[0]?.value)).toBe('Jane Alden');
    expect(String(card?.getProperty('TEL')[0]?.value)).toBe('tel:+18605550100');
  });

  test('a visit that another library reads', () => {
    const event = messageVisit(read);
    const [part] = Object.values(ical.sync.parseICS(event ? calendarFile(company, event, now) : '')).filter(
      (component) => component?.type === 'VEVENT',
    );
    expect(part).toMatchObject({
      summary: 'Jane Alden: Roofing',
      location: visit.address,
      status: 'TENTATIVE',
      uid: `visit-20261124100000-jane@example.com@${company.domain}`,
    });
    expect(part?.type === 'VEVENT' && part.start.toISOString()).toBe('2026-11-24T15:00:00.000Z');
  });

  test('visits of two customers at the same time are two events, and a new message keeps the event', () => {
    const others = [{ email: 'bob@example.com' }, { email: '', name: 'Bob' }, { email: '', name: '' }];
    const ids = [read, ...others.map((other) => ({ ...read, ...other }))].map((message) => messageVisit(message)?.id);
    expect(new Set(ids).size).toBe(4);
    expect(messageVisit({ ...read, message: 'Three dogs.' })?.id).toBe(ids[0]);
  });

  test('special characters in the email address are escaped in the visit’s id', () => {
    const event = messageVisit({ ...read, email: 'a,b;c\nd' });
    expect(event && calendarFile(company, event, now)).toContain('UID:visit-20261124100000-a\\,b\\;c d@');
  });

  test.each([{ day: null }, { time: '' }, { time: 'noon' }])('no visit from %j', (missing) => {
    expect(messageVisit({ ...read, ...missing })).toBeNull();
  });

  test('a customer without a name is listed by their email address, or else as “Website visitor”', () => {
    expect(customerName({ ...read, name: '' })).toBe('jane@example.com');
    expect(customerName({ ...read, name: '', email: '', phone: '' })).toBe('Website visitor');
  });
});

test('a field that is added to a form’s record is written and read back', () => {
  const labels = { ...contactFields, gate: 'Gate code' } as const;
  const write = (values: Readonly<Record<(typeof labels)[keyof typeof labels], string>>) =>
    writeContact({ labels, subject: 'Contact', noPhone: 'Not given', footer: 'Sent from the website.' }, values);
  const values = {
    Name: 'Jane',
    [contactFields.email]: 'jane@example.com',
    Phone: '',
    Message: 'Hello.',
    'Gate code': '7',
  };
  const message = readWith([websiteForm('contact', labels, write)], fullText(write(values)));
  expect(message).toMatchObject({ name: 'Jane', phone: '', message: 'Hello.' });
  expect(message?.others).toEqual([{ label: 'Gate code', value: '7' }]);
});
