/** `'Price & size'` becomes `'price-size'`. Drops accents and apostrophes. Throws if nothing is left. */
export function slug(words: string): string {
  const anchor = hyphenated(words);
  if (anchor === '') throw new Error(`"${words}" has no letter or digit to make an anchor from.`);
  return anchor;
}

/** Like `slug`, but may be empty. */
export function hyphenated(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
