import { company } from '@/content/company';
import { durations, hoursADay } from '@/content/durations';
import { afterVisit, prices } from '@/content/prices';
import * as promises from '@/content/promises';
import type { HubTag } from '@/content/storylines';
import { figureOf } from '@/testing/figure-of';
import { allText } from '@/testing/all-text';
import type { ServicePage } from '@/content/page';
import type { RichText } from '@/content/rich-text';
import type { Section } from '@/content/section-kinds';
import { warranties, type Warranty } from '@/content/warranties';
import { sectionOf } from '@/testing/section-of';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { windowPages } from './windows';
import {
  customDays,
  doorDay,
  doorSteps,
  newOpeningDays,
  settingStep,
  settingTimes,
  windowSteps,
} from './windows/job-steps';
import { typicalYearlySavings } from './windows/savings';

const pages = Object.values(windowPages);
const overview = windowPages['/services/windows'];

const warrantyByPath: Readonly<Record<keyof typeof windowPages, Warranty>> = {
  '/services/windows': warranties.windows,
  '/services/windows/installation': warranties.windows,
  '/services/windows/replacement': warranties.windows,
  '/services/windows/energy-efficient': warranties.windows,
  '/services/windows/storm-windows': warranties.stormWindows,
  '/services/windows/custom': warranties.customWindows,
  '/services/doors/installation': warranties.doors,
  '/services/doors/entry': warranties.doors,
};

const includedIn = (section: Section): readonly { readonly warranty?: RichText }[] => {
  if (section.kind === 'job-in-writing' && 'warranty' in section.signature) {
    const { warranty, isWhole } = section.signature;
    return [{ warranty: isWhole ? warranty.sentence : (warranty.short ?? warranty.sentence) }];
  }
  return [];
};
const warrantyOf = ({ sections }: ServicePage) => sections.flatMap(includedIn)[0]?.warranty;
const stepsOf = ({ sections }: ServicePage) =>
  sections.flatMap((section): readonly { readonly title: string; readonly duration?: string }[] => {
    if (section.kind === 'job-in-writing') return section.steps.groups.flatMap(({ steps }) => steps);
    return section.kind === 'steps' ? section.steps : [];
  });
const numbersIn = (words: string) => (words.match(/\d+/g) ?? []).map(Number);

describe.each(pages)('$path', (page) => {
  it('has at least four steps, states its warranty, and ends with questions and answers', () => {
    expect(stepsOf(page).length).toBeGreaterThanOrEqual(4);
    expect(page.sections.at(-1)?.kind).toBe('faq');
    const { sentence, short = sentence } = warrantyByPath[page.path];
    if (page === overview) expect(allText(page)).toContain(allText([short].flat()).slice(1, -1));
    else expect(warrantyOf(page)).toEqual(page.path === '/services/windows/replacement' ? sentence : short);
    expect(sentence).toBeTruthy();
  });
});

describe('the windows page', () => {
  it('has its three main sections', () => {
    const headings = overview.sections.map((section) => section.heading);
    expect(overview.storyline === 'hub' && [overview.tagsHeading, ...headings]).toEqual(
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
    expect(stepsOf(overview).map((step) => step.title)).toEqual([
      'Free in-home consultation and measurements',
      'Custom ordering',
      'Installation',
      'Inspection and cleanup',
      'Warranty registration',
    ]);
  });

  it('prices six styles and states their full range', () => {
    const { doubleHung, casement, sliding, picture, awning, bay, anyStyle } = prices.windows;
    const tags = overview.storyline === 'hub' ? Object.values<HubTag>(overview.tags.rows) : [];
    const styles = tags.filter((tag) => 'price' in tag && tag.price.kind === 'range');
    expect(styles.map((tag) => 'price' in tag && tag.price)).toEqual([
      doubleHung,
      casement,
      bay,
      picture,
      sliding,
      awning,
    ]);
    for (const { points = [] } of styles) expect(points).toHaveLength(3);
    expect(overview.priceRange).toBe(anyStyle);
    expect(overview.storyline === 'hub' && overview.tagsNote).toContain(printPrice(anyStyle, { by: 'style' }));
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
    expect(allText(windowPages[path])).toContain(figureOf(prices.windows.anyStyle));
  },
);

it('the pages about doors never price a new door before a visit', () => {
  for (const path of ['/services/doors/installation', '/services/doors/entry'] as const) {
    expect(windowPages[path].priceRange).toBeUndefined();
    expect(allText(windowPages[path])).toContain(printPrice(afterVisit));
  }
});

describe('how long the jobs take', () => {
  const day = Number(company.hours.closes.slice(0, 2)) - Number(company.hours.opens.slice(0, 2));

  it.each([
    [durations.windows.inserts, settingTimes.insert.hours],
    [durations.windows.fullFrame, settingTimes.fullFrame.hours],
  ] as const)('a crew can set %s', (perDay, [shortest, longest]) => {
    const [fewest = NaN, most = NaN] = numbersIn(perDay);
    expect(fewest * longest).toBeLessThanOrEqual(day);
    expect(most * shortest).toBeLessThanOrEqual(day);
  });

  it('the sentence about windows has the same figures', () => {
    expect(numbersIn(durations.windows.sentence)).toEqual([
      ...numbersIn(durations.windows.inserts),
      ...numbersIn(durations.windows.fullFrame),
    ]);
  });

  it.each(['/services/windows', '/services/windows/replacement', '/services/windows/energy-efficient'] as const)(
    '%s gives the steps of a window job the same times',
    (path) => {
      const times = stepsOf(windowPages[path]).map(({ duration }) => duration);
      const { set, ...others } = windowSteps;
      const setting = path === '/services/windows' ? set : settingStep;
      for (const { duration } of [...Object.values(others), setting])
        expect(times).toContainEqual(expect.stringContaining(duration));
    },
  );

  it('a door takes half a day, and a day with a new sill', () => {
    expect(durations.door.sentence).toBe('A door takes half a day, or a full day if the sill needs rebuilding.');
    const { set, sill, adjust } = doorDay;
    expect(set.hours[1] + adjust.hours[1]).toBeLessThanOrEqual(day / 2);
    expect(set.hours[1] + adjust.hours[1] + sill.hours[1]).toBeLessThanOrEqual(day);
    expect(set.hours[0] + adjust.hours[0] + sill.hours[0]).toBeGreaterThan(day / 2);
  });

  it('both pages about doors have the same steps, and one of them says what happens', () => {
    const shown = (path: '/services/doors/installation' | '/services/doors/entry') =>
      sectionOf(windowPages[path], 'job-in-writing').steps.groups.map(({ steps }) => steps);
    expect(shown('/services/doors/installation')).toEqual([doorSteps.before, doorSteps.onTheDay]);
    const named = shown('/services/doors/entry').flat();
    expect(named.map(({ title, duration }) => [title, duration])).toEqual(
      shown('/services/doors/installation')
        .flat()
        .map(({ title, duration }) => [title, duration]),
    );
    for (const { duration, details } of named) expect(details === undefined).toBe(duration !== undefined);
  });

  it('a new opening takes about three days', () => {
    const { framing, set, finish, walkthrough, total } = newOpeningDays;
    const parts = [framing, set, finish, walkthrough].map(({ hours }) => hours);
    const sum = (end: 0 | 1) => parts.reduce((hours, part) => hours + part[end], 0);
    expect(numbersIn(total)).toEqual([Math.ceil(sum(0) / 8)]);
    expect(numbersIn(total)).toEqual([Math.ceil(sum(1) / 8)]);
  });

  it('a custom window takes as many days as its two steps add up to', () => {
    const { opening, set, setBay, total, totalBay } = customDays;
    const days = (end: 0 | 1, ...steps: readonly { readonly hours: readonly [number, number] }[]) =>
      steps.reduce((hours, step) => hours + step.hours[end], 0) / hoursADay;
    expect(numbersIn(total)).toEqual([days(0, opening, set)]);
    expect(numbersIn(totalBay)).toEqual([days(0, opening, setBay), days(1, opening, setBay)]);
  });
});

it('ten windows cost ten times the price of one', () => {
  expect(allText(overview.sections)).toContain(printPrice(priceOfSize(prices.windows.doubleHung, 10)));
});

it('the page about door installation leaves alarm sensors to the alarm company', () => {
  expect(allText(windowPages['/services/doors/installation'])).toContain(promises.alarmContacts);
});

it.each(['/services/windows', '/services/windows/replacement'] as const)('%s says how we handle lead paint', (path) => {
  expect(allText(windowPages[path])).toContain(promises.leadSafe);
});
