import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { printSpan, timesSize } from '@/lib/prices/dollar-span';
import type { PriceRange } from '@/lib/prices/price';

export const planningPrice = {
  square: 'A square is 100 square feet of roof.',
  covers: 'These are planning prices for the roofing itself, installed.',
  added:
    'Your written price adds tear-off, decking repairs, chimney work, the permit, and extra for a steep or high roof, each on its own line.',
} as const;

export const capeSquares = typicalJobs.roof.size;
export const colonialSquares = 30;

const costOf = (squares: number, price: PriceRange) => printSpan(timesSize(price, squares));

const { timberlineHdz, titanXt, shingles, metal } = prices.roofing;

export const wholeRoof = {
  capeInHdz: costOf(capeSquares, timberlineHdz),
  capeInTitanXt: costOf(capeSquares, titanXt),
  capeInMetal: costOf(capeSquares, metal),
  capeInShingles: costOf(capeSquares, shingles),
  colonialInHdz: costOf(colonialSquares, timberlineHdz),
} as const;
