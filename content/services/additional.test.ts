import { durations, hoursADay } from '@/content/durations';
import { prices } from '@/content/prices';
import { tarp } from '@/content/promises';
import type { Repair } from '@/content/section-kinds';
import { allText } from '@/testing/all-text';
import { sectionOf } from '@/testing/section-of';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { additionalPages } from './additional';
import { exteriorRepair, exteriorVisit, insulationDays, maintenanceVisit } from './additional/job-days';

const pages = Object.values(additionalPages);
const repairs = additionalPages['/services/exterior-repairs'];
const claims = additionalPages['/services/insurance-claims'];

it.each(pages)('$path ends with questions and answers', (page) => {
  expect(page.sections.at(-1)?.kind).toBe('faq');
});

it('the overview links to every other page of its category', () => {
  const hub = allText(additionalPages['/services/additional']);
  for (const { path } of pages.filter((page) => page.path !== '/services/additional'))
    expect(hub).toContain(`"${path}"`);
});

test('the overview repeats the signs word for word from their own pages', () => {
  const others = allText([additionalPages['/services/insulation'], additionalPages['/services/ventilation']]);
  const lists = additionalPages['/services/additional'].sections.flatMap((section) => {
    if (section.kind === 'choice') return section.sides.flatMap(({ items }) => items);
    return [];
  });
  expect(lists).toHaveLength(8);
  for (const item of lists) expect(others).toContain(item);
});

describe('the exterior repairs page', () => {
  it('prices three repairs and lists what each covers', () => {
    const [services] = repairs.sections.filter((section) => section.kind === 'options');
    expect(services?.options.map((option) => [option.name, option.price])).toEqual([
      ['Siding Repair', prices.additional.siding],
      ['Trim & Fascia Repair', prices.additional.trim],
      ['Window & Door Repair', prices.additional.windowsAndDoors],
    ]);
  });

  it('says how urgent each issue is and when it should be done', () => {
    const { rows } = sectionOf(repairs, 'repairs').repairs;
    expect(Object.values<Repair>(rows).map((row) => [row.title, row.urgency, row.timeframe])).toEqual([
      ['Damaged or loose siding', 'Medium', '1–2 weeks'],
      ['Rotting trim or fascia', 'High', 'Within 1 week'],
      ['Peeling paint', 'Low', 'Next season'],
      ['Loose or broken shutters', 'Medium', '2–3 weeks'],
    ]);
  });

  it('lists five repair steps with their durations', () => {
    const { groups } = sectionOf(repairs, 'job-in-writing').steps;
    expect(groups.flatMap(({ steps }) => steps.map(({ duration }) => duration))).toEqual([
      durations.firstLook,
      '24–48 hours',
      '1–2 weeks',
      '1–3 days',
      '30 minutes',
    ]);
  });

  it('gives three reasons to call a professional', () => {
    expect(sectionOf(repairs, 'job-in-writing').reasons).toHaveLength(3);
  });
});

describe('the insurance claims page stays within what a contractor may say', () => {
  it('says that the insurer decides coverage, and what we don’t do', () => {
    expect(allText(claims)).toContain('Your insurance company decides coverage');
    expect(allText(claims)).toContain('Prepare, submit or negotiate your claim');
  });

  it('never offers to handle a claim', () => {
    expect(allText(claims)).not.toMatch(/we (will )?handle your claim/i);
  });

  it('quotes the rules from the shared promises', () => {
    expect(allText(claims)).toContain(tarp.law);
    expect(sectionOf(claims, 'job-in-writing').signature).toHaveProperty('cancellation');
  });

  it('leads to the booking form from its first and last button', () => {
    expect(claims.hero.actions?.[0]).toEqual({ label: 'Book a Visit', href: '/#booking' });
    expect(claims.closing?.action).toEqual({ label: 'Book a Visit', href: '/#booking' });
  });

  it('says below the rules that they are not legal advice', () => {
    expect(sectionOf(claims, 'table').footnote).toContain('not legal advice');
  });
});

it.each([
  '/services/insulation',
  '/services/ventilation',
  '/services/maintenance',
  '/services/inspections',
  '/services/insurance-claims',
] as const)('%s gives search engines no price', (path) => {
  expect(additionalPages[path].priceRange).toBeUndefined();
});

describe('the exterior inspection', () => {
  const page = additionalPages['/services/inspections'];

  it('is a free visit for an estimate, and sends buyers to a licensed home inspector', () => {
    expect(printPrice(prices.additional.fullInspection)).toBe('Free');
    const { lists } = sectionOf(page, 'job-in-writing');
    expect(allText(lists.filter(({ kind }) => kind === 'not included'))).toContain('isn’t a home inspection');
    expect(page.hero.intro).toContain('licensed home inspector');
    expect(allText(page)).not.toMatch(/credited|one-page plan/i);
  });

  it('takes longer than the roof inspection that is part of it', () => {
    const hours = (words: string) => (words.match(/\d+/g) ?? []).map(Number);
    const [shortest = NaN, longest = NaN] = hours(durations.exteriorInspection);
    const [roofShortest = NaN, roofLongest = NaN] = hours(durations.roofInspection);
    expect(shortest).toBeGreaterThan(roofShortest);
    expect(longest).toBeGreaterThan(roofLongest);
    expect(allText(page)).toContain(durations.exteriorInspection);
  });
});

describe('how long the jobs take', () => {
  it('insulation: the steps add up to 8 to 12 hours', () => {
    const { sealing, filling } = insulationDays;
    expect([sealing.hours[0] + filling.hours[0], sealing.hours[1] + filling.hours[1]]).toEqual([8, 12]);
    expect(allText(additionalPages['/services/insulation'])).toContain(insulationDays.total);
  });

  it('an exterior repair: with the check at its end, it takes as long as is printed', () => {
    const { repair, check } = exteriorRepair;
    const days = ([0, 1] as const).map((end) => (repair.hours[end] + check.hours[end]) / hoursADay);
    expect(`${days.join('–')} days`).toBe(repair.duration);
  });

  it('an exterior inspection: the hours are those it prints', () => {
    expect(`${exteriorVisit.hours.join('–')} hours`).toBe(exteriorVisit.duration);
  });

  it('a maintenance visit: the steps add up to its total', () => {
    const { walk, fixes, look, total } = maintenanceVisit;
    const sum = (end: 0 | 1) => walk.hours[end] + fixes.hours[end] + look.hours[end];
    expect([sum(0), sum(1)]).toEqual(total.hours);
  });
});

it.each([
  ['/services/exterior-repairs', warranties.exteriorRepair],
  ['/services/insulation', warranties.attic],
  ['/services/ventilation', warranties.attic],
] as const)('%s states its warranty', (path, { sentence }) => {
  expect(sectionOf(additionalPages[path], 'job-in-writing').signature).toMatchObject({ warranty: { sentence } });
});
