import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrate } from './support/visit';

/* Forced colors (high contrast) take away backgrounds and shadows. */

test.use({ contextOptions: { forcedColors: 'active' } });

const background = (element: Locator) => element.evaluate((it) => getComputedStyle(it).backgroundColor);

async function expectToStandOut(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  await expect(other).toBeVisible();
  expect(await background(chosen)).not.toBe(await background(other));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

test('what is chosen can be told from what isn’t', { tag: '@desk' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
  await open(page, '/');
  const filters = page.getByRole('group', { name: 'Show projects' });
  const filter = (name: string) => filters.locator('label', { has: page.getByRole('radio', { name }) });
  await expectToStandOut(filter('All'), filter('Roofing'));
  await filter('Roofing').click();
  await expectToStandOut(filter('Roofing'), filter('All'));

  const booking = page.locator('#booking');
  const step = (name: string) => booking.getByRole('listitem').filter({ hasText: name });
  await expectToStandOut(step('1. Your visit'), step('2. Your details'));
  const toggle = booking.getByRole('button', { name: 'Date' });
  const day = (name: string) => booking.getByRole('grid').getByRole('button', { name });
  await toggle.click();
  await day('Tuesday, November 24, 2026').click();
  await toggle.click();
  await expectToStandOut(day('Tuesday, November 24, 2026'), day('Friday, November 27, 2026'));

  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await page.goto('/crm/');
  await page.getByRole('button', { name: 'Lead Management' }).click();
  const quick = page.getByRole('group', { name: 'Quick filters' }).getByRole('button');
  await quick.first().click();
  await expectToStandOut(quick.first(), quick.last());
});

test('the search field on /find has an edge', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/find/');
  const [edge, inside] = await page
    .getByRole('searchbox')
    .evaluate((it) => [getComputedStyle(it).borderTopColor, getComputedStyle(it).backgroundColor] as const);
  expect(edge).not.toBe(inside);
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-width', '2px');
});
