import { company } from '@/content/company';
import { fullText, singleLine, type PreparedMessage } from './mailto';

/**
 * The message as a file that mail programs open as a draft (RFC 5322; `X-Unsent` makes it editable).
 * From and Date are left to the program that sends it: a sender that is not its own account would be refused.
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

/** Plain where it is short ASCII, otherwise RFC 2047 words of at most 75 characters, folded. */
function headerText(text: string): string {
  if (/^[ -~]{0,65}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    // 45 octets make 60 characters of base64, 72 with the marks around them.
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
