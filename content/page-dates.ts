import { asDay, type Day } from '@/lib/calendar/day';
import recorded from './page-dates.json';
import type { PagePath } from './paths';

const dates: Readonly<Partial<Record<PagePath, { readonly updated: string; readonly words: string }>>> = recorded;

/** The day on which the page's words last changed; none before a new page's first `npm run stamp`. */
export function updatedOn(path: PagePath): Day | undefined {
  const day = dates[path]?.updated;
  return day === undefined ? undefined : asDay(day);
}

/** The hash of the words that the day stands for. */
export function datedWords(path: PagePath): string | undefined {
  return dates[path]?.words;
}
