import type { PagePath } from '@/content/paths';
import { gutterPriceFactors } from '@/content/services/gutters/example-house';
import { sidingPriceFactors } from '@/content/services/siding/example-house';

export interface PriceFactors {
  readonly trade: string;
  /** The page that says so. A test compares the two. */
  readonly page: PagePath;
  readonly factors: readonly string[];
}

/** What can make a job cost more or less, in the words of the service pages. */
export const priceFactors: readonly PriceFactors[] = [
  {
    trade: 'Roofs',
    page: '/services/roofing/replacement',
    factors: [
      'The number of old layers',
      'Decking replaced, priced per sheet in the contract',
      'Chimneys and skylights',
      'Pitch and height',
      'Access for the truck',
    ],
  },
  {
    trade: 'Siding',
    page: '/services/siding/replacement',
    factors: sidingPriceFactors,
  },
  {
    trade: 'Windows',
    page: '/services/windows',
    factors: ['Size, glass and full-frame work change the total.'],
  },
  {
    trade: 'Gutters',
    page: '/services/gutter-installation',
    factors: gutterPriceFactors,
  },
  {
    trade: 'Repairs',
    page: '/services/exterior-repairs',
    factors: ['Larger areas are priced after a visit.'],
  },
];
