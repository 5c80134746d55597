/**
 * The rules of the field on /find: which signs a visitor's words fit. It runs in the page (scripts/build/inline/find-signs.ts)
 * on the words of the page itself, so there is no index.
 */

/** Words of a search that say nothing about the damage. */
const small =
  ' an and are at by from has have in is it its my of off on or our out see some that the there to up we when with ';

/** The beginnings of words that people use for the same thing. */
const synonyms = [
  'leak drip',
  'wet damp moist soak',
  'stain ring brown spot mark',
  'shingle tile slate',
  'draft cold chill',
  'whistl howl',
  'rot soft mush punky',
  'mold mould mildew musty',
  'gutter eaves trough',
  'animal squirrel mouse mice rats raccoon bats bird bees wasp',
  'branch limb tree',
  'foundation basement cellar',
  'fog cloudy mist',
  'blown missing gone torn',
  'sag bulg bow',
  'light lamp bulb',
].map((group) => group.split(' '));

/** The words of a text in lower case, without accents and marks, each once. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '');
  return [...new Set(plain.match(/[a-z0-9]+/g))];
}

/** One letter is wrong, missing, extra or swapped with the next. */
export function isNear(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [one, other] = [a.slice(at), b.slice(at)];
  return (
    one.slice(1) === other.slice(1) ||
    one === other.slice(1) ||
    one.slice(1) === other ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

const isLong = (word: string) => word.length > 4;

/** What a visitor searches for: each word with the beginnings of those that fit it, itself first. Small words are left out. */
export function termsOf(search: string): readonly (readonly string[])[] {
  return wordsOf(search)
    .filter((word) => word.length > 1 && !small.includes(` ${word} `))
    .map((word) => [
      word,
      ...synonyms
        .filter((group) => group.some((stem) => word.startsWith(stem) || (isLong(word) && isNear(stem, word))))
        .flat(),
    ]);
}

/** How many of the terms fit these words. From five letters on, one may be wrong; from six, the first five may be enough. */
export function score(terms: readonly (readonly string[])[], words: readonly string[]): number {
  return terms.filter((term) => {
    const [text = ''] = term;
    return words.some(
      (word) =>
        term.some((stem) => word.startsWith(stem)) ||
        (isLong(text) && (isNear(word, text) || (text.length > 5 && word.startsWith(text.slice(0, 5))))),
    );
  }).length;
}

/**
 * The places in the list of those that the most terms fit, so that a whole sentence may be typed. None if no term fits
 * anything.
 */
export function bestFits(
  terms: readonly (readonly string[])[],
  list: readonly (readonly string[])[],
): readonly number[] {
  const scores = list.map((words) => score(terms, words));
  const best = Math.max(1, ...scores);
  return [...list.keys()].filter((place) => scores[place] === best);
}

/** `9 signs fit “drip”`. */
export function countText(count: number, search: string): string {
  return `${count || 'No'} ${count > 1 ? 'signs fit' : 'sign fits'} “${search}”`;
}

/** The beginning of the fragment that keeps a search in the address. */
export const searchMark = '#find=';
