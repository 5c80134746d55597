/**
 * True while the people of `pages/about.ts` are invented: the page says so, and their initials are on the sample sheets. Set
 * to false when the story there is the company's own.
 */
export const isSampleStory: boolean = true;
