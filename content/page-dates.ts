import recorded from './page-dates.json';
import type { PagePath } from './paths';

/** A day as YYYY-MM-DD. */
export type IsoDay = `${number}-${number}-${number}`;

const dates: Readonly<Partial<Record<PagePath, { readonly updated: string; readonly words: string }>>> = recorded;

const isIsoDay = (text: string): text is IsoDay => /^\d{4}-\d\d-\d\d$/.test(text);

/** The day on which the page's words last changed; none before a new page's first `npm run stamp`. */
export function updatedOn(path: PagePath): IsoDay | undefined {
  const day = dates[path]?.updated;
  if (day !== undefined && !isIsoDay(day)) throw new Error(`content/page-dates.json gives ${path} the day "${day}". Run npm run stamp.`);
  return day;
}

/** The hash of the words that the day stands for. */
export function datedWords(path: PagePath): string | undefined {
  return dates[path]?.words;
}
