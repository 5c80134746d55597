import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { durations } from '@/content/durations';
import { lifetime } from '@/content/warranties';
import { figureOf } from '@/testing/figure-of';
import { allText, plainText } from '@/testing/all-text';
import { sectionOf } from '@/testing/section-of';
import { warranties } from '@/content/warranties';
import type { ServicePage } from '@/content/page';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { gutterPages } from './gutters';
import { exampleFeet, gutterPriceFactors, wholeHouse } from './gutters/example-house';
import { gutterHours, gutterStepTime, installDay, installTime, printHours, sumHours } from './gutters/schedule';

const pages: readonly ServicePage[] = Object.values(gutterPages);

const stepsOf = (page: ServicePage) =>
  page.sections.flatMap((section) =>
    section.kind === 'job-in-writing' ? section.steps.groups.flatMap(({ steps }) => steps) : [],
  );

const overview = gutterPages['/services/gutters'];
const installation = gutterPages['/services/gutter-installation'];

describe.each(pages)('$path', (page) => {
  it('says what the job includes, and ends with questions and answers', () => {
    expect(
      page.sections.some(({ kind }) => kind === 'job-in-writing') || allText(page).includes('What’s included with'),
    ).toBe(true);
    expect(page.sections.at(-1)?.kind).toBe('faq');
  });
});

describe('the gutters page', () => {
  it('prices three materials and the guards by the foot', () => {
    const [materials] = overview.sections.filter((section) => section.kind === 'scaled');
    expect(materials?.rows.map(({ name, price }) => [name, price])).toEqual([
      ['Seamless aluminum', prices.gutters.aluminum],
      ['Copper', prices.gutters.copper],
      ['Steel', prices.gutters.steel],
    ]);
    for (const { second } of materials?.rows ?? []) {
      expect(second?.text).toBe(`${second?.span.low}–${second?.span.high} years`);
      expect(allText(installation)).toContain(second?.text);
    }
    expect(allText(overview)).toContain(printPrice(prices.gutters.guards));
  });
});

describe('the gutter installation page', () => {
  const systemsSection = installation.sections.find((section) => section.kind === 'gutter-systems');

  it('has a hero that links to the systems below, then to a call', () => {
    expect(installation.hero.actions?.map((action) => action.href)).toEqual(['#systems', company.phone.href]);
    expect(systemsSection?.id).toBe('systems');
  });

  it('gives causes, consequences and our solution for four problems', () => {
    const [problems] = installation.sections.filter((section) => section.kind === 'problems');
    expect(problems?.problems).toHaveLength(4);
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
      [
        'Guard systems',
        prices.gutters.guards,
        `Lifetime on premium guards, from the maker: ${lifetime}`,
        '20+ years for metal; foam, a few years',
      ],
    ]);
  });

  it('draws each system at the top, under the same name and price', () => {
    const samples = installation.storyline === 'material' && 'scene' in installation ? installation.scene.samples : [];
    expect(samples.map((sample) => [sample.name, 'price' in sample && sample.price])).toEqual(
      systemsSection?.systems.map(({ name, price }) => [name, price]),
    );
  });

  it('offers the 7-inch commercial size in steel', () => {
    const commercial = systemsSection?.systems.filter((system) => system.sizes.includes('7-inch commercial'));
    expect(commercial?.map((system) => system.name)).toEqual(['Steel']);
  });

  it('lists what can change the price', () => {
    for (const factor of gutterPriceFactors) expect(allText(installation)).toContain(factor);
  });

  it('shows six steps on a time scale', () => {
    expect(stepsOf(installation).map(({ hours }) => hours)).toEqual(Object.values(gutterHours));
  });
});

it.each(pages.filter((page) => stepsOf(page).some(({ hours }) => hours)))(
  'each bar of the job on $path is as long as its text says',
  (page) => {
    for (const { duration = '', hours } of stepsOf(page)) {
      if (!hours) continue;
      const [shortest = 0, longest = shortest] = (duration.match(/\d+/g) ?? []).map(
        (number) => Number(number) / (duration.endsWith('minutes') ? 60 : 1),
      );
      expect({ duration, hours }).toEqual({ duration, hours: [shortest, longest] });
    }
  },
);

it('every page about new gutters says that hangers are at most 24 inches apart', () => {
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

describe('the hours at the house', () => {
  const longWorkday = 9;

  it('are the sum of the steps after the layout, as the pages say', () => {
    expect(sumHours(installDay)).toEqual([9, 14]);
    expect(installTime).toBe('9–14 hours');
    for (const path of ['/services/gutter-installation', '/services/gutters/replacement'] as const)
      expect(allText(gutterPages[path])).toContain(installTime);
  });

  it('fill one long day at the shortest and two at the longest', () => {
    const [shortest, longest] = sumHours(installDay).map((hours) => Math.ceil(hours / longWorkday));
    expect([shortest, longest]).toEqual([1, 2]);
    expect(durations.gutters.short).toBe('One long day for a small house, two for a large one');
  });

  it('are the same for each step on the three pages that show it', () => {
    for (const step of installDay)
      for (const path of [
        '/services/gutter-installation',
        '/services/gutters/installation',
        '/services/gutters/replacement',
      ] as const)
        expect(allText(gutterPages[path])).toContain(gutterStepTime(step));
  });

  it('are printed as a range, or as one number if both ends are equal', () => {
    expect([[1, 1], [2, 2], gutterHours.hanging].map(([from = 0, to = 0]) => printHours([from, to]))).toEqual([
      '1 hour',
      '2 hours',
      '4–6 hours',
    ]);
  });
});

it('the example house costs the price per foot times its feet of gutter', () => {
  expect(wholeHouse(prices.gutters.aluminum)).toBe(figureOf(priceOfSize(prices.gutters.aluminum, exampleFeet)));
  expect(allText(overview)).toContain(wholeHouse(prices.gutters.aluminum));
});

it('pages with guards say that foam lasts only a few years', () => {
  for (const path of ['/services/gutter-installation', '/services/gutters/guards'] as const)
    expect(allText(gutterPages[path])).toMatch(/foam[^"]*a few years/i);
});

it('the table of metals covers each for as long as the warranty says', () => {
  const { table } = sectionOf(gutterPages['/services/gutters/replacement'], 'job-in-writing');
  const rows = Object.entries(table?.rows ?? {});
  expect(rows).toHaveLength(3);
  for (const [metal, [covered = '']] of rows)
    expect(warranties.gutters.sentence).toContain(
      `${metal.split(',')[0]?.toLowerCase()} for ${parseInt(plainText(covered), 10)}`,
    );
});
