import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import { allText } from '@/content/testing/all-text';
import { printFigures, printPrice } from '@/lib/prices/price';
import { windowPages } from './windows';
import { typicalYearlySavings } from './windows/savings';

const pages = Object.values(windowPages);
const overview = windowPages['/services/windows'];

describe.each(pages)('$path', (page) => {
  it('has a title and description that fit a search result', () => {
    expect(page.title.length).toBeLessThan(60);
    expect(page.title).toContain(company.name);
    expect(page.description.length).toBeLessThan(155);
  });

  it('says what the job includes, and ends with questions and answers', () => {
    const kinds = page.sections.map((section) => section.kind);
    expect(kinds).toContain('included');
    expect(kinds).toContain('steps');
    expect(kinds.at(-1)).toBe('faq');
    expect(allText(page.sections)).toContain(company.warranty.workmanship);
  });
});

describe('the windows page', () => {
  it('has its three main sections', () => {
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

  it('lists five installation steps', () => {
    const [steps] = overview.sections.filter((section) => section.kind === 'steps');
    expect(steps?.steps.map((step) => step.title)).toEqual([
      'Free in-home consultation and measurements',
      'Custom ordering',
      'Installation',
      'Inspection and cleanup',
      'Warranty registration',
    ]);
  });

  it('prices six styles and states their full range', () => {
    const { doubleHung, casement, sliding, picture, awning, bay, anyStyle } = prices.windows;
    const [styles] = overview.sections.filter((section) => section.kind === 'options');
    expect(styles?.options.map((option) => 'price' in option && option.price)).toEqual([
      doubleHung,
      casement,
      sliding,
      picture,
      awning,
      bay,
    ]);
    expect(overview.priceRange).toBe(anyStyle);
    expect(overview.hero.facts?.[0]).toContain(printPrice(anyStyle));
  });
});

it.each(['/services/windows', '/services/windows/energy-efficient'] as const)(
  '%s presents the savings as typical, not promised',
  (path) => {
    expect(allText(windowPages[path])).toContain('15–30% energy savings');
    expect(allText(windowPages[path])).toContain(typicalYearlySavings);
    expect(allText(windowPages[path])).toMatch(/typical range/i);
  },
);

it.each(['/services/windows/installation', '/services/windows/replacement'] as const)(
  '%s states the window prices',
  (path) => {
    expect(allText(windowPages[path].sections)).toContain(printFigures(prices.windows.anyStyle));
  },
);

it('never prices a new door before a visit', () => {
  for (const path of ['/services/doors/installation', '/services/doors/entry'] as const) {
    expect(windowPages[path].priceRange).toBeUndefined();
    expect(allText(windowPages[path])).toContain(printPrice(afterVisit));
  }
});
