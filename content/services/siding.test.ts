import { prices } from '@/content/prices';
import { figureOf } from '@/testing/figure-of';
import { allText } from '@/testing/all-text';
import { sectionOf } from '@/testing/section-of';
import type { ServicePage } from '@/content/types';
import { wallSquareFeet } from '@/lib/prices/house-size';
import { printPrice } from '@/lib/prices/price';
import { durations } from '@/content/durations';
import { sidingMaterials } from '@/content/promises';
import { sidingPages } from './siding';
import { exampleWall, sidingPriceFactors, wholeHouse } from './siding/example-house';
import { sidingLifespans } from './siding/lifespans';
import { sidingStepTime, sidingSteps, sidingTotal, workingDays, type SidingMaterial } from './siding/schedule';

const pages: readonly ServicePage[] = Object.values(sidingPages);

function drawnNames(page: ServicePage): readonly string[] {
  if (page.storyline !== 'material' || 'board' in page) throw new Error(`${page.path} has no drawn materials`);
  const drawn = 'scene' in page ? page.scene.samples : page.row.pieces;
  return drawn.map(({ name }) => name);
}

describe('the siding pages', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s shows its price', (_path, page) => {
    expect(page.priceRange && allText(page).includes(figureOf(page.priceRange))).toBe(true);
  });

  test.each(['/services/siding', '/services/siding-installation', '/services/siding/replacement'] as const)(
    '%s states the full price range',
    (path) => {
      expect(allText(sidingPages[path])).toContain(printPrice(prices.siding.anyMaterial, { by: 'material' }));
    },
  );
});

test('the overview links to installation, replacement and repair', () => {
  const text = JSON.stringify(sidingPages['/services/siding']);
  for (const path of ['/services/siding-installation', '/services/siding/replacement', '/services/siding/repair'])
    expect(text).toContain(`"href":"${path}"`);
});

test('the lifespans on the overview match their bars and the materials page', () => {
  const { materials } = sectionOf(sidingPages['/services/siding-installation-detail'], 'lifespans', 'materials');
  const { rows } = sectionOf(sidingPages['/services/siding'], 'scaled');
  expect(rows.map(({ second }) => second?.span)).toEqual(materials.map(({ years }) => years));
  for (const { second } of rows) {
    expect(second?.text).toMatch(new RegExp(`^${second?.span.low}–${second?.span.high} years`));
  }
});

describe('the two installation pages', () => {
  test('both have the anchors #materials and #booking', () => {
    const [landing, detail] = [
      sidingPages['/services/siding-installation'],
      sidingPages['/services/siding-installation-detail'],
    ];
    expect(sectionOf(landing, 'scaled', 'materials').rows).toHaveLength(5);
    expect(sectionOf(detail, 'lifespans', 'materials').materials).toHaveLength(5);
    expect([landing.closing?.id, detail.closing?.id]).toEqual(['booking', 'booking']);
  });

  test('agree on the price of each material', () => {
    const compared = sectionOf(sidingPages['/services/siding-installation'], 'scaled', 'materials').rows;
    const { materials } = sectionOf(sidingPages['/services/siding-installation-detail'], 'lifespans', 'materials');
    expect(compared.map(({ price }) => price)).toEqual(materials.map(({ price }) => price));
    const detail = sidingPages['/services/siding-installation-detail'];
    const drawn = 'scene' in detail ? detail.scene.samples : [];
    expect(drawn.map((sample) => 'price' in sample && sample.price)).toEqual(materials.map(({ price }) => price));
  });

  test('and the overview list every material that we install', () => {
    const [landing, detail, overview, drawn] = [
      sectionOf(sidingPages['/services/siding-installation'], 'scaled', 'materials').rows.map(({ name }) => name),
      sectionOf(sidingPages['/services/siding-installation-detail'], 'lifespans', 'materials').materials.map(
        ({ name }) => name,
      ),
      sectionOf(sidingPages['/services/siding'], 'scaled').rows.map(({ name }) => name),
      drawnNames(sidingPages['/services/siding-installation']),
    ].map((names) =>
      names.map((name) =>
        name
          .toLowerCase()
          .replace(/ siding$| \(.*\)$/, '')
          .replace('cedar', 'wood'),
      ),
    );
    expect(landing).toEqual([...sidingMaterials]);
    expect(detail).toEqual([...sidingMaterials]);
    expect(overview).toEqual([...sidingMaterials]);
    expect(drawn).toEqual([...sidingMaterials]);
  });
});

test('the buttons of the siding installation page lead to the booking form and to its own materials', () => {
  const actions = sidingPages['/services/siding-installation'].hero.actions ?? [];
  expect(actions.map((action) => action.href)).toEqual(['/#booking', '#materials']);
});

test('the repair page has the price and the times of exterior repairs', () => {
  const page = sidingPages['/services/siding/repair'];
  expect(allText(page)).toContain(printPrice(prices.additional.siding));
  expect(sectionOf(page, 'steps').steps.map(({ duration }) => duration)).toEqual([
    '30–60 minutes',
    '24–48 hours',
    '1–2 weeks',
    '1–3 days',
    '30 minutes',
  ]);
});

describe('the lifespan of a siding material', () => {
  test('and its care are the same on the page that compares all materials', () => {
    const { materials } = sectionOf(sidingPages['/services/siding-installation-detail'], 'lifespans', 'materials');
    const lifespans = Object.values(sidingLifespans);
    expect(materials.map(({ years }) => years)).toEqual(lifespans.map(({ years }) => years));
    materials.forEach(({ care }, index) => expect(care.text.startsWith(lifespans[index]?.care.text ?? '-')).toBe(true));
  });

  test('is stated for the same materials as in the warranty table and the drawings', () => {
    const page = sidingPages['/services/siding-installation-detail'];
    const named = (name: string) => name.replace(/ siding$/, '');
    const { materials } = sectionOf(page, 'lifespans', 'materials');
    expect(Object.keys(sectionOf(page, 'table').rows).map(named)).toEqual(materials.map(({ name }) => name));
    expect(drawnNames(page)).toEqual(materials.map(({ name }) => name));
  });

  test.each(['vinyl', 'fiber-cement', 'wood', 'insulated'] as const)(
    'fits the rulers of the %s page, which compares its own material with others',
    (name) => {
      const { materials, highlighted, rulers } = sectionOf(sidingPages[`/services/siding/${name}`], 'lifespans');
      expect(materials.filter((life) => life.name === highlighted)).toHaveLength(1);
      for (const { years, price } of materials) {
        expect(years.high).toBeLessThanOrEqual(rulers.years.high);
        expect(price.high).toBeLessThanOrEqual(rulers.dollars.high);
      }
    },
  );
});

describe('the schedule of a siding job', () => {
  const details = { wall: '', siding: '' };
  const materials: readonly (readonly [SidingMaterial, string])[] = [
    ['vinyl', '/services/siding/vinyl'],
    ['insulated', '/services/siding/insulated'],
    ['fiberCement', '/services/siding/fiber-cement'],
    ['wood', '/services/siding/wood'],
  ];

  test.each(materials)(
    'in %s: the days of the steps on its page add up to the total that the page states',
    (material, path) => {
      const page = pages.find((one) => one.path === path);
      if (!page) throw new Error(`No page ${path}`);
      const days = sectionOf(page, 'job').steps.flatMap(({ duration = '' }) =>
        /day|week/.test(duration) ? [workingDays(duration)] : [],
      );
      const shortest = days.reduce((sum, [shortestStep]) => sum + shortestStep, 0);
      const longest = days.reduce((sum, [, longestStep]) => sum + longestStep, 0);
      expect(`${shortest}–${longest} working days`).toBe(sidingTotal(material));
      expect(allText(page)).toContain(sidingTotal(material));
    },
  );

  test('takes the time for the siding itself from durations.ts', () => {
    for (const [material] of materials)
      expect(sidingSteps(details, material)[1]?.duration).toBe(durations.siding[material]);
  });

  test('counts five working days to the week, and rejects text without a number of days', () => {
    expect(workingDays('1–2 weeks, plus drying time')).toEqual([5, 10]);
    expect(() => workingDays('soon')).toThrow("isn't a number of days or weeks");
  });

  test('adds up to the days that the replacement page prints', () => {
    const [wall, siding] = sectionOf(sidingPages['/services/siding/replacement'], 'timeline').entries;
    const last = [sidingStepTime('wall'), sidingStepTime('siding')]
      .map((time) => workingDays(time)[1])
      .reduce((sum, days) => sum + days, 0);
    expect([wall?.when, siding?.when]).toEqual(['Days 1–2', `Days 3–${last}`]);
  });

  test('is drawn to scale: each step begins when the one before it ends', () => {
    expect(sectionOf(sidingPages['/services/siding/replacement'], 'timeline').days).toEqual([
      { start: 0, shortest: 2, longest: 2 },
      { start: 2, shortest: 5, longest: 7 },
      { start: 7, shortest: 7, longest: 7 },
    ]);
    expect(sidingTotal('vinyl')).toBe('5–7 working days');
  });
});

describe('the house in the examples', () => {
  test('costs the price per square foot times its square feet of wall', () => {
    const { low, high } = prices.siding.vinyl;
    const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
    expect(wholeHouse(prices.siding.vinyl)).toBe(
      `about ${dollars(low * exampleWall)} to ${dollars(high * exampleWall)}`,
    );
    expect(allText(sidingPages['/services/siding'])).toContain(wholeHouse(prices.siding.vinyl));
  });

  test('has about as much wall as a two-story colonial of 36 by 28 feet', () => {
    const wall = wallSquareFeet({ length: 36, width: 28, stories: 2, storyHeight: 9, shape: 'gable', pitch: 8 });
    expect(Math.abs(wall - exampleWall)).toBeLessThan(100);
  });
});

test('the replacement page lists what can change the price', () => {
  for (const factor of sidingPriceFactors)
    expect(allText(sidingPages['/services/siding/replacement'])).toContain(factor);
});
