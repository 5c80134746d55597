import type { PageDate } from '@/content/types';

export type DatesByPath = Readonly<Record<string, PageDate>>;

/**
 * The dates of the pages as they are now. A page with new or changed text gets `today`; every other page keeps its date.
 * @param words the hash of each page's text, by path
 */
export function restamp(
  recorded: DatesByPath,
  words: ReadonlyMap<string, string>,
  today: PageDate['updated'],
): DatesByPath {
  return Object.fromEntries(
    [...words]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => {
        const known = recorded[path];
        return [path, known?.words === hash ? known : { updated: today, words: hash }];
      }),
  );
}

/** The source text of `content/page-dates.ts`. */
export function pageDatesFile(dates: DatesByPath): string {
  const lines = Object.entries(dates).map(
    ([path, { updated, words }]) => `  '${path}': { updated: '${updated}', words: '${words}' },\n`,
  );
  return `// Written by \`npm run stamp\`, which dates every page whose text has changed. A new page has no date until then.
import type { PageDates } from './types';

export const pageDates: PageDates = {
${lines.join('')}};
`;
}
