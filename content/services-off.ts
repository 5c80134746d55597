import type { ServicePath, ShinglePath } from './paths';
import type { ServiceCategory } from './types';

/**
 * What the company does not do: whole categories, such as `'gutters'`, or single pages, such as `'/services/insulation'`.
 * Their pages are not built, and every menu, card, price, sign and link that leads to them goes. The build lists the
 * sentences that still speak of them, each with its file and line.
 */
export const servicesOff: readonly (ServiceCategory | ServicePath | ShinglePath)[] = [];
