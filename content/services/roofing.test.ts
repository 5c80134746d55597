import { company } from '@/content/company';
import { durations, hoursADay } from '@/content/durations';
import { figures } from '@/content/figures';
import { prices } from '@/content/prices';
import { collapse } from '@/content/danger';
import type { HubTag } from '@/content/storylines';
import type { WrittenStep } from '@/content/job-in-writing';
import type { ServicePage } from '@/content/page';
import type { Repair } from '@/content/section-kinds';
import { figureOf } from '@/testing/figure-of';
import { allText } from '@/testing/all-text';
import { sectionOf } from '@/testing/section-of';
import { printPrice } from '@/lib/prices/price';
import { roofingPages } from './roofing';
import { visitSteps } from './roofing/inspection';
import { duringTheJob } from './roofing/schedule';

const pages: readonly ServicePage[] = Object.values(roofingPages);
const shingles = printPrice(prices.roofing.shingles);
const metal = printPrice(prices.roofing.metal);
const repair = printPrice(prices.roofing.anyRepair);
const plateOf = (page: ServicePage) => ('plate' in page ? page.plate : undefined);
const stepsOf = (page: ServicePage): readonly WrittenStep[] =>
  sectionOf(page, 'job-in-writing').steps.groups.flatMap(({ steps }) => steps);

describe('the roofing pages', () => {
  test('every page that prices by the square explains what a square is', () => {
    const bySquare = pages.map((page) => allText(page)).filter((text) => text.includes('per square'));
    expect(bySquare.length).toBeGreaterThan(2);
    for (const text of bySquare) expect(text).toContain('100 square feet');
  });

  test.each(pages.map((page) => [page.path, page] as const))(
    '%s names Connecticut in its main heading',
    (_path, page) => {
      expect(page.hero.heading).toContain('Connecticut');
    },
  );

  test.each([
    ['/services/roofing', [shingles, metal, '110–180 mph', '3–4 days']],
    ['/services/roofing-installation', [shingles, metal, '110–180 mph', 'up to 180 mph']],
    ['/services/roofing/replacement', ['3–4 days', company.financing.months]],
    ['/services/roofing/repair', [repair, 'Standard repairs scheduled within 24 hours', 'on-site within 2 hours']],
    [
      '/services/roofing/emergency',
      [repair, 'Standard repairs scheduled within 24 hours', '24/7', 'on-site within 2 hours'],
    ],
    [
      '/services/roofing/storm-damage',
      ['standard repairs scheduled within 24 hours', '3–4 days', 'on-site within 2 hours'],
    ],
    ['/services/roof-inspection', ['21-point', 'at most 24 inches apart']],
  ] as const)('%s states its key figures', (path, figures) => {
    const text = allText(roofingPages[path]).toLowerCase();
    for (const figure of figures) expect(text).toContain(figure.toLowerCase());
  });
});

describe('the overview', () => {
  test('links to six roofing pages, in the order of its drawing', () => {
    const overview = roofingPages['/services/roofing'];
    const tags = overview.storyline === 'hub' ? Object.values<HubTag>(overview.tags.rows) : [];
    expect(tags.map(({ href }) => href)).toEqual([
      '/services/roof-inspection',
      '/services/roofing/repair',
      '/services/roofing/storm-damage',
      '/services/roofing/emergency',
      '/services/roofing/replacement',
      '/services/roofing/installation',
    ]);
  });

  test('gives each material the wind rating and lifespan that the materials page gives', () => {
    const own = allText(roofingPages['/services/roofing-installation']).toLowerCase();
    for (const { name, second, last } of sectionOf(roofingPages['/services/roofing'], 'scaled').rows) {
      expect(own).toContain(name.toLowerCase());
      expect(own).toContain(second?.text);
      expect(own).toContain(String(last));
    }
  });

  test('draws the bar of each wind rating up to the figure it prints', () => {
    for (const { second } of sectionOf(roofingPages['/services/roofing'], 'scaled').rows)
      expect(second?.text).toMatch(new RegExp(`^(?:up to )?${second?.span.high} mph$`));
  });
});

describe('the materials', () => {
  const page: ServicePage = roofingPages['/services/roofing-installation'];
  const samples = page.storyline === 'material' && 'scene' in page ? page.scene.samples : [];
  const { rows } = sectionOf(page, 'scaled', 'materials');
  const pointsOf = (maker: string) => rows.find(({ name }) => name.startsWith(maker))?.points;

  test('include five, with the figures of both shingle makers', () => {
    expect(rows).toHaveLength(5);
    expect(rows.slice(1, 3).map(({ last }) => last)).toEqual(['Up to 130 mph', 'Up to 160 mph']);
    expect(pointsOf('GAF')).toEqual(
      expect.arrayContaining([
        'Class A fire rating',
        'Impact Class 3',
        '25-year algae protection',
        'Non-prorated coverage in the first 10 years',
      ]),
    );
    expect(pointsOf('TAMKO')).toEqual(
      expect.arrayContaining(['Class A fire rating', 'Impact Class 4', '15-year algae protection']),
    );
  });

  test('have the same names and prices in the drawing and in the comparison', () => {
    const priced = samples.map((sample) => [sample.name, 'price' in sample && sample.price]);
    expect(rows.map(({ name, price }) => [name, price])).toEqual(priced);
  });

  test('have bars as long as the lifespans they print', () => {
    for (const { second } of rows) {
      const years = (second?.text.match(/\d+/g) ?? []).map(Number);
      expect([years[0], years.at(-1)]).toEqual([second?.span.low, second?.span.high]);
    }
  });
});

test('the installation page lists eight layers at #materials', () => {
  const { details } = sectionOf(roofingPages['/services/roofing/installation'], 'details', 'materials');
  expect(Object.keys(details.rows)).toHaveLength(8);
});

test('the replacement page lists ten warning signs at #warning-signs', () => {
  const { groups } = sectionOf(roofingPages['/services/roofing/replacement'], 'warning-signs', 'warning-signs');
  expect(groups.flatMap(({ signs }) => signs)).toHaveLength(10);
});

describe('the repair page', () => {
  const page = roofingPages['/services/roofing/repair'];
  const { rows } = sectionOf(page, 'repairs', 'common-repairs').repairs;
  const byPart = Object.fromEntries(
    Object.entries<Repair>(rows).flatMap(([part, repair]) => (repair.price ? [[part, repair] as const] : [])),
  );
  const repairs = Object.values(byPart);

  test('prices every common repair, and shows the range of all of them at the top', () => {
    expect(plateOf(page)?.price.price).toEqual(prices.roofing.anyRepair);
    expect(repairs).toHaveLength(Object.keys(rows).length);
    const all = repairs.map(({ price }) => price);
    expect([Math.min(...all.map(({ low }) => low)), Math.max(...all.map(({ high }) => high))]).toEqual([
      prices.roofing.anyRepair.low,
      prices.roofing.anyRepair.high,
    ]);
  });

  test('draws and prints the same hours', () => {
    const steps = stepsOf(page);
    expect(steps.map(({ hours }) => hours)).toEqual([undefined, [30 / 60, 60 / 60], [2, hoursADay], undefined]);
    expect(steps.map(({ duration }) => duration).slice(1, 3)).toEqual([durations.firstLook, '2–3 hours to 1 day']);
    expect(durations.firstLook).toBe('30–60 minutes');
  });

  test('all but two repairs stay within the price that it calls the most', () => {
    const above = repairs.filter(({ price }) => price.high > prices.roofing.iceDamLeak.high);
    expect(above.map(({ title }) => title)).toEqual([prices.roofing.stormOpening.job, prices.roofing.softDeck.job]);
    expect(sectionOf(page, 'repairs').intro).toContain(`within ${figureOf(prices.roofing.iceDamLeak, 'highest')}`);
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
    const sheets = page.sections.flatMap((part) => (part.kind === 'inspection' ? [part.sheet] : []));
    expect(sheets.flatMap(({ groups }) => groups.map(({ name }) => name))).toHaveLength(5);
    expect(sheets.flatMap(({ rows }) => Object.keys(rows))).toHaveLength(company.inspectionPoints);
  });

  test('continues the numbers of its first drawing in the second', () => {
    const before = Object.keys(figures['roof-points'].parts).length;
    expect(figures['attic-points'].first).toBe(before + 1);
  });

  test('starts the first group at the first point of each drawing, and keeps the groups in order', () => {
    for (const { kind, ...part } of page.sections) {
      if (kind !== 'inspection' || !('sheet' in part)) continue;
      const { groups, figure } = part.sheet;
      const parts = Object.keys(figures[figure].parts);
      const firsts = groups.map(({ first }) => parts.indexOf(first));
      expect(firsts[0]).toBe(0);
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    }
  });

  test('leads to the booking form from its first and last button', () => {
    expect(page.hero.actions?.[0]?.href).toBe('/#booking');
    expect(page.closing?.action?.href).toBe('/#booking');
    expect(page.closing?.id).toBe('schedule-inspection');
    expect(page.closing?.text).toContain(company.hours.display);
  });

  test('takes as long as all its steps together', () => {
    const total = (end: 0 | 1) => Math.round(visitSteps.reduce((sum, { hours }) => sum + hours[end], 0) * 60);
    expect(`${total(0) / 60}–${total(1) / 60} hours`).toBe(durations.roofInspection);
  });
});

describe('the emergency page', () => {
  const page = roofingPages['/services/roofing/emergency'];

  test('ends with only the phone number', () => {
    expect(page.closing).toMatchObject({ action: { href: company.phone.href }, hasOnlyPhone: true });
  });

  test('prices the tarp before the water is stopped, and the repair after', () => {
    const titles = stepsOf(page).map(({ title }) => title);
    const [tarp, stop, repair] = [/price for the tarp/, /stop the water/, /price for the repair/].map((step) =>
      titles.findIndex((title) => step.test(title)),
    );
    expect(tarp).toBeGreaterThan(0);
    expect(stop).toBe(Number(tarp) + 1);
    expect(repair).toBe(Number(stop) + 1);
  });
});

describe('the price of a tarp on the emergency page', () => {
  const page = roofingPages['/services/roofing/emergency'];
  test('comes before the tarp in the pictures of the struck roof', () => {
    const tarped = sectionOf(page, 'wipe').stages.find(({ name }) => name === 'Tarped');
    expect(tarped?.text).toMatch(/price.*tarp goes/);
  });

  test('is on its plate, and agreed before anyone climbs', () => {
    expect(plateOf(page)?.price.price).toEqual(prices.roofing.tarp);
    expect(sectionOf(page, 'job-in-writing').price.text).toMatch(/tarp first, then the repair/);
    expect(allText(sectionOf(page, 'job-in-writing'))).toContain(repair);
  });

  test('is agreed before the tarp goes up, and each step is drawn as long as its printed duration', () => {
    const drawn = stepsOf(page).filter(({ hours }) => hours);
    expect(drawn).toHaveLength(2);
    for (const { duration = '', hours: [least, most] = [0, 0] } of drawn) {
      const printed = (duration.match(/\d+/g) ?? []).map(Number);
      expect(most).toBe(printed.at(-1));
      expect(least).toBe(duration.includes('within') ? 0 : printed[0]);
    }
    expect(stepsOf(page).findIndex(({ title }) => /price for the tarp/.test(title))).toBe(2);
  });
});

describe.each(['/services/roofing/emergency', '/services/roofing/storm-damage'] as const)('%s', (path) => {
  test('says first what to do when a roof may come down, with a link that calls 911', () => {
    const [first] = roofingPages[path].sections;
    expect(first).toMatchObject({ kind: 'notice', level: 'danger' });
    const text = allText(first ?? {});
    for (const words of [collapse.signs, 'Get everyone out of the house', 'tel:911']) expect(text).toContain(words);
  });
});

describe('a new roof', () => {
  const hours = (end: 0 | 1) => duringTheJob.reduce((sum, step) => sum + step.hours[end], 0);

  test('takes as many days as its steps add up to', () => {
    expect(`${Math.ceil(hours(0) / hoursADay)}–${Math.ceil(hours(1) / hoursADay)} days`).toBe(
      durations.roofReplacement,
    );
  });

  test('prints the hours that it counts for each step', () => {
    for (const { duration, hours: range } of duringTheJob) {
      const inHours = duration.includes('day') ? hoursADay : 1;
      const printed = (duration.match(/\d+/g) ?? []).map((figure) => Number(figure) * inHours);
      expect([printed[0], printed.at(-1)]).toEqual(range);
    }
  });
});

describe('storm damage', () => {
  test('lists ten types in three levels of severity, worst first, each type with a time to act', () => {
    const found = sectionOf(roofingPages['/services/roofing/storm-damage'], 'repairs', 'damage-assessment');
    const types = Object.values<Repair>(found.repairs.rows);
    expect(types).toHaveLength(10);
    expect([...new Set(types.map((type) => type.severity))]).toEqual(['Critical', 'High', 'Medium']);
    for (const type of types) expect(type.timeframe).toMatch(/now|hours|day|weeks|911/);
  });
});
