import { parseDay, type Day } from '@/lib/calendar/day';

export interface Certificate<Type extends string = string> {
  readonly recipientName: string;
  readonly certificateType: Type;
  readonly issueDate: Day;
  /** `PHS-123456`: the company's initials and six digits. */
  readonly certificateId: string;
}

/** How many characters fit on the certificate's two lines for a name. */
export const maxNameLength = 60;

export const lastIssueDate = '2199-12-31';

/** Null also before 1900 and after `lastIssueDate`, because such a year is a typo or only half typed. */
export const parseIssueDate = (text: string): Day | null => (/^(19|20|21)/.test(text) ? parseDay(text) : null);

export function certificateId(initials: string, timestamp: number): string {
  return `${initials}-${String(Math.trunc(timestamp)).slice(-6).padStart(6, '0')}`;
}

export function toFragment(certificate: Certificate): string {
  const values = {
    to: certificate.recipientName,
    work: certificate.certificateType,
    on: certificate.issueDate,
    no: certificate.certificateId.split('-').at(-1) ?? '',
  };
  return `#${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;
}

export interface Issuer<Type extends string> {
  readonly initials: string;
  readonly types: readonly { readonly name: Type }[];
}

export function fromFragment<Type extends string>(
  { initials, types }: Issuer<Type>,
  fragment: string,
): Certificate<Type> | null {
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
  const certificateType = types.find(({ name }) => name === values.get('work'))?.name;
  const issueDate = parseIssueDate(values.get('on') ?? '');
  const number = values.get('no') ?? '';
  const nameFits =
    recipientName.length > 0 && recipientName.length <= maxNameLength && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(recipientName);
  if (!nameFits || !certificateType || !issueDate || !/^\d{6}$/.test(number)) return null;
  return { recipientName, certificateType, issueDate, certificateId: `${initials}-${number}` };
}
