import { offers } from '@/content/offered';
import { prices, type PricedJob } from '@/content/prices';
import type { PriceRange } from '@/lib/prices/price';
import { shingleNames, type ShingleLineKey } from './names';

/** The shingle lines that aren't left out, with their prices. */
export const offeredShingles = shingleNames
  .filter(({ path }) => offers(path))
  .map(({ key, path, name }) => ({ key, path, name, job: prices.roofing[key] }));

/** What examples of prices are in. `key` is the price guide's. */
export const exampleShingle: {
  readonly key: ShingleLineKey | 'entry';
  readonly name: string;
  readonly job: PricedJob<PriceRange>;
} = offeredShingles[0] ?? {
  key: 'entry',
  name: 'entry architectural shingles',
  job: prices.roofing.entryShingle,
};
