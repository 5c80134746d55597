import { company } from '@/content/company';
import type { Trade } from '@/lib/prices/estimate';
import { priceableParts } from '@/lib/prices/estimate-text';

/** Only what the estimator's scripts need. The rest of the page's copy is in page.ts, to keep the scripts small. */
export const estimatorCopy = {
  notAnOffer: 'A planning range, not an offer.',
  sheet: 'Your estimate',
  cape: 'A typical Cape. Change anything.',
  house: 'The size of your house',
  startHere: 'Start with length and width',
  startWithFloor: 'Start with the floor area',
  squareHouse: 'That’s for a square house: a long one has a little more roof.',
  notInIt: 'Not in it',
  sources: {
    house: 'From the length and width',
    floor: 'From the floor area',
    typed: 'I know the size',
  },
  total: priceableParts,
  missing: {
    roof: 'Enter a size',
    siding: 'Enter a size',
    windows: 'Enter a number',
    doors: 'Enter a number',
    gutters: 'Enter a size',
    repairs: 'Pick a repair',
  } satisfies Readonly<Record<Trade, string>>,
  onlyAfterVisit: 'We price this after a free visit.',
  afterVisit: 'Priced after a free visit',
  unpriced: 'Work priced after a visit isn’t in it either.',
  payment: 'This is for the parts we can price now. Your written price is the whole job, so expect to borrow more.',
  copy: 'Copy text',
  copied: 'Copied!',
  copyFailed: 'We couldn’t copy it. Print it instead, or get a free estimate.',
  share: 'Share link',
  linkCopied: 'Link copied!',
  shareTitle: `An estimate from the ${company.name} price guide`,
  print: 'Print',
  ask: 'Get a Free Estimate',
  book: 'Book a Visit',
  startOver: 'Start over',
  cleared: 'You’re back at the start.',
  math: 'Show the math',
  seeMath: 'See the math',
} as const;
