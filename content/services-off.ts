import type { OptionalPath, ServiceCategory } from './paths';

/**
 * What the company doesn't offer: categories, such as `'gutters'`, or pages, such as `'/services/insulation'`,
 * `'/financing'`, `'/crm'` (with its sign-in) or `'/google-setup'`. Their pages aren't built, and menus, cards, prices, signs and links to them disappear. The build
 * lists the sentences that still mention them, with file and line.
 */
export const servicesOff: readonly (ServiceCategory | OptionalPath)[] = [];

/** Sentences that mention it and may stay, as the build lists them. */
export const keptSentences: readonly string[] = [];
