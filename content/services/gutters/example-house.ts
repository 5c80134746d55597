import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { formatDollars } from '@/lib/dollars';
import type { PriceRange } from '@/lib/prices/price';

export const exampleFeet = typicalJobs.gutters.size;

export const exampleHouse = `a colonial with an attached garage and ${exampleFeet} feet of gutter`;

export function wholeHouse({ low, high }: PriceRange): string {
  return `${formatDollars(low * exampleFeet)}–${formatDollars(high * exampleFeet)}`;
}

export const addedToGutters = 'Downspouts, drains and new fascia boards are added in your written price.';

export const gutterPriceFactors = [
  'The number of stories',
  'The number of corners',
  'Downspouts, and where they drain',
  'A rotten board behind the gutter',
] as const;
