import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { pageAddress } from '@/lib/seo/metadata';
import { findings } from './support/axe';
import { alive, scrollThrough, standInForMap, watch } from './support/visit';

/*
 * The sweep: every page without scripts, and then alive at the widths of a desk, a phone and the narrowest phone.
 * Motion is off, so that what is measured is what stays.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const { path, name, isIndexed } of allPages) {
  test(`${path} (${name}) is whole`, async ({ page }) => {
    const { problems, foreign } = watch(page);
    await standInForMap(page);
    // The CRM asks who comes: the staff are signed in.
    if (path === '/crm') await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    // The staff's and the owner's pages live by their scripts; what they say without them has tests of its own.
    if (isIndexed) await visitWithoutScripts(page, pageAddress(path));
    await page.goto(pageAddress(path));
    await alive(page);
    expect(foreign, 'asked of another host before the visitor did anything').toEqual([]);

    await expect(page.locator('h1')).toHaveCount(1);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await scrollThrough(page);
      expect(await findings(page), `at ${size.width} pixels`).toEqual([]);
    }
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `scrolls sideways at ${width} pixels`)
        .toBeLessThanOrEqual(width);
    }
    expect(problems).toEqual([]);
  });
}

test('an address that leads nowhere is answered with 404 and a way on', async ({ page }) => {
  const response = await page.goto('/services/roofing/thatching/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await alive(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services\/$/);
});
