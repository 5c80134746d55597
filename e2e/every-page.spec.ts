import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import type { PagePath } from '@/content/paths';
import { servicePages } from '@/content/service-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { findings } from './support/axe';
import { smallLabels } from './support/labels';
import { expectWithinHeightLimits } from './support/page-heights';
import { coveredByBottomBar, coveredStops, placeOfNumber, scrollBy } from './support/reach';
import { brokenWords, isTrailCut, largeCaptions } from './support/reading';
import { hydrate, scrollThrough, standInForMap, watch, type Trouble } from './support/visit';

/*
 * The sweep: every page without scripts, and then hydrated, at many widths of one window. Motion is off, so that what is
 * measured is what stays, and so that the header keeps its strip, and covers most.
 */

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/**
 * Desks, tablets and phones, upright and sideways, on which no page may scroll sideways. The desk comes first, because
 * pages open there, and the widest next, because a window that grows fetches larger pictures.
 */
const screens = [
  desk,
  { width: 1440, height: 900 },
  { width: 1000, height: 800 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  phone,
  { width: 320, height: 640 },
] as const;
/** Where the words are read, where the number is looked for on a scrolled page, and where the text is doubled. */
const read = [320, 390, 768, 1440];
const scrolled = [390, 1000];
const enlarged = [320, 768, 1280];

/**
 * Where axe also reads the page as it is on a desk: the first page of each storyline, and every page without one. The
 * other pages of a storyline are laid out by the same components, and on a phone axe reads every page.
 */
const readOnDesk = new Set<PagePath>(allPages.map(({ path }) => path));
// Documents are alike, and other tests read the CRM and the sign-in.
for (const path of ['/terms', '/accessibility', '/crm', '/login'] as const) readOnDesk.delete(path);
const storylinesSeen = new Set<string>();
for (const { path, storyline } of Object.values(servicePages)) {
  if (storyline === undefined) continue;
  if (storylinesSeen.has(storyline)) readOnDesk.delete(path);
  storylinesSeen.add(storyline);
}

interface Sweep {
  readonly page: Page;
  readonly trouble: Trouble;
}

/** Of this worker. Not a fixture of the worker, because Playwright would start further workers for it. */
let opened: Promise<Sweep> | undefined;

async function open(browser: Browser): Promise<Sweep> {
  const context = await browser.newContext({ viewport: desk });
  const page = await context.newPage();
  await standInForMap(page);
  return { page, trouble: watch(page) };
}

/**
 * A worker opens all its pages in one window, so that what they have in common is fetched and compiled once. After a
 * failed test Playwright starts a new worker, and with it a new window.
 */
const test = base.extend<{ readonly sweep: Sweep }>({
  sweep: async ({ browser }, provide) => {
    opened ??= open(browser);
    await provide(await opened);
  },
});

/** Leaves the page before, and forgets what it stored and what went wrong on it. */
async function startAfresh({ page, trouble }: Sweep): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(desk);
  trouble.problems.length = 0;
  trouble.foreign.length = 0;
}

/** Opens the page with scripts off: what is read then is the HTML and its styles alone. */
async function visitWithoutScripts(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`a[href="${company.phone.href}"]:visible`).first(), 'a way to call').toBeVisible();
  const hidden = await page.locator('main h2, main h3, main p, main li, main td').evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.closest('details:not([open]), dialog, [hidden], template, .project-description') === null,
      )
      .filter((element) => Number(getComputedStyle(element).opacity) < 0.99)
      .map((element) => element.textContent?.slice(0, 60)),
  );
  expect(hidden, 'words that wait for a script').toEqual([]);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
}

/** Waits for `what`, because a width that has just changed may need a moment. */
async function expectNoSidewaysScroll(page: Page, width: number, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${what} at ${width} pixels`)
    .toBeLessThanOrEqual(width);
}

async function expectReadable(page: Page, width: number): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      details.open = true;
      details.dataset.wasClosed = '';
    }
  });
  expect.soft(await brokenWords(page), `words broken at ${width} pixels`).toEqual([]);
  if (width < 640) {
    expect.soft(await largeCaptions(page), `captions over pictures at ${width} pixels`).toEqual([]);
    expect.soft(await isTrailCut(page), `the page's own name is cut at ${width} pixels`).toBe(false);
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-was-closed]')) {
      details.open = false;
      delete details.dataset.wasClosed;
    }
  });
}

/**
 * Everything that is checked on an open page, laid out whole. Each width is visited once. Only
 * pages with a path have limits to their height.
 */
async function expectWhole(page: Page, path?: PagePath): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  for (const screen of screens) {
    const { width } = screen;
    await page.setViewportSize(screen);
    await expectNoSidewaysScroll(page, width, 'scrolls sideways');
    if (path !== undefined) await expectWithinHeightLimits(page, path, width);
    expect.soft(await smallLabels(page, 12), `letters in drawings under 12 pixels at ${width} pixels`).toEqual([]);

    if (screen === phone || screen === desk) {
      await scrollBy(page, 0);
      if (screen === phone || path === undefined || readOnDesk.has(path))
        expect.soft(await findings(page), `axe at ${width} pixels`).toEqual([]);
      expect.soft(await coveredStops(page), `stops of the keyboard under a bar at ${width} pixels`).toEqual([]);
      expect.soft(await coveredByBottomBar(page), `under the bottom bar at ${width} pixels`).toEqual([]);
    }
    if (scrolled.includes(width)) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await scrollBy(page, 0.5);
      expect.soft(await placeOfNumber(page), `the phone number, scrolled, at ${width} pixels`).not.toBe('nowhere');
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
    if (read.includes(width)) await expectReadable(page, width);
    if (enlarged.includes(width)) {
      // A browser that enlarges the text reports a resize.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        dispatchEvent(new Event('resize'));
      });
      await expectNoSidewaysScroll(page, width, 'scrolls sideways with large text');
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
  }
}

for (const { path, name, isIndexed } of allPages) {
  test(`${path} (${name}) is whole`, async ({ sweep }) => {
    const { page, trouble } = sweep;
    await startAfresh(sweep);
    // The pages of the staff and the owner need scripts; other tests cover what they say without them.
    if (isIndexed) await visitWithoutScripts(page, pageAddress(path));
    // The CRM asks who comes: the staff are signed in.
    if (path === '/crm') await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.goto(pageAddress(path));
    expect(trouble.foreign, 'asked of another host before the visitor did anything').toEqual([]);
    await hydrate(page);
    await scrollThrough(page);
    await expectWhole(page, isIndexed ? path : undefined);
    expect(trouble.problems).toEqual([]);
  });
}

test('an address that leads nowhere is answered with 404 and a way on', async ({ sweep }) => {
  const { page } = sweep;
  await startAfresh(sweep);
  const response = await page.goto('/services/roofing/thatching/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await hydrate(page);
  await scrollThrough(page);
  await expectWhole(page);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services\/$/);
});
