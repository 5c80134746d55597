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
