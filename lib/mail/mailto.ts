export type FieldValues<Name extends string = string> = Readonly<Record<Name, string>>;

export type PreparedMessage = { readonly subject: string; readonly body: string; readonly footer: string };

export interface ComposeLink<Start extends string> {
  readonly href: `${Start}${string}`;
  /** The body was cut to fit into a link, and says so. */
  readonly isShortened: boolean;
}

/** In characters. Outlook and webmail cut or refuse longer links. */
export const maxLinkLength = 1800;

export const shortenedNote = '[This message was too long to open in full. Please paste the full text from our page.]';

/** Well-formed Unicode with LF line endings and no other control characters but tabs. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** On one line, so that typed text can't fake a field or a mail header. */
export const singleLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

export function fieldLine(label: string, value: string, empty = ''): string {
  return `${label}: ${singleLine(value) || empty}`;
}

export const fullText = ({ body, footer }: PreparedMessage): string => `${plainText(body)}\n\n${plainText(footer)}`;

/** RFC 6068. */
export function mailtoLink(to: string, message: PreparedMessage): ComposeLink<'mailto:'> {
  return fit<'mailto:'>(`mailto:${recipient(to)}?subject=`, message);
}

export function gmailLink(to: string, message: PreparedMessage): ComposeLink<'https://'> {
  return fit<'https://'>(`https://mail.google.com/mail/?view=cm&fs=1&to=${encodePart(to)}&su=`, message);
}

export function outlookLink(to: string, message: PreparedMessage): ComposeLink<'https://'> {
  return fit<'https://'>(`https://outlook.live.com/mail/0/deeplink/compose?to=${encodePart(to)}&subject=`, message);
}

/** Used while scripts are off: the browser puts the fields into the body of the email. */
export function plainFormAction(to: string, subject: string): `mailto:${string}` {
  return `mailto:${recipient(to)}?subject=${encodePart(singleLine(subject))}`;
}

const recipient = (to: string): string => encodePart(to).replaceAll('%40', '@');

/** Like `encodeURIComponent`, but also encodes `!'()*`. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Fully encoded: if a browser had to encode more, the link could exceed its limit. */
const encodePart = (text: string): string => percentEncoded(text.replaceAll('\n', '\r\n'));

/** Adds subject and body. A long body is cut between code points, leaving room for the note and the footer. */
function fit<Start extends string>(address: `${Start}${string}`, message: PreparedMessage): ComposeLink<Start> {
  const start = `${address}${encodePart(singleLine(message.subject))}&body=` as const;
  const whole = encodePart(fullText(message));
  if (start.length + whole.length <= maxLinkLength) return { href: `${start}${whole}`, isShortened: false };

  const ending = encodePart(plainText(`\n\n${shortenedNote}\n\n${message.footer}`));
  let room = maxLinkLength - start.length - ending.length;
  let kept = '';
  for (const character of plainText(message.body)) {
    const encoded = encodePart(character);
    if (encoded.length > room) break;
    kept += encoded;
    room -= encoded.length;
  }
  return { href: `${start}${kept}${ending}`, isShortened: true };
}
