import type { Lead } from './types';
import { contentLines, escapeText, utcStamp, type FileOwner } from '@/lib/mail/content-lines';
import { plainText, singleLine } from '@/lib/mail/mailto';
import { asTyped } from '@/lib/text/as-typed';
import { phoneHref } from './leads';

export interface Contact {
  /** Stable: importing a file with the same id updates the contact. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  readonly tags: readonly string[];
}

export function leadContact({ id, name, email, phone, address, serviceType, notes, tags }: Lead): Contact {
  return { id, name, email, phone, address, note: `${serviceType}. ${notes}`, tags };
}

/** RFC 6350. `now` is written as the time of the last change. */
export function vcard(owner: FileOwner, contact: Contact, now: Date): string {
  const name = singleLine(contact.name);
  const email = singleLine(asTyped(contact.email));
  const note = plainText(contact.note).trim();
  const tags = contact.tags.map(singleLine).filter(Boolean);
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `PRODID:-//${escapeText(owner.name)}//CRM//EN`,
    'KIND:individual',
    `UID;VALUE=text:${escapeText(singleLine(contact.id))}@${owner.domain}`,
    `REV:${utcStamp(now)}`,
    `FN:${escapeText(name)}`,
    `N:${nameParts(name).map(escapeText).join(';')}`,
    ...phoneLines(singleLine(asTyped(contact.phone))),
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    ...addressLines(singleLine(contact.address)),
    ...(note ? [`NOTE:${escapeText(note)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escapeText).join(',')}`] : []),
    'END:VCARD',
  ]);
}

const titles = /^(?:mr|mrs|ms|miss|dr|rev|the)\.?$/i;
const notFamilyNames = /^(?:md|dds|dmd|phd|jd|esq|rn|cpa|family|jr|sr|[iv]+)\.?$/i;

/**
 * Family name, given name, middle initial, no prefix, suffix. Split only if it can be read in one way: `Walter van Dyke`
 * and `Smith, John` stay whole.
 */
function nameParts(name: string): readonly string[] {
  const [, person = '', suffix = ''] = /^(.*?)(?:,? ((?:Jr|Sr)\.?|I{2,3}|IV))?$/.exec(name) ?? [];
  const [, given = '', middle = '', family = ''] =
    /^([\p{L}\p{M}'’-]+)(?: (\p{Lu}\.?))? ([\p{L}\p{M}'’-]+)$/u.exec(person) ?? [];
  if (!given || titles.test(given) || notFamilyNames.test(family)) return ['', name, '', '', ''];
  return [family, given, middle, '', suffix];
}

function phoneLines(phone: string): readonly string[] {
  if (!phone) return [];
  const isOneNumber = /^\+?[\d\s().-]+$/.test(phone) && /^(\d{10}|1\d{10})$/.test(phone.replace(/\D/g, ''));
  return isOneNumber ? [`TEL;VALUE=uri:${phoneHref(phone)}`] : [`TEL;VALUE=text:${escapeText(phone)}`];
}

const states =
  'AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );
const notTowns = /\d|#|^(?:apt|apartment|unit|suite|ste|floor|fl|room|rm|bldg|building|lot|c\/o)\b/i;

/** Splits `48 Hollow Brook Road, Bristol, CT 06010`. An address in another form stays whole, as the street. */
function addressLines(address: string): readonly string[] {
  if (!address) return [];
  const [, street = '', town = '', state = '', zip = ''] =
    /^(.+), *([^,]+), *([A-Z]{2})(?: (\d{5}(?:-\d{4})?))?$/.exec(address) ?? [];
  const isSplit = states.includes(state) && !notTowns.test(town);
  const fields = isSplit ? [street, town, state, zip, 'United States'] : [address, '', '', '', ''];
  return [`ADR:${['', '', ...fields].map(escapeText).join(';')}`];
}
