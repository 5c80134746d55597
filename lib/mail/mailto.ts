import { company } from '@/content/company';

/** A message that is ready to send: what the visitor wrote, and the line of ours that closes it. */
export interface PreparedMessage {
  readonly subject: string;
  readonly body: string;
  readonly footer: string;
}

export interface ComposeLink<Start extends string> {
  readonly href: `${Start}${string}`;
  /** The body had to be cut; it says so itself, and the page offers the full text. */
  readonly shortened: boolean;
}

/** Old Outlook and the web mails cut or refuse longer addresses. In characters, all of them ASCII. */
export const longestLink = 1800;

export const shortenedNote =
  '[This message was too long for a mail link and stops here. Please paste the full text, which waits for you on our page.]';

/** Text that every mail program accepts: whole code points, LF line ends, no control characters but the tab. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** The same on one line, so that nothing typed into a field can pass for the next field, or for a mail header. */
export function singleLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** One field as a line of the body. */
export function fieldLine(label: string, value: string, empty = ''): string {
  return `${label}: ${singleLine(value) || empty}`;
}

/** All of it, as it is copied and as it stands in the mail file. Lines end in LF. */
export function fullText({ body, footer }: PreparedMessage): string {
  return `${plainText(body)}\n\n${plainText(footer)}`;
}

/** The mail program that the visitor's system knows, by RFC 6068. */
export function mailtoLink(message: PreparedMessage): ComposeLink<'mailto:'> {
  const recipient = encodePart(company.email.address).replaceAll('%40', '@');
  return fit<'mailto:'>(`mailto:${recipient}?subject=${encodePart(singleLine(message.subject))}&body=`, message);
}

export function gmailLink(message: PreparedMessage): ComposeLink<'https://'> {
  const to = encodePart(company.email.address);
  const subject = encodePart(singleLine(message.subject));
  return fit<'https://'>(`https://mail.google.com/mail/?view=cm&fs=1&to=${to}&su=${subject}&body=`, message);
}

export function outlookLink(message: PreparedMessage): ComposeLink<'https://'> {
  const to = encodePart(company.email.address);
  const subject = encodePart(singleLine(message.subject));
  return fit<'https://'>(`https://outlook.live.com/mail/0/deeplink/compose?to=${to}&subject=${subject}&body=`, message);
}

/** Where a form goes while no script runs: the browser itself writes the fields into the body. */
export function plainFormAction(subject: string): `mailto:${string}` {
  const recipient = encodePart(company.email.address).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encodePart(singleLine(subject))}`;
}

/**
 * Percent-encodes everything but letters, digits and `-._~`, and writes line ends as mail does. The marks that
 * encodeURIComponent leaves are encoded too: browsers do it to some of them, and the link would grow past its limit.
 */
function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Cuts the body between two code points where the link would grow too long; the note and our closing line stay. */
function fit<Start extends string>(start: `${Start}${string}`, message: PreparedMessage): ComposeLink<Start> {
  const whole = encodePart(fullText(message));
  if (start.length + whole.length <= longestLink) return { href: `${start}${whole}`, shortened: false };

  const ending = encodePart(plainText(`\n\n${shortenedNote}\n\n${message.footer}`));
  let room = longestLink - start.length - ending.length;
  let kept = '';
  for (const character of plainText(message.body)) {
    const encoded = encodePart(character);
    if (encoded.length > room) break;
    kept += encoded;
    room -= encoded.length;
  }
  return { href: `${start}${kept}${ending}`, shortened: true };
}
