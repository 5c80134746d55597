import { plainLetters } from '@/lib/text/plain-letters';

/** `'Price & size'` becomes `'price-size'`. Drops accents and apostrophes. Throws if nothing is left. */
export function slug(text: string): string {
  const anchor = hyphenated(text);
  if (anchor === '') throw new Error(`"${text}" has no letter or digit to make an anchor from.`);
  return anchor;
}

/** Like `slug`, but returns an empty string instead of throwing. */
export function hyphenated(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
