import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { allText } from '@/content/testing/all-text';
import { printPrice } from '@/lib/prices/price';
import { gutterPages } from './gutters';

const pages = Object.values(gutterPages);
const overview = gutterPages['/services/gutters'];
const installation = gutterPages['/services/gutter-installation'];

describe.each(pages)('$path', (page) => {
  it('has a title and description that fit a search result', () => {
    expect(page.title.length).toBeLessThan(60);
    expect(page.title).toContain(company.name);
    expect(page.description.length).toBeLessThan(155);
  });

  it('says what the job includes, and ends with questions and answers', () => {
    const kinds = page.sections.map((section) => section.kind);
    expect(kinds).toContain('included');
    expect(kinds.at(-1)).toBe('faq');
  });
});

describe('the gutters page', () => {
  it('answers four problems with causes and solutions', () => {
    const [problems] = overview.sections.filter((section) => section.kind === 'problems');
    expect(problems?.problems.map(({ problem }) => problem)).toEqual([
      'Overflowing gutters',
      'Sagging gutters',
      'Leaking joints',
      'Foundation damage',
    ]);
  });

  it('prices three materials and the guards by the foot', () => {
    const [materials] = overview.sections.filter((section) => section.kind === 'options');
    expect(materials?.options.map((option) => [option.name, 'price' in option && option.price])).toEqual([
      ['Seamless aluminum', prices.gutters.aluminum],
      ['Copper', prices.gutters.copper],
      ['Steel', prices.gutters.steel],
    ]);
    expect(allText(overview)).toContain(printPrice(prices.gutters.guards));
  });
});

describe('the gutter installation page', () => {
  const systemsSection = installation.sections.find((section) => section.kind === 'gutter-systems');

  it('links from the hero to its own systems, then to a call', () => {
    expect(installation.hero.actions?.map((action) => action.href)).toEqual(['#systems', company.phone.href]);
    expect(systemsSection?.id).toBe('systems');
  });

  it('gives causes, consequences and our solution for four problems', () => {
    const [problems] = installation.sections.filter((section) => section.kind === 'problems');
    expect(problems?.showsConsequences && problems.problems).toHaveLength(4);
    for (const { causes, solutions } of problems?.problems ?? []) {
      expect(causes.length).toBeGreaterThan(0);
      expect(solutions).toHaveLength(1);
    }
  });

  it('gives each system its price, warranty and life', () => {
    expect(
      systemsSection?.systems.map(({ name, price, warranty, lifespan }) => [name, price, warranty, lifespan]),
    ).toEqual([
      ['Seamless aluminum', prices.gutters.aluminum, '20-year', '20–30 years'],
      ['Copper', prices.gutters.copper, '50-year', '50–100 years'],
      ['Steel', prices.gutters.steel, '25-year', '25–40 years'],
      ['Guard systems', prices.gutters.guards, 'Lifetime on premium guards', '20+ years'],
    ]);
  });

  it('offers the 7-inch commercial size in steel', () => {
    const commercial = systemsSection?.systems.filter((system) => system.sizes.includes('7-inch commercial'));
    expect(commercial?.map((system) => system.name)).toEqual(['Steel']);
  });

  it('shows six steps on a time scale', () => {
    const [steps] = installation.sections.filter((section) => section.kind === 'steps');
    expect(steps?.display === 'clock' && steps.steps.map((step) => step.hours)).toEqual([
      [1, 2],
      [2, 3],
      [2, 4],
      [4, 6],
      [2, 3],
      [1, 1],
    ]);
  });
});

const clocks = pages
  .flatMap((page) => page.sections.filter((section) => section.kind === 'steps'))
  .filter((section) => section.display === 'clock');

it.each(clocks)('draws each bar of "$heading" as long as its text says', ({ steps }) => {
  for (const { duration, hours } of steps) {
    const [shortest, longest = shortest] = (duration?.match(/\d+/g) ?? []).map(Number);
    expect(hours).toEqual([shortest, longest]);
  }
});

it('keeps hangers at most 24 inches apart wherever it mentions new gutters', () => {
  for (const path of [
    '/services/gutters',
    '/services/gutter-installation',
    '/services/gutters/installation',
  ] as const) {
    expect(allText(gutterPages[path])).toMatch(/at most 24 inches/i);
  }
});

it.each(['/services/gutters', '/services/gutters/guards'] as const)('%s names the four kinds of guard', (path) => {
  const words = allText(gutterPages[path]).toLowerCase();
  for (const kind of ['micro-mesh', 'solid covers', 'foam inserts', 'screen guards']) expect(words).toContain(kind);
});
