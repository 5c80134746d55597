import { prices } from '@/content/prices';
import { exampleShingle } from '@/content/shingles/offered';
import { spanOf, type Price } from '@/lib/prices/price';
import type { Values } from './fields';
import { repairs, type trades } from './options';
import { typicalJobs } from './typical-jobs';

const { roofing, siding, windows, gutters } = prices;

/** What each job's pick says. The repairs are those it leads to, of the roof and of everything else. */
export const pickPrices: Readonly<Record<keyof typeof trades, Price>> = {
  roof: roofing.anyMaterial,
  siding: siding.anyMaterial,
  windows: windows.anyStyle,
  doors: windows.door,
  gutters: gutters.anyMetal,
  repairs: spanOf(Object.values(repairs)),
};

/** What the guide answers before anything is picked: the roof of a typical Cape. */
export const capeValues = {
  roof: 'on',
  roofFrom: 'typed',
  squares: String(typicalJobs.roof.size),
  roofMaterial: exampleShingle.key,
} as const satisfies Partial<Values>;
