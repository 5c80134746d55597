import { render, screen, within } from '@testing-library/react';
import { SectionList } from '@/components/sections/section-list';
import { figures } from '@/content/figures';
import { sectionPages } from '@/content/section-pages';
import type { HubTag } from '@/content/storylines';
import type { Page, StoryPage } from '@/content/page';
import { breadcrumbTrail } from '@/content/seo';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { Rail } from './rail';
import { Story } from './story';
import { tonesOf } from './storylines';

const isStory = (page: Page): page is StoryPage => 'storyline' in page;
const pages: readonly StoryPage[] = sectionPages.filter(isStory);
const hubs = pages.filter((page): page is StoryPage<'hub'> => page.storyline === 'hub');

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

function show(page: StoryPage) {
  return render(<Story page={page} trail={breadcrumbTrail(page)} />);
}

const withRail = pages.flatMap((page) => (page.storyline === 'emergency' ? [] : [[page.path, page.sections] as const]));

describe.each(withRail)('the rail of %s', (_, sections) => {
  test('has three to six links', () => {
    render(<Rail sections={sections} />);
    const rail = within(screen.getByRole('navigation', { name: 'On this page' }));
    const anchors = rail.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(anchors.length).toBeGreaterThanOrEqual(3);
    expect(anchors.length).toBeLessThanOrEqual(6);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('isn’t covered by the first or the last section', () => {
    const { container } = render(<SectionList sections={[sections.slice(0, 1), sections.slice(-1)].flat()} />);
    for (const section of container.querySelectorAll('section')) expect(section).not.toHaveClass('story-wide');
  });
});

describe.each(hubs.map((page) => [page.path, page] as const))('the drawing of %s', (_, page) => {
  const { figure, rows } = page.tags;
  const tags = Object.values<HubTag>(rows);

  test('has a tag for each of its parts, in numbered order, with a link to the page of that service, and its number on the part', () => {
    const { container } = show(page);
    const drawing = screen.getByRole('img', { name: figures[figure].alt });
    const list = within(screen.getByRole('heading', { level: 2, name: page.tagsHeading }).closest('div') ?? container);
    const names = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const parts: Readonly<Record<string, HubTag>> = rows;
    expect(names).toEqual(Object.keys(figures[figure].parts).flatMap((part) => parts[part]?.name ?? []));
    const pins = [...drawing.querySelectorAll('.pin > .number')].map(({ textContent }) => textContent);
    expect(pins).toEqual(names.map((_name, index) => String(index + 1)));
    const links = [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    for (const { name, href } of tags) expect(links).toContainEqual([name, withTrailingSlash(href)]);
  });
});

test('sections take the backgrounds in order, and the last background repeats', () => {
  expect(tonesOf({ tones: ['chalk', 'linen'] }, 4)).toEqual(['chalk', 'linen', 'linen', 'linen']);
});

test('the gutters page has the three services of the specification, and the others below them', () => {
  const gutters = hubs.find(({ path }) => path === '/services/gutters');
  const all = Object.values<HubTag>(gutters?.tags.rows ?? {});
  expect(all.slice(0, 3).map(({ name }) => name)).toEqual(['Gutter Installation', 'Gutter Guards', 'Gutter Repair']);
  expect(all.map(({ isSecondary = false }) => isSecondary)).toEqual([false, false, false, true, true, true]);
});
