import { prices } from '@/content/prices';
import { figureOf } from '@/testing/figure-of';
import { allText } from '@/testing/all-text';
import { sectionOf } from '@/testing/section-of';
import type { ServicePage } from '@/content/page';
import { wallSquareFeet } from '@/lib/prices/house-size';
import { printPrice } from '@/lib/prices/price';
import { durations, hoursADay } from '@/content/durations';
import { sidingMaterials } from '@/content/promises';
import { sidingPages } from './siding';
import { exampleWall, sidingPriceFactors, wholeHouse } from './siding/example-house';
import { sidingLifespans } from './siding/lifespans';
import { sidingJob, sidingTotal, workingDays, type SidingMaterial } from './siding/schedule';

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
    expect(landing.storyline === 'material' && 'row' in landing && landing.row.id).toBe('materials');
    expect(drawnNames(landing)).toHaveLength(5);
    expect(sectionOf(detail, 'lifespans', 'materials').materials).toHaveLength(5);
    expect([landing.closing?.id, detail.closing?.id]).toEqual(['booking', 'booking']);
  });

  test('agree on the price of each material', () => {
    const { materials } = sectionOf(sidingPages['/services/siding-installation-detail'], 'lifespans', 'materials');
    const wanted = materials.map(({ price }) => price);
    const [landing, detail] = [
      sidingPages['/services/siding-installation'],
      sidingPages['/services/siding-installation-detail'],
    ];
    expect('row' in landing && landing.row.pieces.map(({ price }) => price)).toEqual(wanted);
    expect('scene' in detail && detail.scene.samples.map((sample) => 'price' in sample && sample.price)).toEqual(
      wanted,
    );
  });

  test('and the overview list every material that we install', () => {
    const [detail, overview, landing] = [
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
    expect(detail).toEqual([...sidingMaterials]);
    expect(overview).toEqual([...sidingMaterials]);
    expect(landing).toEqual([...sidingMaterials]);
  });
});

test('the buttons of the siding installation page lead to the booking form and to its own materials', () => {
  const actions = sidingPages['/services/siding-installation'].hero.actions ?? [];
  expect(actions.map((action) => action.href)).toEqual(['/#booking', '#materials']);
});

test('the repair page has the price and the times of exterior repairs', () => {
  const page = sidingPages['/services/siding/repair'];
  expect(allText(page)).toContain(printPrice(prices.additional.siding));
  expect(
    sectionOf(page, 'job-in-writing').steps.groups.flatMap(({ steps }) => steps.map(({ duration }) => duration)),
  ).toEqual(['30–60 minutes', '24–48 hours', '1–2 weeks', '1–3 days', '30 minutes of the last day']);
});

describe('the lifespan of a siding material', () => {
  test('and its care are the same on the page that compares all materials', () => {
    const { materials } = sectionOf(sidingPages['/services/siding-installation-detail'], 'lifespans', 'materials');
    const lifespans = Object.values(sidingLifespans);
    expect(materials.map(({ years }) => years)).toEqual(lifespans.map(({ years }) => years));
    materials.forEach(({ care }, index) => expect(care.text.startsWith(lifespans[index]?.care.text ?? '-')).toBe(true));
  });

  test('is stated with its warranty, ratings and styles, for the same materials as in the drawings', () => {
    const page = sidingPages['/services/siding-installation-detail'];
    const named = (name: string) => name.replace(/ siding$/, '');
    const { materials } = sectionOf(page, 'lifespans', 'materials');
    for (const { facts = {} } of materials)
      expect(Object.keys(facts)).toEqual(['Features', 'Warranty', 'Wind and energy', 'Styles']);
    expect(drawnNames(page).map(named)).toEqual(materials.map(({ name }) => name));
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
  const materials: readonly (readonly [SidingMaterial, ServicePage])[] = [
    ['vinyl', sidingPages['/services/siding/vinyl']],
    ['vinyl', sidingPages['/services/siding/replacement']],
    ['insulated', sidingPages['/services/siding/insulated']],
    ['fiberCement', sidingPages['/services/siding/fiber-cement']],
    ['wood', sidingPages['/services/siding/wood']],
  ];

  test.each(materials)(
    'in %s: the hours of the steps on the wall add up to the total on the page',
    (material, page) => {
      const steps = sectionOf(page, 'job-in-writing').steps.groups.flatMap((group) => group.steps);
      const days = ([0, 1] as const).map(
        (end) => steps.reduce((sum, { hours }) => sum + (hours?.[end] ?? 0), 0) / hoursADay,
      );
      expect(`${days.join('–')} working days`).toBe(sidingTotal(material));
      expect(allText(page)).toContain(sidingTotal(material));
    },
  );

  test('takes the time for the siding itself from durations.ts', () => {
    for (const [material] of materials)
      expect(sidingJob({ siding: '' }, material).groups[0]?.steps[0]?.duration).toBe(durations.siding[material]);
  });

  test('counts five working days to the week, and rejects text without a number of days', () => {
    expect(workingDays('1–2 weeks, plus drying time')).toEqual([5, 10]);
    expect(() => workingDays('soon')).toThrow("isn't a number of days or weeks");
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
