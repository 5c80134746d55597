import { fullText, percentEncoded, singleLine, type PreparedMessage } from './mailto';

/** RFC 5322, opened as a draft (`X-Unsent`). No From: mail programs refuse a sender that isn't their own. */
export function emlFile(to: string, message: PreparedMessage): string {
  return [...draftHeaders(to, message), ...textPart(message), ''].join('\r\n');
}

export type Attachment = { readonly name: string; readonly content: Blob };

/** In bytes. A multiple of 57, which make one line of base64, and small enough not to block the page. */
const pieceSize = 57 * 2048;

/** Base64 has no underscores, so no part can contain the boundary. */
const boundary = '=_next_part';

/** RFC 2045 and 2046, encoded piece by piece. */
export async function emlWithAttachments(
  to: string,
  message: PreparedMessage,
  attachments: readonly Attachment[],
): Promise<Blob> {
  const parts: string[] = [
    ...draftHeaders(to, message).map(endLine),
    endLine(`Content-Type: multipart/mixed; boundary="${boundary}"`),
    endLine(''),
    endLine(`--${boundary}`),
    ...textPart(message).map(endLine),
  ];
  for (const { name, content } of attachments) {
    parts.push(
      endLine(`--${boundary}`),
      endLine(`Content-Type: ${content.type};${nameParameter('name', name)}`),
      endLine(`Content-Disposition: attachment;${nameParameter('filename', name)}`),
      endLine('Content-Transfer-Encoding: base64'),
      endLine(''),
    );
    for (let start = 0; start < content.size; start += pieceSize) {
      const piece = await content.slice(start, start + pieceSize).arrayBuffer();
      parts.push(...base64Lines(new Uint8Array(piece)).map(endLine));
    }
  }
  return new Blob([...parts, endLine(`--${boundary}--`)], { type: 'message/rfc822' });
}

const endLine = (line: string): string => `${line}\r\n`;

function draftHeaders(to: string, message: PreparedMessage): readonly string[] {
  return ['X-Unsent: 1', `To: ${to}`, `Subject: ${headerText(singleLine(message.subject))}`, 'MIME-Version: 1.0'];
}

function textPart(message: PreparedMessage): readonly string[] {
  const text = fullText(message).replaceAll('\n', '\r\n');
  return [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(new TextEncoder().encode(text)),
  ];
}

/** A folded header parameter. Long names and those with special characters are encoded in numbered pieces (RFC 2231). */
function nameParameter(parameter: string, name: string): string {
  const text = singleLine(name);
  if (/^[\w .()+,-]{1,50}$/.test(text)) return `\r\n ${parameter}="${text}"`;
  const pieces = percentEncoded(text).match(/(?:%..|[^%]){1,16}/g) ?? [];
  return pieces.map((piece, index) => `\r\n ${parameter}*${index}*=${index === 0 ? "utf-8''" : ''}${piece}`).join(';');
}

/** Plain if short ASCII, otherwise RFC 2047 encoded words, so that every line has at most 76 characters. */
function headerText(text: string): string {
  if (/^[ -~]{0,65}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    // 39 bytes are 52 characters of base64, 64 with `=?utf-8?B?…?=` around them, 73 after `Subject: `.
    if (new TextEncoder().encode(word + character).length > 39) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${base64(new TextEncoder().encode(part))}?=`).join('\r\n ');
}

const base64Lines = (bytes: Uint8Array): readonly string[] => base64(bytes).match(/.{1,76}/g) ?? [];

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
