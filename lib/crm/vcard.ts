import type { Lead } from './types';
import { contentLines, escapeText, utcStamp, type FileOwner } from '@/lib/mail/content-lines';
import { plainText, singleLine } from '@/lib/mail/mailto';
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
  const email = singleLine(contact.email);
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
    ...phoneLines(singleLine(contact.phone)),
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    ...addressLines(singleLine(contact.address)),
    ...(note ? [`NOTE:${escapeText(note)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escapeText).join(',')}`] : []),
    'END:VCARD',
  ]);
}

/** Family name, given names, two empty parts, suffix. The last word before a suffix is the family name. */
function nameParts(name: string): readonly string[] {
  const [, person = '', suffix = ''] = /^(.*?)(?:,? ((?:Jr|Sr)\.?|I{2,3}|IV))?$/.exec(name) ?? [];
  const words = person.split(' ');
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return [family, words.join(' '), '', '', suffix];
}

function phoneLines(phone: string): readonly string[] {
  if (!phone) return [];
  const isOneNumber = /^\+?[\d\s().-]+$/.test(phone) && /^(\d{10}|1\d{10})$/.test(phone.replace(/\D/g, ''));
  return isOneNumber ? [`TEL;VALUE=uri:${phoneHref(phone)}`] : [`TEL;VALUE=text:${escapeText(phone)}`];
}

/** Splits `48 Hollow Brook Road, Bristol, CT 06010`. An address that can't be split goes into the street field. */
function addressLines(address: string): readonly string[] {
  if (!address) return [];
  const parts = address.split(',').map((part) => part.trim());
  const stateAndZip = parts.length > 1 ? /^([A-Z]{2})(?: (\d{5}(?:-\d{4})?))?$/.exec(parts.at(-1) ?? '') : null;
  const place = stateAndZip ? parts.slice(0, -1) : parts;
  const town = place.length > 1 ? place.pop() : '';
  const [, state = '', zip = ''] = stateAndZip ?? [];
  const fields = ['', '', place.join(', '), town ?? '', state, zip, state ? 'United States' : ''];
  return [`ADR:${fields.map(escapeText).join(';')}`];
}
