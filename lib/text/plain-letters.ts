import { asTyped } from './as-typed';

/** Unicode takes accents off letters, but not these apart. */
const latin: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
};

/** Lowercase Latin letters without accents or apostrophes: `O’Rourke` becomes `orourke`, `Møller` becomes `moller`. */
export function plainLetters(text: string): string {
  return (
    asTyped(text)
      // Unicode would take it apart into a space and an accent.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .replace(/\p{M}|['‘’‛ʻʼ`′·]/gu, '')
      .toLowerCase()
      .replace(/[^\0-\x7f]/g, (letter) => latin[letter] ?? letter)
  );
}
