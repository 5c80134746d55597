import { servicePages } from '@/content/service-pages';
import { wordsOf } from '@/content/testing/words-of';
import { priceFactors } from './price-factors';

const pages: Readonly<Record<string, object | undefined>> = servicePages;

test.each(priceFactors.flatMap(({ page, factors }) => factors.map((factor) => [factor, page] as const)))(
  '"%s" is said on %s',
  (factor, page) => {
    expect(wordsOf(pages[page] ?? {})).toContain(factor);
  },
);
