import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { signs } from '@/content/signs/signs';
import { axeViolations } from './support/axe';
import { exportedFile } from './support/export';
import { fillIn } from './support/fill-in';
import { holdBack, hydrate, isHydrated, watch } from './support/visit';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Or type a word for it' });
const found = (page: Page) => page.getByRole('region', { name: 'Matches' });
const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sign = (page: Page, name: string) => page.getByRole('main').locator('summary').filter({ hasText: name });
const count = (page: Page) => page.getByRole('status');

test(
  'a visitor picks the roof from the names beside the house, and its signs say what to do',
  { tag: '@phone' },
  async ({ page }) => {
    const trouble = watch(page);
    await page.goto('/find/');
    await page
      .getByRole('navigation', { name: 'Places', exact: true })
      .getByRole('link', { name: 'Roof', exact: true })
      .click();
    await expect(page).toHaveURL(/#roof$/);
    await expect(place(page, 'Roof').getByRole('heading', { level: 2 })).toBeInViewport();
    await sign(page, 'A roof that sags, or wood that cracks').click();
    await expect(page.getByText('Get everyone out of the house and call 911.').first()).toBeVisible();
    const links = place(page, 'Roof').locator('details[open] a:visible');
    await expect(links.nth(0)).toHaveAttribute('href', 'tel:911');
    await expect(links.nth(1)).toHaveAttribute('href', company.phone.href);
    expect(trouble.problems).toEqual([]);
    await page.getByRole('link', { name: 'Water at a light', exact: true }).click();
    await expect(page).toHaveURL(/#water-at-a-lamp$/);
  },
);

test('a sign opened while the page hydrates stays in the URL', { tag: '@desk' }, async ({ page }) => {
  const release = await holdBack(page, /\/_next\/static\/payload\//);
  await page.goto('/find/#roof');
  await page.keyboard.press('Shift');
  // Until Next starts, its first write to the history is intercepted (early-acts.ts).
  await expect.poll(() => page.evaluate(() => Object.hasOwn(history, 'replaceState'))).toBe(true);
  await page.evaluate(() => {
    location.hash = '#water-at-a-lamp';
    // Next does this when it hydrates a page whose URL has changed since its scripts started.
    history.replaceState(null, '', '#roof');
  });
  await expect(page).toHaveURL(/#water-at-a-lamp$/);
  release();
  await hydrate(page);
  await expect(page).toHaveURL(/#water-at-a-lamp$/);
});

test('a part of the drawn house can be clicked or tapped', async ({ page, isMobile }) => {
  await page.goto('/find/');
  const house = page.getByRole('img', { name: /A house at night/ });
  await house.scrollIntoViewIfNeeded();
  const ground = page.locator('.find-map a[href="#ground"] path');
  const box = await page.locator('.find-map .find-house').boundingBox();
  if (!box) throw new Error('There is no house.');
  await expect(ground).toBeAttached();
  const [x, y] = [box.x + 0.6 * box.width, box.y + 0.88 * box.height];
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await expect(page).toHaveURL(/#ground$/);
});

test(
  'a visitor searches with a typo, gets a count and a link, and clears the search',
  { tag: '@engines' },
  async ({ page, isMobile }) => {
    await page.goto('/find/');
    await field(page).pressSequentially('driping');
    await expect(found(page).getByRole('heading', { name: 'Water running through the ceiling' })).toBeVisible();
    await expect(count(page)).toHaveText(/^\d+ signs match “driping”$/);
    await expect(page).toHaveURL(/#find=driping$/);
    await expect(place(page, 'Walls')).toBeHidden();
    await expect(page.getByRole('region', { name: 'What’s wrong?' }).getByRole('link')).toBeInViewport({ ratio: 1 });
    await expect(found(page).getByRole('heading', { level: 3 }).first()).toHaveText('Call now');
    // A phone scrolls to the focused field, and the first scroll loads the scripts.
    if (!isMobile) expect(await isHydrated(page), 'the search works before React').toBe(false);

    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toBeFocused();
    await expect(place(page, 'Walls')).toBeVisible();
    await expect(count(page)).toHaveText(`${signs.length} signs, most urgent first`);
    await expect(page).toHaveURL(/\/find\/$/);
  },
);

test(
  'a result has the price and the link of its sign, and no anchor is repeated',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/find/#find=yellow%20stain');
    const ring = found(page).locator('summary').filter({ hasText: 'A brown ring on the ceiling' });
    await ring.click();
    const result = found(page)
      .getByRole('listitem')
      .filter({ has: page.locator('details[open]') })
      .first();
    await expect(result.getByText('$350–$1,600')).toBeVisible();
    await expect(result.getByRole('link', { name: 'Send us this' })).toHaveAttribute(
      'href',
      '/contact/#sign=brown-ring',
    );
    await expect(page.locator('#brown-ring')).toHaveCount(1);
  },
);

test(
  'by keyboard, Enter goes to the first result, Enter opens it, and Tab reaches the phone number',
  { tag: ['@desk', '@engines'] },
  async ({ page }) => {
    await page.goto('/find/');
    await field(page).focus();
    await page.keyboard.type('lamp');
    await page.keyboard.press('Enter');
    await expect(found(page).locator('summary').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(found(page).getByText('Switch off the breaker')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(found(page).getByRole('link', { name: `Call ${company.phone.display}` })).toBeFocused();
  },
);

test('a search without results offers a call, a photo, and other words', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/find/');
  await fillIn(field(page), 'xylophone');
  await expect(found(page).getByRole('heading', { name: 'Nothing matches that word.' })).toBeVisible();
  await expect(count(page)).toHaveText('No sign matches “xylophone”');
  await expect(found(page).getByRole('link', { name: `Call ${company.phone.display}` })).toBeVisible();
  await expect(found(page).getByRole('link', { name: 'Send a Photo' })).toBeVisible();
  await found(page).getByRole('link', { name: 'rot', exact: true }).click();
  await expect(field(page)).toHaveValue('rot');
  await expect(found(page).getByRole('heading', { name: 'A board that a screwdriver sinks into' })).toBeVisible();
});

test('a link to a sign opens it, even inside a collapsed list', { tag: ['@phone', '@engines'] }, async ({ page }) => {
  await page.goto('/find/#moss');
  await expect(page.getByText('Don’t scrape it and don’t use a pressure washer.')).toBeInViewport();
  await expect(sign(page, 'Vinyl warped behind a grill')).toBeHidden();
  await place(page, 'Walls')
    .getByText(/^\d+ signs$/)
    .click();
  await expect(sign(page, 'Vinyl warped behind a grill')).toBeVisible();
});

test('the results stay when React hydrates the page', { tag: '@desk' }, async ({ page }) => {
  const trouble = watch(page);
  await page.goto('/find/');
  await fillIn(field(page), 'drip');
  await expect(found(page).getByRole('heading', { name: 'Water running through the ceiling' })).toBeVisible();
  await field(page).blur();
  await hydrate(page);
  await expect(found(page).getByRole('heading', { name: 'Water running through the ceiling' })).toBeVisible();
  await fillIn(field(page), 'moss');
  await expect(found(page).getByRole('heading', { name: 'Moss or dark streaks' })).toBeVisible();
  expect(trouble.problems).toEqual([]);
});

test(
  'axe finds no problems in the results, in an open sign, or without results',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/find/#find=water');
    await found(page).locator('summary').first().click();
    expect(await axeViolations(page)).toEqual([]);
    await fillIn(field(page), 'xylophone');
    expect(await axeViolations(page)).toEqual([]);
  },
);

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the whole list shows, links open signs, and the search hides nothing', async ({ page }) => {
    await page.goto('/find/');
    await expect(sign(page, 'Vinyl warped behind a grill')).toBeVisible();
    await page.getByRole('link', { name: 'Bulging ceiling' }).click();
    await expect(page.getByText('Get everyone out of that room, pets too')).toBeVisible();
    await fillIn(field(page), 'drip');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/find\/\?find=drip/);
    await expect(sign(page, 'A brown ring on the ceiling')).toBeVisible();
    await expect(sign(page, 'Vinyl warped behind a grill')).toBeVisible();
  });
});

test('pages for people with damage, and their footers, link to the list of signs', { tag: '@desk' }, () => {
  for (const file of [
    'index',
    'services/index',
    'services/roofing/emergency/index',
    'offline/index',
    '404',
    'sitemap/index',
  ]) {
    const html = exportedFile(`${file}.html`).toString('utf8');
    const [, main = ''] = html.split(/<main\b|<\/main>/);
    expect.soft(main, `${file}: the page itself`).toMatch(/(?:href|action)="\/find\//);
    expect.soft(html.slice(html.lastIndexOf('<footer')), `${file}: its footer`).toContain('href="/find/"');
  }
  const home = exportedFile('index.html').toString('utf8');
  for (const heading of ['services-heading', 'emergency-heading'])
    expect
      .soft(
        home.split(`<section`).find((section) => section.includes(`aria-labelledby="${heading}"`)),
        heading,
      )
      .toContain('href="/find/"');
});
