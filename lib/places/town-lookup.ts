import { editDistance } from '@/lib/text/edit-distance';
import { plainLetters } from '@/lib/text/plain-letters';

type CountyTowns = { readonly name: string; readonly cities: readonly string[] };

export interface Gazetteer {
  readonly served: readonly CountyTowns[];
  readonly unserved: readonly CountyTowns[];
  readonly villages: Readonly<Record<string, string>>;
  /** Places outside the state that a typo would turn into one of its towns, such as Boston and Bolton. */
  readonly elsewhere: readonly string[];
}

/** `matchedName` and `town` differ for a village. */
export interface FoundTown {
  readonly matchedName: string;
  readonly town: string;
  readonly county: string;
  readonly isServed: boolean;
}

export type TownAnswer =
  | { readonly kind: 'empty' }
  | { readonly kind: 'zip' }
  /** `isGuess`: a typo was corrected. */
  | ({ readonly kind: 'found'; readonly isGuess: boolean } & FoundTown)
  | { readonly kind: 'ambiguous'; readonly suggestions: readonly string[] }
  | { readonly kind: 'unknown' };

const abbreviations: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  nth: 'north',
  s: 'south',
  so: 'south',
  sth: 'south',
  e: 'east',
  w: 'west',
  mt: 'mount',
  ft: 'fort',
  st: 'saint',
};
const affixes = /^(the )?(town|city|village) of |( (ct|conn|connecticut))$| (county|town|center|centre)$/g;
const maxSuggestions = 3;

export function townKey(typed: string): string {
  const plain = plainLetters(typed)
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(affixes, '')
    .trim();
  return plain
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join('');
}

/** Short names allow fewer typos: two wrong letters in "Kent" make another word. */
function allowedTypos(key: string): number {
  if (key.length < 4) return 0;
  return key.length < 6 ? 1 : 2;
}

/** Digits without letters: `06033`, `06033-1234`, `6033`. */
const isZip = (typed: string): boolean => /\d/.test(typed) && !/\p{L}/u.test(typed);
const digitsOf = (typed: string): number => typed.replace(/\D/g, '').length;

/** Ignores case and accents. Accepts "W. Hartford", "Southington, CT", and up to two typos. */
export function townLookup({ served, unserved, villages, elsewhere }: Gazetteer) {
  const otherPlaces = elsewhere.map(townKey);
  const places = new Map<string, FoundTown>();
  for (const [counties, isServed] of [[served, true] as const, [unserved, false] as const]) {
    for (const { name: county, cities } of counties)
      for (const town of cities) places.set(townKey(town), { matchedName: town, town, county, isServed });
  }
  for (const [village, town] of Object.entries(villages)) {
    const home = places.get(townKey(town));
    if (home && !places.has(townKey(village))) places.set(townKey(village), { ...home, matchedName: village });
  }

  return {
    names: [...places.values()].map(({ matchedName }) => matchedName).sort((a, b) => a.localeCompare(b, 'en')),

    /** True if the text may be the start of a longer name, so it's too early to correct it. */
    mayContinue(typed: string): boolean {
      if (isZip(typed)) return digitsOf(typed) < 5;
      const key = townKey(typed);
      return [...places.keys()].some((place) => place.startsWith(key) && place !== key);
    },

    answer(typed: string): TownAnswer {
      if (isZip(typed)) return { kind: 'zip' };
      const key = townKey(typed);
      if (key === '') return { kind: 'empty' };
      const exact = places.get(key);
      if (exact) return { kind: 'found', isGuess: false, ...exact };

      const near = [...places]
        .map(([place, found]) => ({ found, distance: editDistance(key, place) }))
        .filter(({ distance }) => distance <= allowedTypos(key))
        .sort((a, b) => a.distance - b.distance);
      const [nearest] = near;
      if (!nearest || otherPlaces.some((place) => editDistance(key, place) <= nearest.distance))
        return { kind: 'unknown' };
      const equals = near.filter(({ distance }) => distance === nearest.distance);
      if (equals.length === 1) return { kind: 'found', isGuess: true, ...nearest.found };
      return { kind: 'ambiguous', suggestions: equals.slice(0, maxSuggestions).map(({ found }) => found.matchedName) };
    },
  };
}

export type TownLookup = ReturnType<typeof townLookup>;
