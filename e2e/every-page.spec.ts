import { expect, test as base, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { pageAddress } from '@/lib/seo/metadata';
import { findings } from './support/axe';
import { smallLabels } from './support/labels';
import { isWithinItsHeight } from './support/page-heights';
import { coveredByBottomBar, coveredStops, placeOfNumber, scrollBy } from './support/reach';
import { brokenWords, isTrailCut, largeCaptions } from './support/reading';
import { alive, scrollThrough, standInForMap, watch, type Trouble } from './support/visit';

/*
 * The sweep: every page without scripts, and then alive, at many widths of one window. Motion is off, so that what is
 * measured is what stays, and so that the header keeps its strip, and covers most.
 */

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Upright and sideways phones, tablets and desks, on which no page may scroll sideways. */
const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1000, 800],
  [1440, 900],
] as const;

interface Sweep {
  readonly page: Page;
  readonly trouble: Trouble;
}

/**
 * A worker opens all its pages in one window, so that what they have in common is fetched and compiled once. After a
 * failed test Playwright starts a new worker, and with it a new window.
 */
const test = base.extend<object, { readonly sweep: Sweep }>({
  sweep: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        viewport: desk,
        reducedMotion: 'reduce',
        // A service worker would answer for pages that it has seen.
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await standInForMap(page);
      await provide({ page, trouble: watch(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
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

async function fitsItsWidth(page: Page, width: number, height: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${what} at ${width} pixels`)
    .toBeLessThanOrEqual(width);
}

/** Everything that is asked of a page that stands open in the window, laid out whole. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    expect.soft(await findings(page), `axe at ${size.width} pixels`).toEqual([]);
    expect.soft(await coveredStops(page), `stops of the keyboard under a bar at ${size.width} pixels`).toEqual([]);
  }
  expect.soft(await coveredByBottomBar(page), 'under the bottom bar').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [390, 1000]) {
    await page.setViewportSize({ width, height: 640 });
    await scrollBy(page, 0.5);
    expect.soft(await placeOfNumber(page), `the phone number, scrolled, at ${width} pixels`).not.toBe('nowhere');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });

  for (const [width, height] of screens) {
    await fitsItsWidth(page, width, height, 'scrolls sideways');
    expect.soft(await smallLabels(page, 12), `letters in drawings under 12 pixels at ${width} pixels`).toEqual([]);
  }

  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await brokenWords(page), `words broken at ${width} pixels`).toEqual([]);
    if (width > 620) continue;
    expect.soft(await largeCaptions(page), `captions over pictures at ${width} pixels`).toEqual([]);
    expect.soft(await isTrailCut(page), `the page's own name is cut at ${width} pixels`).toBe(false);
  }

  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 640, 1024, 1280, 1440])
    await fitsItsWidth(page, width, 800, 'scrolls sideways with large text');
}

for (const { path, name, isIndexed } of allPages) {
  test(`${path} (${name}) is whole`, async ({ sweep }) => {
    const { page, trouble } = sweep;
    await startAfresh(sweep);
    // The staff's and the owner's pages live by their scripts; what they say without them has tests of its own.
    if (isIndexed) await visitWithoutScripts(page, pageAddress(path));
    // The CRM asks who comes: the staff are signed in.
    if (path === '/crm') await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.goto(pageAddress(path));
    expect(trouble.foreign, 'asked of another host before the visitor did anything').toEqual([]);
    await alive(page);
    await scrollThrough(page);
    if (isIndexed) await isWithinItsHeight(page, path);
    await isWhole(page);
    expect(trouble.problems).toEqual([]);
  });
}

test('an address that leads nowhere is answered with 404 and a way on', async ({ sweep }) => {
  const { page } = sweep;
  await startAfresh(sweep);
  const response = await page.goto('/services/roofing/thatching/');
  expect(response?.status()).toBe(404);
  await alive(page);
  await scrollThrough(page);
  await isWhole(page);
  await page.setViewportSize(desk);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services\/$/);
});
