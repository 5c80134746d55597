// lib/browser/inline/find-signs.ts runs these rules in the browser.
import { plainLetters } from '@/lib/text/plain-letters';

const list = (words: string) => words.split(' ');

const stopWords = new Set(
  list(
    'an and are at by for from has have im in is it its ive my of off on or our out see some that the theres there to up us we when with',
  ),
);

/** Ignored among other words, but searched if alone: “down” may be the start of “downspout”. */
const fillerWords = new Set(
  list(
    'again all along also always any anymore around back be been between big bit but came can cant come comes coming could day did do does doesnt dont ' +
      'down ends every everything feel feels front get gets getting go goes going got had hard here house how if into just keep keeps kind last like little ' +
      'look looks lot lots me more much near never new next night not now one only other own put really right same says seem seems side so somebody ' +
      'something somewhere sort still than thats then they thing things think this time too until very want was way were what whenever where ' +
      'which while who why will wont would year years yesterday you your',
  ),
);

/** Word stems that people use for the same thing. */
const synonyms = [
  'leak drip',
  'wet damp moist soak',
  'stain ring brown yellow spot mark blotch',
  'shingle tile slate',
  'draft cold chill freez',
  'whistl howl',
  'rot soft mush punky spong decay',
  'mold mould mildew musty',
  'gutter eaves trough',
  'animal squirrel mouse mice rats raccoon bats bird bees wasp critter',
  'branch limb tree',
  'foundation basement cellar',
  'fog cloud mist haz',
  'blown blew missing gone torn tore',
  'sag bulg bow droop',
  'light lamp bulb',
  'ice icicle icy',
  'fell fall came',
  'crack split broke',
  'curl cup lift',
  'peel flak bubbl blister',
  'grit granul sand',
  'wav warp buckl rippl',
  'siding vinyl clapboard',
  'board wood plank',
].map(list);

export const wordsOf = (text: string): readonly string[] => [...new Set(plainLetters(text).match(/[a-z0-9]+/g))];

/** True if at most one letter is wrong, missing, extra or swapped with its neighbor. */
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

export function termsOf(search: string): readonly string[] {
  const words = wordsOf(search).filter((word) => word.length > 1 && !stopWords.has(word));
  const specific = words.filter((word) => !fillerWords.has(word));
  return specific.length > 0 ? specific : words;
}

function stemsOf(term: string): readonly string[] {
  const groups = synonyms.filter((group) =>
    group.some((stem) => term.startsWith(stem) || (isLong(term) && isNear(stem, term))),
  );
  const root = term.replace(/(?<=.{4})(?:ing|ed|es|s|y)$/, '').replace(/([bdgmnpt])\1$/, '$1');
  return [term, root, ...groups.flat()];
}

/** A term of five letters or more may have one typo; one of six or more may match by its first five. */
function matchScore(term: string, stems: readonly string[], word: string): number {
  if (word.startsWith(term)) return 1;
  if (stems.some((stem) => word.startsWith(stem))) return 0.9;
  if (!isLong(term)) return 0;
  return isNear(word, term) || (term.length > 5 && word.startsWith(term.slice(0, 5))) ? 0.8 : 0;
}

type Findable = { readonly name: string; readonly more?: string };

/** The share of the best score that a result needs. At 0.5, one word also finds texts that have it only in `more`. */
const threshold = { word: 0.5, sentence: 0.6 };

/** Returns the best match first. Rare words weigh more, so sentences work too. The scores of each term are cached. */
export function searcher(texts: readonly Findable[]): (terms: readonly string[]) => readonly number[] {
  const occurrences = new Map<string, Map<number, number>>();
  texts.forEach(({ name, more = '' }, index) => {
    for (const [text, weight] of [
      [more, 1],
      [name, 2],
    ] as const)
      for (const word of wordsOf(text)) {
        const weights = occurrences.get(word) ?? new Map<number, number>();
        occurrences.set(word, weights.set(index, weight));
      }
  });

  const cache = new Map<string, ReadonlyMap<number, number>>();
  const scoresOf = (term: string) => {
    const stems = stemsOf(term);
    const best = new Map<number, number>();
    for (const [word, weights] of occurrences) {
      const score = matchScore(term, stems, word);
      if (score > 0)
        for (const [index, weight] of weights) best.set(index, Math.max(best.get(index) ?? 0, weight * score));
    }
    const rarity = Math.log(1 + texts.length / best.size);
    return new Map(Array.from(best, ([index, weight]) => [index, weight * rarity]));
  };

  return (terms) => {
    const scores = new Map<number, number>();
    for (const term of terms) {
      const found = cache.get(term) ?? scoresOf(term);
      cache.set(term, found);
      for (const [index, score] of found) scores.set(index, (scores.get(index) ?? 0) + score);
    }
    const least = threshold[terms.length > 1 ? 'sentence' : 'word'] * Math.max(...scores.values());
    return [...scores]
      .filter(([, score]) => score >= least)
      .sort(([a, one], [b, other]) => other - one || a - b)
      .map(([index]) => index);
  };
}

export function countText(count: number, search: string): string {
  return `${count || 'No'} ${count > 1 ? 'signs match' : 'sign matches'} “${search}”`;
}

export const searchPrefix = '#find=';
