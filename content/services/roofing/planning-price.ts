import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { additionSentence, priceOfSize, printBarePrice, type PriceRange } from '@/lib/prices/price';

export const planningPrice = {
  square: 'A square is 100 square feet of roof.',
  covers: 'These are planning prices for the roofing itself, installed.',
  added: additionSentence(prices.roofing.anyMaterial),
} as const;

export const capeSquares = typicalJobs.roof.size;
const colonialSquares = 30;

const costOf = (squares: number, price: PriceRange) =>
  printBarePrice(priceOfSize(price, squares), { conditionIs: 'in the same sentence' });

const { shingles, metal } = prices.roofing;

export const capeIn = (price: PriceRange) => costOf(capeSquares, price);
export const colonialIn = (price: PriceRange) => costOf(colonialSquares, price);

export const wholeRoof = {
  capeInMetal: capeIn(metal),
  capeInShingles: capeIn(shingles),
} as const;
