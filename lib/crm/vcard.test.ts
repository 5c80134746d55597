import fc from 'fast-check';
import { parse } from 'vcard4';
import { leads } from '@/content/crm/leads';
import { contactFileName, leadFileName, visitFileName } from './file-names';
import { asDay } from '@/lib/calendar/day';
import { anyText } from '@/testing/any-text';
import { leadContact, vcard, type Contact } from './vcard';

const owner = { name: 'Oak & Sons', domain: 'www.example.com' };
const now = new Date('2026-11-23T15:04:05Z');
const contact: Contact = {
  id: 'L-1',
  name: 'Jane Alden',
  email: 'jane@example.com',
  phone: '(860) 555-0100',
  address: '12 Oak Street, Unit 3, Bristol, CT 06010',
  note: 'Two dogs.\nGate code 12; call first, please.',
  tags: ['roof', 'gutters, guards'],
};

function read(file: string) {
  const [card] = [parse(file)].flat();
  const property = (name: string) => card?.getProperty(name)[0];
  const text = (name: string) => String(property(name)?.value ?? '');
  return { property, text };
}

/** Unfolded, with escaped characters as they were typed. */
function valueOf(file: string, name: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((text) => text.startsWith(`${name}:`) || text.startsWith(`${name};`));
  return line?.slice(line.indexOf(':') + 1).replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
}

test('a vCard library can read a lead', () => {
  for (const lead of leads) {
    const { text } = read(vcard(owner, leadContact(lead), now));
    expect(text('FN')).toBe(lead.name);
    expect(text('EMAIL')).toBe(lead.email);
    expect(text('TEL')).toBe(`tel:+1${lead.phone.replace(/\D/g, '')}`);
  }
});

test('writes a vCard, with the name, the address and the tags split into parts', () => {
  const file = vcard(owner, contact, now);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `PRODID:-//${owner.name}//CRM//EN`,
    'KIND:individual',
    `UID;VALUE=text:L-1@${owner.domain}`,
    'REV:20261123T150405Z',
    'FN:Jane Alden',
    'N:Alden;Jane;;;',
    'TEL;VALUE=uri:tel:+18605550100',
    'EMAIL:jane@example.com',
    'ADR:;;12 Oak Street\\, Unit 3;Bristol;CT;06010;United States',
    'NOTE:Two dogs.\\nGate code 12\\; call first\\, please.',
    'CATEGORIES:roof,gutters\\, guards',
    'END:VCARD',
    '',
  ]);
});

test.each([
  ['Cher', ';Cher;;;'],
  ['Luis Cardona Jr.', 'Cardona;Luis;;;Jr.'],
  ['Jane Q. Alden', 'Alden;Jane;Q.;;'],
  ['Walter van Dyke, III', ';Walter van Dyke\\, III;;;'],
  ['Smith, John', ';Smith\\, John;;;'],
  ['Casey Low, MD', ';Casey Low\\, MD;;;'],
  ['Casey MD', ';Casey MD;;;'],
  ['Mrs. Low', ';Mrs. Low;;;'],
  ['Mary Ann Low', ';Mary Ann Low;;;'],
  ['John & Mary Low', ';John & Mary Low;;;'],
  ['jane@example.com', ';jane@example.com;;;'],
])('writes the name %s as %s', (name, expected) => {
  expect(vcard(owner, { ...contact, name }, now)).toContain(`\r\nN:${expected}\r\n`);
});

test.each([
  ['12 Oak Street, Bristol', ';;12 Oak Street\\, Bristol;;;;'],
  ['Bristol, CT', ';;Bristol\\, CT;;;;'],
  ['12 Oak Street', ';;12 Oak Street;;;;'],
  ['CT', ';;CT;;;;'],
  ['12 Oak Street, Bristol, CT', ';;12 Oak Street;Bristol;CT;;United States'],
  ['48 Hollow Brook Rd, Bristol CT 06010', ';;48 Hollow Brook Rd\\, Bristol CT 06010;;;;'],
  ['48 Hollow Brook Rd, Bristol, Ct 06010', ';;48 Hollow Brook Rd\\, Bristol\\, Ct 06010;;;;'],
  ['48 Hollow Brook Rd, Bristol, CT 06010, USA', ';;48 Hollow Brook Rd\\, Bristol\\, CT 06010\\, USA;;;;'],
  ['48 Hollow Brook Rd, Apt 3', ';;48 Hollow Brook Rd\\, Apt 3;;;;'],
  ['48 Hollow Brook Rd, Unit B, CT', ';;48 Hollow Brook Rd\\, Unit B\\, CT;;;;'],
  ['48 Hollow Brook Rd, London, UK', ';;48 Hollow Brook Rd\\, London\\, UK;;;;'],
])('writes the address %s as %s', (address, expected) => {
  expect(vcard(owner, { ...contact, address }, now)).toContain(`\r\nADR:${expected}\r\n`);
});

test('writes the phone field as text if it is not a single phone number', () => {
  expect(vcard(owner, { ...contact, phone: '555-0100 or 555-0101; evenings' }, now)).toContain(
    'TEL;VALUE=text:555-0100 or 555-0101\\; evenings',
  );
});

test('leaves out empty fields', () => {
  const file = vcard(owner, { ...contact, email: '', phone: ' ', address: '', note: '', tags: [' '] }, now);
  expect(file).not.toMatch(/^(?:EMAIL|TEL|ADR|NOTE|CATEGORIES)/m);
});

describe('hostile names', () => {
  test.each([
    'Jane\r\nTEL:+19005550100\r\nFN:Thief',
    'Alden;Jane;;Dr.;',
    'a,b\\n;c\\',
    'FN:Thief',
    '🏠'.repeat(60),
    '"quoted" <tag>',
    '‮gnihsihp',
  ])('%j stays one name in one contact', (name) => {
    const file = vcard(owner, { ...contact, name }, now);
    expect(file.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(1);
    expect(file.match(/^FN:/gm)).toHaveLength(1);
    expect(valueOf(file, 'FN')).toBe(name.replace(/\s+/g, ' ').trim());
    expect(() => read(file)).not.toThrow();
    expect(read(file).text('EMAIL')).toBe('jane@example.com');
  });

  // The library looks for END:VCARD anywhere, so this test reads the file line by line.
  test('a name cannot end the contact', () => {
    const file = vcard(owner, { ...contact, name: 'Jane\r\nEND:VCARD\r\nBEGIN:VCARD' }, now);
    expect(file.match(/^(?:BEGIN|END):VCARD\r$/gm)).toEqual(['BEGIN:VCARD\r', 'END:VCARD\r']);
    expect(valueOf(file, 'FN')).toBe('Jane END:VCARD BEGIN:VCARD');
  });

  test('keeps any text in its property, on lines of at most 75 bytes', () => {
    const text = anyText({ maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (name, note, address) => {
        const file = vcard(owner, { ...contact, name: `x${name}`, note, address }, now);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const names = file
          .replaceAll('\r\n ', '')
          .trimEnd()
          .split('\r\n')
          .map((line) => /^[A-Z]+/.exec(line)?.[0]);
        expect(names.slice(0, 8)).toEqual(['BEGIN', 'VERSION', 'PRODID', 'KIND', 'UID', 'REV', 'FN', 'N']);
        expect(names.at(-1)).toBe('END');
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

test.each([
  ["Kevin O'Rourke", 'kevin-orourke'],
  ['Zoë Núñez', 'zoe-nunez'],
  ['Łukasz Ørsted-Großmann', 'lukasz-orsted-grossmann'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON: a|b', 'con-a-b'],
])('the file names for %s contain %s', (name, word) => {
  expect(contactFileName(name)).toBe(`${word}.vcf`);
  expect(leadFileName(name)).toBe(`lead-${word}.csv`);
  expect(visitFileName(asDay('2026-11-24'), name)).toBe(`visit-2026-11-24-${word}.ics`);
});

test('falls back to a generic file name for names without Latin letters', () => {
  expect(contactFileName('山田')).toBe('contact.vcf');
  expect(visitFileName(asDay('2026-11-24'), '…')).toBe('visit-2026-11-24-customer.ics');
});
