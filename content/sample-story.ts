import { company } from './company';

/** Set to false once the story in `pages/about.ts` is the company's own. Until then, the page says it's invented. */
export const isSampleStory: boolean = true;

/** Ends the sample story. Empty once the story is the company's own. */
export const storyNote: readonly string[] = isSampleStory
  ? [`This is a sample story. ${company.name} is a demonstration company, and the Hollises are made up.`]
  : [];
