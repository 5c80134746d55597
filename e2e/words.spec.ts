import { expect, test } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { collapse, danger, limb } from '@/content/danger';
import * as promises from '@/content/promises';
import { reply } from '@/content/reply';
import { addedToGutters } from '@/content/services/gutters/example-house';
import { planningPrice } from '@/content/services/roofing/planning-price';
import { addedToSiding } from '@/content/services/siding/example-house';
import { everyWarranty, limitedLifetime, warranties } from '@/content/warranties';
import { plainText, textsOf } from '@/testing/all-text';
import { pageHtml } from './support/export';
import { altTexts, countWords, readingGrade, sentences, textBlocks } from './support/prose';

const avoidedWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\bstands? (?:under|beside|next to|side by side|on|in|last|above|below)\b/i, 'is, see or compare'],
  [/\b(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Ii]t) (?:will|would)\b(?! not void)/, '’ll or ’d'],
  [/\b(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had) not\b/i, 'a contraction'],
  [/\bcannot\b/i, 'can’t'],
  [/\b(?:I am|[Ww]e are|[Yy]ou are|[Tt]hey are|[Ii]t is)\b(?=\s)/, 'a contraction'],
  [/Ready when you are/i, 'a closing of the page’s own'],
  [/What you are seeing/i, 'what’s going on'],
  [/a price you can keep/i, 'one firm price in writing'],
  [/Section through/i, 'Cutaway of'],
  [
    /\bpanelled\b|\bcancelled\b|(?<!Oxford |Thunderstorm |Shadow )\bgrey\b|\bcolour|\blicence\b|\bclean-up\b/i,
    'the American spelling',
  ],
  [/\bfitted\b/i, 'installed'],
  [/ {2,}/, 'one space'],
  [/["'](?=\s|\w)|(?<=\w)["']/, 'a curly quote'],
  [/\d %/, 'no space before %'],
  [/\d-\d+ (?:days|hours|years|minutes|months|weeks)\b/, 'an en dash in a range'],
];

const pages = allPages
  .filter(({ path, isIndexed }) => isIndexed || path === '/offline')
  .map(({ path, title, description }) => {
    const html = pageHtml(path);
    return { path, html, texts: [title, description, ...textBlocks(html), ...altTexts(html)] };
  });

test('no page uses words that we avoid', { tag: '@desk' }, () => {
  for (const { path, texts } of pages) {
    const found = texts.flatMap((text) =>
      avoidedWords
        .filter(([pattern]) => pattern.test(text) && !isLaw(text))
        .map(([pattern, instead]) => `“${excerpt(text, pattern)}”: say ${instead}`),
    );
    expect.soft([...new Set(found)], path).toEqual([]);
  }
});

// ¼ and ¾ are in the fonts with accented letters, which a page would have to load just for them.
test('no page loads another font for ¼ or ¾', { tag: '@desk' }, () => {
  expect(pages.filter(({ html }) => /[¼¾]/.test(html)).map(({ path }) => path)).toEqual([]);
});

// No lower limit for the grade, because many trade words are short.
test('every page reads at ninth grade or below, in sentences of 8 to 20 words on average', { tag: '@desk' }, () => {
  const grades = pages.map(({ path, html }) => {
    const prose = sentences(textBlocks(html)).filter((sentence) => countWords(sentence) > 2);
    const words = prose.reduce((sum, sentence) => sum + countWords(sentence), 0);
    return { path, grade: Math.round(readingGrade(prose) * 10) / 10, wordsInSentence: words / prose.length };
  });
  expect(
    grades.filter(
      ({ path, grade, wordsInSentence }) =>
        !(grade <= 9 && (wordsInSentence >= 8 || listPages.has(path)) && wordsInSentence <= 20),
    ),
  ).toEqual([]);
});

/** Below the steps of a job in writing. */
const rulerLegend = /^Hours (of work|at your house)/;

test('no long sentence is on more than three pages, except shared facts', { tag: '@desk' }, () => {
  const shared = new Set(sentences(sharedTexts()));
  const places = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    for (const sentence of sentences(textBlocks(html))) {
      if (countWords(sentence) > 8 && !shared.has(sentence) && !rulerLegend.test(sentence))
        places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
    }
  }
  expect(
    [...places].filter(([, paths]) => paths.size > 3).map(([sentence, paths]) => `${paths.size}: ${sentence}`),
  ).toEqual([]);
});

const listPages = new Set(['/find', '/sitemap']);

/** Quoted from the law, so without contractions. */
function isLaw(text: string): boolean {
  return text.includes(promises.tarp.law) || text.includes('is not a lender');
}

function excerpt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 30), at + 40);
}

function sharedTexts(): readonly string[] {
  return textsOf([
    [everyWarranty, limitedLifetime, reply.sentence],
    [danger, collapse, limb],
    promises,
    planningPrice,
    [addedToGutters, addedToSiding],
    warranties,
  ]).map(plainText);
}
