import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { formatDollars } from '@/lib/dollars';
import type { PriceRange } from '@/lib/prices/price';

/** The wall of the house in our examples, in square feet. */
export const exampleWall = typicalJobs.siding.size;

const wall = exampleWall.toLocaleString('en-US');
export const exampleHouse = `a two-story colonial with about 2,000 square feet of floor and ${wall} square feet of wall`;

/** What the siding of that house costs: the price per square foot times its wall, and nothing else. */
export function wholeHouse({ low, high }: PriceRange): string {
  return `${formatDollars(low * exampleWall)}–${formatDollars(high * exampleWall)}`;
}

/** What the price per square foot leaves out, in a short sentence: several pages print it. */
export const addedToSiding = 'Your written price adds tear-off, trim and permit.';

/** What can make a siding job cost more or less. The replacement page lists it. */
export const sidingPriceFactors = [
  'How many stories, and how steep the ground is',
  'Old layers that have to come off',
  'Rot in the sheathing, the boards behind the siding',
  'How much trim and soffit there is',
  'Lead paint or asbestos',
] as const;
