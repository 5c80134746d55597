/**
 * Words as an anchor: lower case ASCII letters and digits joined by single hyphens (`'Price & size'` → `'price-size'`).
 * Apostrophes vanish inside a word, accents are dropped. Throws on words that leave nothing to link to.
 */
export function slug(words: string): string {
  const anchor = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (anchor === '') throw new Error(`No anchor can be made of "${words}"`);
  return anchor;
}
