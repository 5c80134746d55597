import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { allText } from '@/content/testing/all-text';
import type { Section, ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';
import { roofingPages } from './roofing';

const pages: readonly ServicePage[] = Object.values(roofingPages);
const shingles = printPrice(prices.roofing.shingles);
const metal = printPrice(prices.roofing.metal);
const repair = printPrice(prices.roofing.anyRepair);

function section<Kind extends Section['kind']>(page: ServicePage, kind: Kind, id?: string) {
  const found = page.sections.find(
    (part): part is Extract<Section, { kind: Kind }> => part.kind === kind && (id === undefined || part.id === id),
  );
  if (!found) throw new Error(`${page.path} has no ${kind} section${id ? ` at #${id}` : ''}`);
  return found;
}

describe('the roofing pages', () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    '%s has a title and description that fit a search result',
    (_path, page) => {
      expect(page.title.length).toBeLessThan(60);
      expect(page.description.length).toBeLessThan(155);
      expect(page.category).toBe('roofing');
    },
  );

  test.each(pages.map((page) => [page.path, page] as const))(
    '%s explains what a square is if it prices by the square',
    (_path, page) => {
      if (allText(page).includes('per square')) expect(allText(page)).toContain('100 square feet');
    },
  );

  test.each(pages.map((page) => [page.path, page] as const))(
    '%s shows a picture and answers at least four questions',
    (_path, page) => {
      expect(page.hero.media).toBeDefined();
      expect(section(page, 'faq').entries.length).toBeGreaterThanOrEqual(4);
    },
  );

  test.each([
    ['/services/roofing', [shingles, metal, '110–180 mph', '3–4 days']],
    ['/services/roofing-installation', [shingles, metal, '110–180 mph', 'up to 180 mph']],
    ['/services/roofing/replacement', [shingles, metal, '3–4 days', company.financing.months]],
    ['/services/roofing/repair', [repair, 'Standard repairs scheduled within 24 hours', 'on-site within 2 hours']],
    [
      '/services/roofing/emergency',
      [repair, 'Standard repairs scheduled within 24 hours', '24/7', 'on-site within 2 hours'],
    ],
    ['/services/roofing/storm-damage', ['scheduled within 24 hours', '3–4 days', 'on-site within 2 hours']],
    ['/services/roof-inspection', ['21-point', 'at most 24 inches apart']],
  ] as const)('%s states its key figures', (path, figures) => {
    const text = allText(roofingPages[path]).toLowerCase();
    for (const figure of figures) expect(text).toContain(figure.toLowerCase());
  });
});

describe('the overview', () => {
  test('links to the six other ways we help', () => {
    const links = section(roofingPages['/services/roofing'], 'cards').cards.flatMap((card) => card.links ?? []);
    expect(links.map((link) => link.href)).toEqual([
      '/services/roofing/installation',
      '/services/roofing/replacement',
      '/services/roofing/repair',
      '/services/roof-inspection',
      '/services/roofing/emergency',
      '/services/roofing/storm-damage',
    ]);
  });
});

describe('the materials', () => {
  const { materials } = section(roofingPages['/services/roofing-installation'], 'materials', 'materials');

  test('are five, with the figures of both shingle makers', () => {
    expect(materials).toHaveLength(5);
    expect(materials.find(({ name }) => name.startsWith('GAF'))?.features).toEqual([
      'Wind up to 130 mph',
      'Class A fire rating',
      'Impact Class 3',
      '25-year algae protection',
      'Non-prorated coverage in the first 10 years',
    ]);
    expect(materials.find(({ name }) => name.startsWith('TAMKO'))?.features).toEqual(
      expect.arrayContaining([
        'Wind up to 160 mph',
        'Class A fire rating',
        'Impact Class 4',
        '15-year algae protection',
      ]),
    );
  });

  test('are also at #materials on the installation page, as eight layers', () => {
    expect(section(roofingPages['/services/roofing/installation'], 'layers', 'materials').layers).toHaveLength(8);
  });
});

describe('the replacement page', () => {
  test('lists ten warning signs at #warning-signs', () => {
    expect(section(roofingPages['/services/roofing/replacement'], 'warning-signs', 'warning-signs').signs).toHaveLength(
      10,
    );
  });
});

describe('the repair page', () => {
  const page = roofingPages['/services/roofing/repair'];
  const { priced, repairs } = section(page, 'repairs', 'common-repairs');

  test('prices every common repair', () => {
    expect(priced).toBe(true);
    expect(page.hero.facts).toContain(repair);
  });

  test('ranks repairs from Emergency to Medium Priority', () => {
    const ranks = ['Emergency', 'High Priority', 'Medium Priority'];
    const order = repairs.map(({ urgency }) => ranks.indexOf(urgency));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort());
    expect(new Set(order).size).toBe(3);
  });
});

describe('the inspection', () => {
  const page = roofingPages['/services/roof-inspection'];

  test('has as many points as the company promises, in five groups', () => {
    const { groups } = section(page, 'inspection');
    expect(groups).toHaveLength(5);
    expect(groups.flatMap((group) => group.points)).toHaveLength(company.inspectionPoints);
  });

  test('links its first button to the place where visits are booked', () => {
    expect(page.hero.actions?.[0]?.href).toBe('#schedule-inspection');
    expect(section(page, 'visit', 'schedule-inspection').text).toContain(company.hours.display);
  });
});

describe('the emergency page', () => {
  test('puts the call before the estimate', () => {
    const actions = roofingPages['/services/roofing/emergency'].hero.actions ?? [];
    expect(actions.map((action) => action.href)).toEqual([company.phone.href, '/contact']);
  });
});

describe('storm damage', () => {
  test('uses three levels of severity, worst first, each with a time to act', () => {
    const { types } = section(roofingPages['/services/roofing/storm-damage'], 'storm-damage', 'damage-assessment');
    expect([...new Set(types.map((type) => type.severity))]).toEqual(['Critical', 'High', 'Medium']);
    for (const type of types) expect(type.timeframe).toMatch(/now|hours|day|weeks/);
  });
});
