/** Lowercase, without accents or apostrophes: `O’Rourke` becomes `orourke`, `Núñez` becomes `nunez`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’ʼ`]/gu, '')
    .toLowerCase();
}
