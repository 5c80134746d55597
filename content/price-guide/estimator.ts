import { company } from '@/content/company';

/** Only what the estimator's scripts need. The rest of the page's copy is in page.ts, to keep the scripts small. */
export const estimatorCopy = {
  notAnOffer: 'A planning range, not an offer.',
  sheet: 'Your estimate',
  house: 'The size of your house',
  startHere: 'Start with length and width',
  total: 'Total',
  incomplete: 'Total so far',
  sizeMissing: 'Enter a size',
  onlyAfterVisit: 'We price this after a free visit, in writing.',
  afterVisit: 'Priced after a free visit',
  unpriced: 'Work priced after a free visit isn’t in the total.',
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
  cleared: 'Your estimate is empty now.',
  math: 'Show the math',
} as const;
