/** What a form holds, by the name of the field. */
export type FieldValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** A message that is ready to send: the text, and a closing line of ours. */
export interface PreparedMessage {
  readonly subject: string;
  readonly body: string;
  readonly footer: string;
}

export interface ComposeLink<Start extends string> {
  readonly href: `${Start}${string}`;
  /** The body was too long and has been cut. It says so itself, and the page offers the full text. */
  readonly isShortened: boolean;
}

/** The maximum length of a link, in ASCII characters. Outlook and webmail services cut or refuse longer ones. */
export const maxLinkLength = 1800;

export const shortenedNote = '[This message was too long to open in full. Please paste the full text from our page.]';

/** Normalizes text for mail: well-formed Unicode, LF line ends, and no control characters except tabs. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** The same on one line, so that text typed into a field cannot fake another field or a mail header. */
export function singleLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** A line of the body: `Label: value`, or `Label: empty` if there is no value. */
export function fieldLine(label: string, value: string, empty = ''): string {
  return `${label}: ${singleLine(value) || empty}`;
}

/** The whole message, for copying and for the mail file. Lines end in LF. */
export function fullText({ body, footer }: PreparedMessage): string {
  return `${plainText(body)}\n\n${plainText(footer)}`;
}

/** A link for the visitor's own mail program (RFC 6068). `to` is an email address. */
export function mailtoLink(to: string, message: PreparedMessage): ComposeLink<'mailto:'> {
  return fit<'mailto:'>(`mailto:${recipient(to)}?subject=${encodePart(singleLine(message.subject))}&body=`, message);
}

export function gmailLink(to: string, message: PreparedMessage): ComposeLink<'https://'> {
  const subject = encodePart(singleLine(message.subject));
  return fit<'https://'>(
    `https://mail.google.com/mail/?view=cm&fs=1&to=${encodePart(to)}&su=${subject}&body=`,
    message,
  );
}

export function outlookLink(to: string, message: PreparedMessage): ComposeLink<'https://'> {
  const subject = encodePart(singleLine(message.subject));
  return fit<'https://'>(
    `https://outlook.live.com/mail/0/deeplink/compose?to=${encodePart(to)}&subject=${subject}&body=`,
    message,
  );
}

/** The action of a form for when scripts are off: the browser then puts the fields into the body of the mail. */
export function plainFormAction(to: string, subject: string): `mailto:${string}` {
  return `mailto:${recipient(to)}?subject=${encodePart(singleLine(subject))}`;
}

function recipient(to: string): string {
  return encodePart(to).replaceAll('%40', '@');
}

/**
 * Percent-encodes everything but letters, digits and `-._~`, with CRLF line ends. Also encodes `!'()*`, which
 * encodeURIComponent leaves alone, because browsers encode some of them, which could push the link over its limit.
 */
function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Cuts the body, between code points, if the link would be too long. Keeps room for the note and the closing line. */
function fit<Start extends string>(start: `${Start}${string}`, message: PreparedMessage): ComposeLink<Start> {
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
