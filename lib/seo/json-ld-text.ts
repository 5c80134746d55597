/** Escapes `<`, so that no value can close the script element. */
export function jsonLdText(record: object): string {
  return JSON.stringify(record).replaceAll('<', '\\u003c');
}
