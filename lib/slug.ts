import { plainLetters } from '@/lib/text/plain-letters';

/** `'Price & size'` becomes `'price-size'`. Drops accents and apostrophes. Throws if nothing is left. */
export function slug(words: string): string {
  const anchor = hyphenated(words);
  if (anchor === '') throw new Error(`"${words}" has no letter or digit to make an anchor from.`);
  return anchor;
}

/** Like `slug`, but may be empty. */
export function hyphenated(words: string): string {
  return plainLetters(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
