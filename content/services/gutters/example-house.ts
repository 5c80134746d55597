import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { formatDollars } from '@/lib/dollars';
import type { PriceRange } from '@/lib/prices/price';

/** The gutters of the house in our examples, in feet. */
export const exampleFeet = typicalJobs.gutters.size;

export const exampleHouse = `a colonial with an attached garage and ${exampleFeet} feet of gutter`;

/** What the gutters of that house cost: the price per foot times their length, and nothing else. */
export function wholeHouse({ low, high }: PriceRange): string {
  return `${formatDollars(low * exampleFeet)}–${formatDollars(high * exampleFeet)}`;
}

/** What the price per foot leaves out. */
export const addedToGutters = 'Downspouts, drains and new fascia boards are added in your written price.';

/** What can make a gutter job cost more or less. The installation page lists it. */
export const gutterPriceFactors = [
  'The number of stories',
  'The number of corners',
  'Downspouts, and where they drain',
  'A rotten board behind the gutter',
] as const;
