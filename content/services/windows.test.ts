import { company } from '@/content/company';
import { windowPages } from './windows';

const pages = Object.values(windowPages);
const overview = windowPages['/services/windows'];
const said = (page: object) => JSON.stringify(page);

describe.each(pages)('$path', (page) => {
  it('fits a search result', () => {
    expect(page.title.length).toBeLessThan(60);
    expect(page.title).toContain(company.name);
    expect(page.description.length).toBeLessThan(155);
  });

  it('says what the job includes, then answers questions last', () => {
    const kinds = page.sections.map((section) => section.kind);
    expect(kinds).toContain('included');
    expect(kinds).toContain('steps');
    expect(kinds.at(-1)).toBe('faq');
    expect(said(page.sections)).toContain(company.warranty.workmanship);
  });
});

describe('the windows page', () => {
  it('has the sections that the spec names', () => {
    expect(overview.sections.map((section) => section.heading)).toEqual(
      expect.arrayContaining(['Our Window Services', 'Window Styles & Options', 'Energy Efficiency Benefits']),
    );
  });

  it('offers an estimate and a call', () => {
    expect(overview.hero.actions).toEqual([
      { label: 'Get Free Estimate', href: '/contact' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ]);
  });

  it('installs in the five steps of the spec', () => {
    const [steps] = overview.sections.filter((section) => section.kind === 'steps');
    expect(steps?.steps.map((step) => step.title)).toEqual([
      'Free in-home consultation and measurements',
      'Custom ordering',
      'Installation',
      'Inspection and cleanup',
      'Warranty registration',
    ]);
  });

  it('prices every style inside $250–$3,500', () => {
    const [styles] = overview.sections.filter((section) => section.kind === 'options');
    const figures = (styles?.options ?? []).flatMap((option) =>
      (option.price.match(/[\d,]+/g) ?? []).map((figure) => Number(figure.replace(',', ''))),
    );
    expect(Math.min(...figures)).toBe(250);
    expect(Math.max(...figures)).toBe(3500);
    expect(overview.priceRange).toEqual({ low: 250, high: 3500, unit: 'per window' });
  });
});

it.each(['/services/windows', '/services/windows/energy-efficient'] as const)('%s gives the savings as typical, not promised', (path) => {
  expect(said(windowPages[path])).toContain('15–30% energy savings');
  expect(said(windowPages[path])).toContain('$200–$500 a year');
  expect(said(windowPages[path])).toMatch(/typical range/i);
});

it.each(['/services/windows/installation', '/services/windows/replacement'] as const)('%s gives the window prices', (path) => {
  expect(said(windowPages[path].sections)).toContain('$250–$3,500');
});

it('never prices a new door before a visit', () => {
  for (const path of ['/services/doors/installation', '/services/doors/entry'] as const) {
    expect(windowPages[path].priceRange).toBeUndefined();
    expect(said(windowPages[path])).toContain('Priced after a free visit');
  }
});
