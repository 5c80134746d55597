import { expect, test } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { findings } from './support/axe';
import { alive, scrollThrough, standInForMap, watch } from './support/visit';

/* The sweep: every page, at the width of a desk and of a phone. Motion is off, so that what is measured is what stays. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const { path, name } of allPages) {
  test(`${path} (${name}) is whole`, async ({ page }) => {
    const { problems, foreign } = watch(page);
    await standInForMap(page);
    // The CRM asks who comes: the staff are signed in.
    if (path === '/crm') await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.goto(pageAddress(path));
    await alive(page);
    expect(foreign, 'asked of another host before the visitor did anything').toEqual([]);

    await expect(page.locator('h1')).toHaveCount(1);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await scrollThrough(page);
      expect(await findings(page), `at ${size.width} pixels`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'scrolls sideways at 320 pixels')
      .toBeLessThanOrEqual(320);
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
