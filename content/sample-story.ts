/** Set to false once the story in `pages/about.ts` is the company's own. Until then, the page says it's invented. */
export const isSampleStory: boolean = true;
