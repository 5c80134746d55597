import { prices } from '@/content/prices';
import type { ServicePath } from '@/content/paths';
import { exampleShingle } from '@/content/shingles/offered';
import type { TypicalJob } from '@/lib/prices/worked-example';

export const typicalJobs = {
  roof: {
    size: 18,
    sizeSentence: 'A typical Cape has about 18 squares of roof.',
    price: exampleShingle.job,
    work: `In ${exampleShingle.name}, that’s`,
    page: '/services/roofing',
  },
  siding: {
    size: 2500,
    sizeSentence: 'A two-story colonial with about 2,000 square feet of floor has about 2,500 square feet of wall.',
    price: prices.siding.vinyl,
    work: 'Vinyl siding runs',
    page: '/services/siding',
  },
  windows: {
    size: 10,
    sizeSentence: 'Ten windows is about half of what a colonial has.',
    price: prices.windows.doubleHung,
    work: 'Ten double-hung windows run',
    page: '/services/windows',
  },
  gutters: {
    size: 120,
    sizeSentence: 'A colonial with an attached garage has about 120 feet of gutter.',
    price: prices.gutters.aluminum,
    work: 'Seamless aluminum gutters run',
    page: '/services/gutters',
  },
} as const satisfies Readonly<Record<string, TypicalJob & { readonly page: ServicePath }>>;
