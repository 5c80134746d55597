import { expect, test, type Page } from '@playwright/test';
import { hydrate, scrollThrough } from './support/visit';
import { test as testWithSmoothScrolling } from './support/whole-browser';

/* A long page lays out what is near the screen first, and then the rest (lib/browser/inline/lay-out-later.ts). */

test.use({ reducedMotion: 'no-preference' });

const laidOut = (page: Page, id: string) =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Compares positions, because on a busy machine a smooth scroll pauses between frames and only seems to have ended. */
async function expectJumpedTo(page: Page, id: string) {
  const distance = () =>
    page.locator(`#${id}`).evaluate((section) => {
      const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      return Math.abs(section.getBoundingClientRect().top - margin - padding);
    });
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

test(
  'the first paint lays out what is near the screen, and the rest follows in idle moments',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      const deadline = { didTimeout: false, timeRemaining: () => 50 };
      window.requestIdleCallback = (callback) => waiting.push(callback);
      Object.assign(window, { passIdleMoment: () => waiting.shift()?.(deadline) });
    });
    await page.goto('/');
    expect(await laidOut(page, 'services')).toBe(true);
    expect(await laidOut(page, 'booking')).toBe(false);
    await page.evaluate(() => {
      const { passIdleMoment } = window as unknown as { passIdleMoment: () => void };
      while (document.documentElement.dataset.sections) passIdleMoment();
    });
    expect(await laidOut(page, 'booking')).toBe(true);
  },
);

test('a press lays out the rest of the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('h1').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-sections');
  expect(await laidOut(page, 'booking')).toBe(true);
});

test('all pictures are laid out once a visitor has scrolled through the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services/siding/fiber-cement/');
  await scrollThrough(page);
  const pictures = page.locator('main img').filter({ visible: true });
  const hidden = await pictures.evaluateAll(
    (all) => all.filter((picture) => !picture.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(await pictures.count()).toBeGreaterThan(2);
  expect(hidden).toBe(0);
});

test('no animation follows the scroll position before the first action', { tag: '@desk' }, async ({ page }) => {
  const followers = () =>
    page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length);
  const bar = page.locator('.bottom-bar');
  await page.goto('/');
  expect(await followers()).toBe(0);
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 1);
  await expect.poll(followers).toBeGreaterThan(0);
  await expect(bar).toBeHidden();
});

testWithSmoothScrolling(
  'the End key goes to the end of the page, even before it is laid out',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('End');
    await expect
      .poll(() =>
        page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY)),
      )
      .toBeLessThanOrEqual(1);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  },
);

testWithSmoothScrolling(
  'a link within the page leads to the right place before the rest is laid out',
  { tag: '@desk' },
  async ({ page }) => {
    // The browser is never idle, so no section is laid out ahead.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    expect(await laidOut(page, 'booking')).toBe(false);
    await page.locator('main a[href="#booking"], main a[href="/#booking"]').first().click();
    await expectJumpedTo(page, 'booking');

    await page.goto('about:blank');
    await page.goto('/#booking');
    await expect(page.locator('html')).not.toHaveAttribute('data-sections');
    await expectJumpedTo(page, 'booking');
  },
);

test('after a reload, the page is scrolled to the same place', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.locator('#booking').scrollIntoViewIfNeeded();
  const before = await topOf(page, 'booking');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-sections');
  await expect.poll(async () => Math.abs(before - (await topOf(page, 'booking')))).toBeLessThanOrEqual(2);
});
