import { prices } from '@/content/prices';
import type { ServicePath } from '@/content/paths';
import type { TypicalJob } from '@/lib/prices/worked-example';

export const typicalJobs = {
  roof: {
    size: 18,
    sizeSentence: 'A typical Cape has about 18 squares of roof.',
    price: prices.roofing.timberlineHdz,
    work: 'A roof of GAF Timberline HDZ',
    condition: 'before tear-off',
    page: '/services/roofing',
  },
  siding: {
    size: 2500,
    sizeSentence: 'A two-story colonial with about 2,000 square feet of floor has about 2,500 square feet of wall.',
    price: prices.siding.vinyl,
    work: 'Vinyl siding',
    condition: 'before tear-off and trim',
    page: '/services/siding',
  },
  windows: {
    size: 10,
    sizeSentence: 'Ten windows is about half of what a colonial has.',
    price: prices.windows.doubleHung,
    work: 'Ten double-hung windows',
    condition: 'by size and glass',
    page: '/services/windows',
  },
  gutters: {
    size: 120,
    sizeSentence: 'A colonial with an attached garage has about 120 feet of gutter.',
    price: prices.gutters.aluminum,
    work: 'Seamless aluminum gutters',
    condition: 'before downspouts',
    page: '/services/gutters',
  },
} as const satisfies Readonly<Record<string, TypicalJob & { readonly page: ServicePath }>>;
