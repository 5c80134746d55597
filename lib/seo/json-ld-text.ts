/** Serializes a record for a script element. Escapes `<`, so that no value can close the element. */
export function jsonLdText(record: object): string {
  return JSON.stringify(record).replaceAll('<', '\\u003c');
}
