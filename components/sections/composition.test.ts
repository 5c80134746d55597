import { contactPage } from '@/content/contact/page';
import { sectionPages } from '@/content/section-pages';
import { composition } from './composition';

test.each([...sectionPages, contactPage].map((page) => [page.path, page] as const))(
  '%s: no two neighbors look alike',
  (_, { sections }) => {
    const alike = sections.slice(1).flatMap((section, index) => {
      const before = sections[index];
      return before && composition(before) === composition(section)
        ? [`${before.heading} and ${section.heading}: ${composition(section)}`]
        : [];
    });
    expect(alike).toEqual([]);
  },
);
