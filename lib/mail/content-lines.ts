/** What calendar files (RFC 5545) and contact files (RFC 6350) have in common: escaped text on folded lines. */

/** Whose files they are. */
export interface FileOwner {
  readonly name: string;
  /** Makes the ids of events and contacts unique. */
  readonly domain: string;
}

/** Escapes a text value. Lines must end in LF. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** The lines as a file: each folded at 75 bytes, without splitting a code point, and ended by CRLF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261124T150405Z`. */
export function utcStamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

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
