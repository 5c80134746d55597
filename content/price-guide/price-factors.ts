import { offered } from '@/content/offered';
import type { PagePath } from '@/content/paths';
import { gutterPriceFactors } from '@/content/services/gutters/example-house';
import { sidingPriceFactors } from '@/content/services/siding/example-house';

export interface PriceFactors {
  readonly trade: string;
  readonly page: PagePath;
  readonly factors: readonly string[];
}

export const priceFactors: readonly PriceFactors[] = offered([
  {
    trade: 'Roofs',
    page: '/services/roofing/replacement',
    factors: [
      'Old layers to tear off',
      'Rotted decking, priced per sheet',
      'Chimneys and skylights',
      'A steep or high roof',
      'Room for the truck and dumpster',
    ],
  },
  { trade: 'Siding', page: '/services/siding/replacement', factors: sidingPriceFactors },
  {
    trade: 'Windows',
    page: '/services/windows',
    factors: ['Size and style', 'Double- or triple-pane glass', 'Insert or full-frame', 'Rot in the sill or frame'],
  },
  { trade: 'Gutters', page: '/services/gutter-installation', factors: gutterPriceFactors },
  {
    trade: 'Repairs',
    page: '/services/exterior-repairs',
    factors: ['How high we have to work', 'How far the rot goes', 'Matching what’s there'],
  },
]);
