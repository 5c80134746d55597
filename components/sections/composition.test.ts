import { aboutPage } from '@/content/pages/about';
import { financingPage } from '@/content/pages/financing';
import { privacyPage } from '@/content/pages/privacy';
import { servicesPage } from '@/content/pages/services';
import { termsPage } from '@/content/pages/terms';
import { servicePages } from '@/content/service-pages';
import type { Page } from '@/content/types';
import { composition } from './composition';

const pages: readonly Page[] = [
  ...Object.values(servicePages),
  servicesPage,
  aboutPage,
  financingPage,
  privacyPage,
  termsPage,
];

test.each(pages.map((page) => [page.path, page] as const))('%s: no two neighbors look alike', (_, { sections }) => {
  const alike = sections.slice(1).flatMap((section, index) => {
    const before = sections[index];
    return before && composition(before) === composition(section)
      ? [`${before.heading} and ${section.heading}: ${composition(section)}`]
      : [];
  });
  expect(alike).toEqual([]);
});
