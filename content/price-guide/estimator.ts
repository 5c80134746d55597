import { company } from '@/content/company';

/** The copy of the estimator. It is in the client bundle, so the copy of the rest of the page is in page.ts. */
export const estimatorCopy = {
  notAnOffer: 'A planning range, not an offer.',
  sheet: 'Your estimate',
  empty: 'Nothing picked yet. Choose a part of the house, and its range appears here.',
  total: 'All together',
  incomplete: 'So far',
  sizeMissing: 'Size still missing',
  onlyAfterVisit: 'We print no price for this work. We give you one in writing after a free visit.',
  afterVisit: 'Priced after a free visit',
  unpriced: 'Work priced after a free visit is not in the total.',
  copy: 'Copy text',
  copied: 'Copied!',
  copyFailed: 'Copying did not work. Print it instead, or ask us for a written price.',
  share: 'Share link',
  shared: 'Link copied!',
  shareTitle: `An estimate from ${company.name}'s price guide`,
  print: 'Print',
  ask: 'Ask for a written price',
  book: 'Book a free visit with it',
  startOver: 'Start over',
  cleared: 'The estimate is empty again.',
} as const;
