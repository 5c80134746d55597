import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import type { PagePath } from '@/content/paths';
import { servicePages } from '@/content/service-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { axeViolations } from './support/axe';
import { smallLabels } from './support/labels';
import { expectWithinHeightLimits } from './support/page-heights';
import {
  coveredByBottomBar,
  coveredTabStops,
  coveredTargets,
  phoneNumberPlace,
  scrollToFraction,
} from './support/reach';
import { brokenPhrases, largeCaptions, textCutOffWithSpacing } from './support/reading';
import { hydrate, scrollThrough, mockMap, watch, type Trouble } from './support/visit';

/* These tests run with reduced motion, because then nothing moves and the header is at its tallest. */

const wide = { width: 1920, height: 1080 };
const desktop = { width: 1440, height: 900 };
const laptop = { width: 1280, height: 800 };
/** A desktop's header and columns, without room for the phone number in the header. */
const narrow = { width: 1024, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };
/** From the widest, because a window that only shrinks loads no more pictures. */
const allScreens = [wide, desktop, laptop, narrow, tablet, phone, smallest];
const alikeScreens = [laptop, tablet, phone, smallest];

/**
 * Pages laid out like another page, which is tested in full. Their own tests check only what depends on their words and
 * pictures, and at two widths only what can be pressed. They leave out the bars, axe and large text on a desktop, and a
 * visit with scripts turned off.
 */
const alike = new Set<PagePath>(['/terms', '/accessibility', '/tamko-titan-xt']);
const storylinesSeen = new Set<string>();
for (const { path, storyline } of Object.values(servicePages)) {
  if (storyline === undefined) continue;
  if (storylinesSeen.has(storyline)) alike.add(path);
  storylinesSeen.add(storyline);
}
// Other tests check the CRM and the sign-in page.
for (const path of ['/crm', '/login'] as const) alike.add(path);

interface Sweep {
  readonly page: Page;
  readonly trouble: Trouble;
}

/** One per worker. A worker fixture would make Playwright start more workers. */
let opened: Promise<Sweep> | undefined;

async function open(browser: Browser): Promise<Sweep> {
  const context = await browser.newContext({ viewport: wide });
  const page = await context.newPage();
  await mockMap(page);
  return { page, trouble: watch(page) };
}

/** All pages of a worker share one window, so common files are loaded once. A failed test starts a new worker. */
const test = base.extend<{ readonly sweep: Sweep }>({
  sweep: async ({ browser }, provide) => {
    opened ??= open(browser);
    await provide(await opened);
  },
});

async function reset({ page, trouble }: Sweep): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(wide);
  trouble.problems.length = 0;
  trouble.foreign.length = 0;
}

async function visitWithoutScripts(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectUseful(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
}

/** With scripts turned off, or before the first action, which loads React. */
async function expectUseful(page: Page): Promise<void> {
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
  expect(hidden, 'text hidden until a script runs').toEqual([]);
}

/** Polls, because a new width may need a moment. */
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
  expect.soft(await brokenPhrases(page), `phrases on two lines at ${width} pixels`).toEqual([]);
  if (width < 640) {
    expect.soft(await largeCaptions(page), `captions over pictures at ${width} pixels`).toEqual([]);
  }
  if (width === smallest.width)
    expect.soft(await textCutOffWithSpacing(page), `cut off with text spacing at ${width} pixels`).toEqual([]);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-was-closed]')) {
      details.open = false;
      delete details.dataset.wasClosed;
    }
  });
}

async function expectSoundBars(page: Page, screen: typeof desktop): Promise<void> {
  const { width } = screen;
  if (screen === phone || screen === desktop) {
    await scrollToFraction(page, 0);
    expect.soft(await coveredTabStops(page), `tab stops under a bar at ${width} pixels`).toEqual([]);
    expect.soft(await coveredByBottomBar(page), `under the bottom bar at ${width} pixels`).toEqual([]);
  }
  if (screen === phone || screen === narrow) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await scrollToFraction(page, 0.5);
    expect.soft(await phoneNumberPlace(page), `the phone number, scrolled, at ${width} pixels`).not.toBe('nowhere');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
}

async function expectSoundLayout(page: Page, isAlike: boolean, limitsOf?: PagePath): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const walls = await page
    .locator('.closing-frame')
    .evaluateAll((closings) => closings.map((closing) => getComputedStyle(closing, '::before').content));
  expect.soft(walls, 'the wall that keeps the closing’s picture off its text').not.toContain('none');
  // All public pages have the same header and footer, so those are tested only on the home page.
  const part = limitsOf === undefined || limitsOf === '/' ? 'html' : 'main';
  const tested = isAlike ? alikeScreens : allScreens.filter((screen) => screen !== wide);
  for (const screen of allScreens) {
    const { width } = screen;
    await page.setViewportSize(screen);
    // Scripts hear of the new width in the next frame.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    if (screen !== smallest) expect.soft(await coveredTargets(page, part), `covered at ${width} pixels`).toEqual([]);
    if (!tested.includes(screen)) continue;
    await expectNoSidewaysScroll(page, width, 'scrolls sideways');
    if (limitsOf !== undefined) await expectWithinHeightLimits(page, limitsOf, width);
    expect.soft(await smallLabels(page, 12), `text in drawings under 12 pixels at ${width} pixels`).toEqual([]);
    if (screen !== narrow) await expectReadable(page, width);

    if (screen === phone || (screen === desktop && !isAlike)) {
      await scrollToFraction(page, 0);
      expect.soft(await axeViolations(page, part), `axe at ${width} pixels`).toEqual([]);
    }
    if (!isAlike) await expectSoundBars(page, screen);
    if (screen === smallest || (screen === desktop && !isAlike)) {
      // Browsers fire `resize` when the user enlarges the text.
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
  test(`${path} (${name}) can be read before its scripts load and fits every screen`, async ({ sweep }) => {
    const { page, trouble } = sweep;
    const isAlike = alike.has(path);
    await reset(sweep);
    // Staff pages need scripts. Other tests open the sign-in page, the CRM and the setup guide without them.
    if (isIndexed && !isAlike) await visitWithoutScripts(page, withTrailingSlash(path));
    if (path === '/crm') await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.goto(withTrailingSlash(path));
    if (isIndexed && isAlike) await expectUseful(page);
    expect(trouble.foreign, 'requests to other hosts before the first action').toEqual([]);
    await hydrate(page);
    await scrollThrough(page);
    await expectSoundLayout(page, isAlike, isIndexed ? path : undefined);
    expect(trouble.problems).toEqual([]);
  });
}

test('an unknown URL gets a 404 page with links', async ({ sweep }) => {
  const { page } = sweep;
  await reset(sweep);
  const response = await page.goto('/services/roofing/thatching/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await hydrate(page);
  await scrollThrough(page);
  await expectSoundLayout(page, false);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services\/$/);
});
