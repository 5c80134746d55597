import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { additionSentence, priceOfSize, printBarePrice, type PriceRange } from '@/lib/prices/price';

export const exampleFeet = typicalJobs.gutters.size;

/** What the price on a plate is for. */
export const plateGutter = `${exampleFeet} feet of aluminum`;

export const exampleHouse = `a colonial with an attached garage and ${exampleFeet} feet of gutter`;

export const wholeHouse = (price: PriceRange) =>
  printBarePrice(priceOfSize(price, exampleFeet), { conditionIs: 'in the next sentence' });

export const addedToGutters = additionSentence(prices.gutters.anyMetal);

export const gutterPriceFactors = [
  'The number of stories',
  'The number of corners',
  'Downspouts, and where they drain',
  'A rotten board behind the gutter',
] as const;
