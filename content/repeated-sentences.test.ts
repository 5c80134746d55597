import { prices } from './prices';
import * as promises from './promises';
import { danger, limb } from './danger';
import { addedToGutters } from './services/gutters/example-house';
import { addedToSiding } from './services/siding/example-house';
import { planningPrice } from './services/roofing/planning-price';
import { plainText, sentencesOf, textsOf } from '@/testing/all-text';
import { pageTexts } from '@/testing/page-texts';

/**
 * Sentences that may be on any number of pages, each because a reader of one page alone needs it word for word: what to
 * do in danger, what the law says, whether a price is firm, and what comes on top of a price.
 */
const mayRepeat = new Set(
  textsOf([
    danger,
    limb,
    promises.tarp,
    promises.cancellation,
    promises.credit,
    promises.registration,
    promises.leadSafe,
    promises.estimate,
    planningPrice,
    prices,
    addedToSiding,
    addedToGutters,
  ]).flatMap(sentencesOf),
);

const longest = 7;
const mostPages = 3;

/**
 * A sentence with a link leads on to the page that says more, so it isn't counted. Neither is a price, which has its
 * condition beside it everywhere.
 */
const counted = (texts: (typeof pageTexts)[number][1]) =>
  new Set(
    texts
      .filter((text) => typeof text === 'string')
      .flatMap(sentencesOf)
      .filter(
        (sentence) => sentence.split(/\s+/).length > longest && !sentence.startsWith('$') && !mayRepeat.has(sentence),
      ),
  );

function repeated(pages: typeof pageTexts) {
  const pathsOf = new Map<string, string[]>();
  for (const [path, texts] of pages)
    for (const sentence of counted(texts)) pathsOf.set(sentence, [...(pathsOf.get(sentence) ?? []), path]);
  return [...pathsOf].filter(([, paths]) => paths.length > mostPages);
}

test('no sentence of more than seven words is on more than three pages', () => {
  expect(repeated(pageTexts)).toEqual([]);
});

test('a sentence that comes a fourth time is found, unless it leads on by a link', () => {
  const sentence = 'We sweep the lawn for nails with a magnet at the end.';
  const pages = ['/a', '/b', '/c', '/d'].map((path) => [path, [sentence]] as const);
  expect(repeated(pages).map(([text]) => text)).toEqual([sentence]);
  expect(repeated(pages.slice(1))).toEqual([]);
  const linked = ['See the ', { label: 'sweep of the lawn for nails', href: '/about' }, ' with a magnet.'] as const;
  expect(repeated(pages.map(([path]) => [path, [linked]] as const))).toEqual([]);
  expect(plainText(linked).split(/\s+/).length).toBeGreaterThan(longest);
});
