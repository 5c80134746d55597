import { beforeYouSignPage } from '@/content/before-you-sign/page';
import { bidSheet } from '@/content/before-you-sign/bid-sheet';
import { chapters } from '@/content/before-you-sign/checks';
import { contractParts } from '@/content/before-you-sign/contract';
import { bookingForm } from '@/content/booking/form';
import { bookingSection } from '@/content/booking/section';
import * as contact from '@/content/contact/page';
import { contactSection } from '@/content/contact/section';
import * as home from '@/content/home';
import { notFound } from '@/content/pages/not-found';
import { offlinePage } from '@/content/pages/offline';
import { papers } from '@/content/papers/papers';
import { projects } from '@/content/portfolio';
import { coverage } from '@/content/price-guide/coverage';
import { priceGuideCopy, priceGuidePage } from '@/content/price-guide/page';
import { priceFactors } from '@/content/price-guide/price-factors';
import { sectionPages } from '@/content/section-pages';
import { offeredShinglePages } from '@/content/shingles/pages';
import { findCopy, findPage } from '@/content/signs/page';
import { signs } from '@/content/signs/signs';
import { textsOf } from './all-text';
import type { RichText } from '@/content/rich-text';

const records: readonly (readonly [path: string, content: object])[] = [
  ['/', [home, projects, bookingForm, bookingSection, contactSection, papers]],
  ['/contact', [contact, contactSection, bookingForm, bookingSection, papers]],
  ...[...sectionPages, ...offeredShinglePages, offlinePage].map((page) => [page.path, page] as const),
  ['/before-you-sign', [beforeYouSignPage, bidSheet, chapters, contractParts]],
  ['/price-guide', [priceGuidePage, priceGuideCopy, priceFactors, coverage]],
  ['/find', [findPage, findCopy, signs]],
  ['404', notFound],
];

/** What each page says, for tests of sentences. */
export const pageTexts: readonly (readonly [path: string, texts: readonly RichText[]])[] = records.map(
  ([path, content]) => [path, textsOf(content)],
);
