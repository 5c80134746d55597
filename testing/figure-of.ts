import { printBarePrice, type PriceRange } from '@/lib/prices/price';

/** A price without its unit and its condition, or one end of it, to look for in a page. */
export const figureOf = (price: PriceRange, as?: 'lowest' | 'highest'): string =>
  printBarePrice(price, { conditionIs: 'in the same list', unit: 'implied', as });
