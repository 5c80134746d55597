/** A record for search engines as text that cannot end its own element, whatever the facts hold. */
export function jsonLdText(record: object): string {
  return JSON.stringify(record).replaceAll('<', '\\u003c');
}
