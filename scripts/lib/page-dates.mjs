// @ts-check

/** @typedef {{ readonly updated: string, readonly words: string }} PageDate the day, as YYYY-MM-DD, and the hash of the words it stands for */

/**
 * The dates of the pages as they are now: a page whose words are new or changed gets today's, every other keeps its own.
 * @param {Readonly<Record<string, PageDate>>} recorded
 * @param {ReadonlyMap<string, string>} words every page's address and the hash of its words
 * @param {string} today YYYY-MM-DD
 * @returns {Record<string, PageDate>}
 */
export function restamp(recorded, words, today) {
  return Object.fromEntries(
    [...words]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => {
        const known = recorded[path];
        return [path, known?.words === hash ? known : { updated: today, words: hash }];
      }),
  );
}

const line = /^  '(\/[^']*)': \{ updated: '([\d-]+)', words: '([0-9a-f]+)' \},\n/gm;

/**
 * The dates that stand in `content/page-dates.ts`.
 * @param {string} source
 * @returns {Record<string, PageDate>}
 */
export function readDates(source) {
  return Object.fromEntries([...source.matchAll(line)].map(([, path = '', updated = '', words = '']) => [path, { updated, words }]));
}

/**
 * The same file with other dates in it.
 * @param {string} source
 * @param {Readonly<Record<string, PageDate>>} dates
 */
export function writeDates(source, dates) {
  const opening = /^export const pageDates\b.*\{\n/m;
  if (!opening.test(source)) throw new Error('content/page-dates.ts has no pageDates to write.');
  const lines = Object.entries(dates).map(([path, { updated, words }]) => `  '${path}': { updated: '${updated}', words: '${words}' },\n`);
  return source.replace(line, '').replace(opening, (start) => start + lines.join(''));
}
