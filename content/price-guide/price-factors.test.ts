import { servicePages } from '@/content/service-pages';
import { allText } from '@/content/testing/all-text';
import { priceFactors } from './price-factors';

const pages: Readonly<Record<string, object | undefined>> = servicePages;

test.each(priceFactors.flatMap(({ page, factors }) => factors.map((factor) => [factor, page] as const)))(
  '"%s" is said on %s',
  (factor, page) => {
    expect(allText(pages[page] ?? {})).toContain(factor);
  },
);
