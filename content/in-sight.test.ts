import { estimateLink } from '@/components/sections/parts/contact-links';
import { contactPage } from './contact/page';
import { hero, warranties } from './home';
import { sectionPages } from './section-pages';
import type { TextLink } from './rich-text';

function linksIn(content: unknown): readonly TextLink[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('label' in content && 'href' in content) return [content as TextLink];
  return Object.values(content).flatMap(linksIn);
}

const pages = [
  ...sectionPages.map((page) => {
    const { hero: top, closing } = page;
    return {
      ...page,
      hero: { ...top, actions: top.actions ?? [estimateLink] },
      closing: closing && { action: estimateLink, ...closing },
    };
  }),
  contactPage,
  { path: '/', hero, warranties },
];

test.each(pages.map((page) => [page.path, page] as const))(
  '%s has one name for asking for an estimate',
  (path, page) => {
    const names = linksIn(page).flatMap(({ label, href }) =>
      /\/?#?contact$/.test(href) && label.includes('Free Estimate') ? [label] : [],
    );
    const expected = path === '/services/windows' ? 'Get Free Estimate' : 'Get a Free Estimate';
    expect(names.filter((name) => name !== expected)).toEqual([]);
  },
);
