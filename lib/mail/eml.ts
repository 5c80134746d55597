import { company } from '@/content/company';
import { fullText, singleLine, type PreparedMessage } from './mailto';

/**
 * The message as an .eml file, which mail programs open as a draft (RFC 5322; `X-Unsent` makes it editable).
 * Leaves out From and Date, because a mail program refuses a sender that is not one of its accounts.
 */
export function emlFile(message: PreparedMessage): string {
  const text = fullText(message).replaceAll('\n', '\r\n');
  return [
    'X-Unsent: 1',
    `To: ${company.email.address}`,
    `Subject: ${headerText(singleLine(message.subject))}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(text).match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/** Plain if short and ASCII, otherwise folded RFC 2047 encoded words of at most 75 characters. */
function headerText(text: string): string {
  if (/^[ -~]{0,65}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    // 45 bytes are 60 characters of base64, or 72 with the `=?utf-8?B?` and `?=` around them.
    if (new TextEncoder().encode(word + character).length > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${base64(part)}?=`).join('\r\n ');
}

function base64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
