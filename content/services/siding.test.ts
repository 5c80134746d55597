import { prices } from '@/content/prices';
import { allText } from '@/content/testing/all-text';
import type { Section, ServicePage } from '@/content/types';
import { printFigures, printPrice } from '@/lib/prices/price';
import { sidingPages } from './siding';

const pages: readonly ServicePage[] = Object.values(sidingPages);

function section<Kind extends Section['kind']>(page: ServicePage, kind: Kind, id?: string) {
  const found = page.sections.find(
    (part): part is Extract<Section, { kind: Kind }> => part.kind === kind && (id === undefined || part.id === id),
  );
  if (!found) throw new Error(`${page.path} has no ${kind} section${id ? ` at #${id}` : ''}`);
  return found;
}

describe('the siding pages', () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    '%s has a title and description that fit a search result',
    (_path, page) => {
      expect(page.title.length).toBeLessThan(60);
      expect(page.description.length).toBeLessThan(155);
      expect(page.category).toBe('siding');
    },
  );

  test.each(pages.map((page) => [page.path, page] as const))(
    '%s shows a picture, its price and four answers',
    (_path, page) => {
      expect(page.hero.media).toBeDefined();
      expect(page.priceRange && allText(page).includes(printFigures(page.priceRange))).toBe(true);
      expect(section(page, 'faq').entries).toHaveLength(4);
    },
  );

  test.each(['/services/siding', '/services/siding-installation', '/services/siding/replacement'] as const)(
    '%s states the full price range',
    (path) => {
      expect(allText(sidingPages[path])).toContain(`${printPrice(prices.siding.anyMaterial)} by material`);
    },
  );
});

describe('the overview', () => {
  test('links to installation, replacement and repair', () => {
    const links = section(sidingPages['/services/siding'], 'cards').cards.flatMap((card) => card.links ?? []);
    expect(links.map((link) => link.href)).toEqual([
      '/services/siding-installation',
      '/services/siding/replacement',
      '/services/siding/repair',
    ]);
  });
});

describe('the two installation pages', () => {
  test('both have the anchors #materials and #booking', () => {
    const [landing, detail] = [
      sidingPages['/services/siding-installation'],
      sidingPages['/services/siding-installation-detail'],
    ];
    expect(section(landing, 'table', 'materials').rows).toHaveLength(5);
    expect(section(detail, 'materials', 'materials').materials).toHaveLength(5);
    section(landing, 'visit', 'booking');
    section(detail, 'visit', 'booking');
  });

  test('agree on the price of each material', () => {
    const table = section(sidingPages['/services/siding-installation'], 'table', 'materials').rows;
    const full = section(sidingPages['/services/siding-installation-detail'], 'materials', 'materials').materials;
    expect(table.map(({ cells }) => cells[0])).toEqual(full.map(({ price }) => ({ price, unit: 'implied' })));
  });

  test('the landing page links its buttons to its own booking and materials', () => {
    const actions = sidingPages['/services/siding-installation'].hero.actions ?? [];
    expect(actions.map((action) => action.href)).toEqual(['#booking', '#materials']);
  });
});

describe('the repair page', () => {
  test('has the same price and times as exterior repairs', () => {
    const page = sidingPages['/services/siding/repair'];
    expect(allText(page)).toContain(printPrice(prices.additional.siding));
    expect(section(page, 'steps').steps.map(({ duration }) => duration)).toEqual([
      '30–60 minutes',
      '24–48 hours',
      '1–2 weeks',
      '1–3 days',
      '30 minutes',
    ]);
  });

  test('uses the same urgency terms as roof repairs', () => {
    const { repairs } = section(sidingPages['/services/siding/repair'], 'repairs');
    for (const { urgency } of repairs) expect(['Emergency', 'High Priority', 'Medium Priority']).toContain(urgency);
  });
});
