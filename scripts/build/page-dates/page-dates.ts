import type { Day } from '@/lib/calendar/day';

export interface PageDate {
  readonly updated: string;
  /** The hash of the words that the day stands for. */
  readonly words: string;
}

/**
 * The dates of the pages as they are now: a page with new or changed words gets today's, every other keeps its own.
 * @param words the hash of each page's words, by path
 */
export function restamp(
  recorded: Readonly<Record<string, PageDate>>,
  words: ReadonlyMap<string, string>,
  today: Day,
): Readonly<Record<string, PageDate>> {
  return Object.fromEntries(
    [...words]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => {
        const known = recorded[path];
        return [path, known?.words === hash ? known : { updated: today, words: hash }];
      }),
  );
}
