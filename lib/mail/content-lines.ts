/** Shared by calendar files (RFC 5545) and contact files (RFC 6350). */

export interface FileOwner {
  readonly name: string;
  /** Makes ids unique. */
  readonly domain: string;
}

export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds lines at 75 bytes without splitting a code point, and ends them with CRLF. */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('');
export const utcStamp = (now: Date): string => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function fold(line: string): string {
  let folded = '';
  let width = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (width + octets > 75) {
      folded += '\r\n ';
      width = 1;
    }
    folded += character;
    width += octets;
  }
  return folded;
}
