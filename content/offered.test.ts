import type * as Pages from './all-pages';
import type * as Home from './home';
import type * as Navigation from './navigation';
import type * as Offered from './offered';
import type * as PriceFactors from './price-guide/price-factors';
import type * as PriceGuide from './price-guide/page';
import type * as PriceTables from './price-guide/price-tables';
import type * as Sections from './section-pages';
import type * as Seo from './seo';
import type * as SetupGuide from './setup-guide';
import type * as Signs from './signs/signs';
import type * as SiteMap from './pages/site-map';
import type * as Warranties from './warranties';
import type { Href } from './paths';

function contentWithout(...off: readonly string[]) {
  jest.resetModules();
  jest.doMock('./services-off', () => ({ servicesOff: off }));
  return {
    ...jest.requireActual<typeof Pages>('./all-pages'),
    grid: jest.requireActual<typeof Home>('./home').services,
    heroFeatures: jest.requireActual<typeof Home>('./home').hero.features,
    footer: jest.requireActual<typeof Navigation>('./navigation').footer,
    mainLinks: jest.requireActual<typeof Navigation>('./navigation').mainLinks,
    serviceCategories: jest.requireActual<typeof Navigation>('./navigation').serviceCategories,
    ...jest.requireActual<typeof PriceFactors>('./price-guide/price-factors'),
    ...jest.requireActual<typeof PriceGuide>('./price-guide/page'),
    ...jest.requireActual<typeof PriceTables>('./price-guide/price-tables'),
    ...jest.requireActual<typeof Sections>('./section-pages'),
    ...jest.requireActual<typeof Signs>('./signs/signs'),
    ...jest.requireActual<typeof Seo>('./seo'),
    ...jest.requireActual<typeof SetupGuide>('./setup-guide'),
    ...jest.requireActual<typeof SiteMap>('./pages/site-map'),
    ...jest.requireActual<typeof Warranties>('./warranties'),
  };
}

test('without gutters, their menu, card, prices and signs are gone, and everything else stays', () => {
  const [whole, rest] = [contentWithout(), contentWithout('gutters')];
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  expect(ids(rest.serviceCategories)).toEqual(['roofing', 'siding', 'windows', 'additional']);
  expect(rest.priceTables.map(({ category }) => category)).toEqual(['roofing', 'siding', 'windows', 'additional']);
  expect(rest.grid.cards.map(({ title }) => title)).not.toContain('Gutter Installation');
  expect(rest.grid.cards).toHaveLength(whole.grid.cards.length - 1);
  expect(ids(rest.signs)).not.toContain('gutter-overflow');
  expect(ids(rest.signs)).toContain('ice-dam');
  expect(ids(rest.signPlaces)).toEqual(['ceiling', 'roof', 'edges', 'walls', 'openings']);
  expect(rest.allPages).toHaveLength(whole.allPages.length - 8);
  expect(rest.siteMapGroups.map(({ heading }) => heading)).not.toContain('Gutters');
});

test.each([
  [
    [],
    'Roofing, siding, windows, doors and gutters for',
    'Roof, siding and window installations',
    'Roofing contractor',
  ],
  [
    ['gutters'],
    'Roofing, siding, windows and doors for',
    'Roof, siding and window installations',
    'Roofing contractor',
  ],
  [['roofing', 'gutters'], 'Siding, windows and doors for', 'Siding and window installations', 'Siding contractor'],
  [['siding', 'windows'], 'Roofing and gutters for', 'Roof installations', 'Roofing contractor'],
])('without %j, sentences list only what is left', (off, description, covered, profile) => {
  const { footer, everyWarranty, setupGuide, siteMapPage } = contentWithout(...off);
  expect(footer.description).toContain(description);
  expect(everyWarranty).toContain(covered);
  expect(JSON.stringify(setupGuide)).toContain(`choose what you do most: ${profile}`);
  const said = JSON.stringify([footer.description, everyWarranty, siteMapPage.description, setupGuide.tasks[0]]);
  // Not in another form either, such as `roofs` or `window`.
  for (const category of off)
    expect(said.toLowerCase()).not.toContain(category.replace('roofing', 'roof').replace(/s$/, ''));
});

test.each([
  ['gutters', 'RoofingContractor'],
  ['roofing', 'HomeAndConstructionBusiness'],
])('without %s, search engines read that the company is a %s', (category, type) => {
  expect(contentWithout(category).business.type).toBe(type);
});

test.each([
  [[], 'Roof, siding and window prices', 'Roof, Siding & Window Prices'],
  [['siding', 'windows'], 'Roof, gutter and repair prices', 'Roof, Gutter & Repair Prices'],
  [['roofing', 'gutters', 'additional'], 'Siding and window prices', 'Siding & Window Prices'],
])('without %j, the price guide names the first three trades it has prices for', (off, heading, title) => {
  const { priceGuidePage } = contentWithout(...off);
  expect(priceGuidePage.hero.heading).toBe(`${heading} in Connecticut`);
  expect(priceGuidePage.title).toContain(title);
});

test('without the categories that have the manufacturer’s warranty, only our own is left', () => {
  expect(contentWithout('roofing', 'siding', 'windows').everyWarranty).toMatch(/^Everything we install/);
});

test('a single page can be turned off while its category stays', () => {
  const { allPages, serviceCategories } = contentWithout('/services/insulation');
  expect(allPages.map(({ path }) => path)).not.toContain('/services/insulation');
  expect(serviceCategories).toHaveLength(5);
});

test('without financing, the home page offers no terms', () => {
  expect(contentWithout('/financing').heroFeatures.map(({ title }) => title)).not.toContain('Pay over time');
});

test('a card with several links keeps those that are left, and disappears without any', () => {
  jest.resetModules();
  jest.doMock('./services-off', () => ({ servicesOff: ['gutters', '/services/siding/repair'] }));
  const { offeredLinks } = jest.requireActual<typeof Offered>('./offered');
  const card = (...hrefs: readonly Href[]) => ({ links: hrefs.map((href) => ({ label: 'More', href })) });
  const off = card('/services/gutters', '/services/siding/repair');
  const half = card('/services/gutters/repair#price', '/services/siding');
  expect(offeredLinks([off, half, {}])).toEqual([card('/services/siding'), {}]);
});
