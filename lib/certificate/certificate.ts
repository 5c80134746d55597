import { certificateTypes, type CertificateType } from '@/content/certificate';
import { company } from '@/content/company';

export interface Certificate {
  readonly recipientName: string;
  readonly certificateType: CertificateType;
  /** `YYYY-MM-DD`. A calendar day, not an instant, so that time zones cannot shift it. */
  readonly issueDate: string;
  /** The company's initials and six digits: `PHS-123456`. */
  readonly certificateId: string;
}

/** The most characters of a name that fit on the two lines of the certificate. */
export const longestName = 60;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses a `YYYY-MM-DD` day from 1900 to 2199. Null if there is no such day. */
function parseDay(text: string): CalendarDay | null {
  const match = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const asDate = new Date(Date.UTC(year, month - 1, day));
  return asDate.getUTCMonth() === month - 1 && asDate.getUTCDate() === day ? { year, month, day } : null;
}

/** Formats `2026-03-14` as `March 14, 2026`. Empty if there is no such day. Independent of time zones. */
export function longDate(isoDay: string): string {
  const parsed = parseDay(isoDay);
  return parsed ? `${months[parsed.month - 1]} ${parsed.day}, ${parsed.year}` : '';
}

/** The day of `now` in the visitor's time zone, as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The company's initials and the last six digits of `clock`, a time in milliseconds: `PHS-600123`. */
export function certificateId(clock: number): string {
  return `${company.initials}-${String(Math.trunc(clock)).slice(-6).padStart(6, '0')}`;
}

/** Encodes a certificate as a URL fragment: `#to=…&work=…&on=…&no=…`. */
export function toFragment(certificate: Certificate): string {
  const values = {
    to: certificate.recipientName,
    work: certificate.certificateType,
    on: certificate.issueDate,
    no: certificate.certificateId.slice(company.initials.length + 1),
  };
  return `#${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;
}

/** Decodes and validates a certificate from a URL fragment. Null if any part is missing or invalid; never throws. */
export function fromFragment(fragment: string): Certificate | null {
  const values = new Map<string, string>();
  for (const pair of fragment.replace(/^#/, '').split('&')) {
    const [key = '', value = ''] = pair.split('=', 2);
    try {
      values.set(key, decodeURIComponent(value));
    } catch {
      return null;
    }
  }
  const recipientName = (values.get('to') ?? '').trim();
  const certificateType = certificateTypes.find(({ name }) => name === values.get('work'))?.name;
  const issueDate = values.get('on') ?? '';
  const number = values.get('no') ?? '';
  const nameFits = recipientName.length > 0 && recipientName.length <= longestName && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(recipientName);
  if (!nameFits || !certificateType || !parseDay(issueDate) || !/^\d{6}$/.test(number)) return null;
  return { recipientName, certificateType, issueDate, certificateId: `${company.initials}-${number}` };
}
