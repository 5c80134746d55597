import { expect, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { pageHtml } from './support/export';
import { phonePhoto } from './support/photo-files';
import { choose, keptRecords, photoItems } from './support/photo-form';
import { alive, standInForMap } from './support/visit';
import { test } from './support/whole-browser';

/* Links are plain links. The browser fetches the next page ahead, fades it in, and keeps the last one for the way back. */

test.use({ reducedMotion: 'no-preference' });

/** Follows the link to the page in the footer. */
async function follow(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Marks the page, leaves it by a link and comes back: the mark is there only if the browser has kept the page. */
async function leaveAndReturn(page: Page): Promise<void> {
  const left = page.url();
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await follow(page, '/sitemap/');
  // Later, because an answer from a page that is left already does not come.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(left);
  await expect.poll(() => page.evaluate(() => 'isMarked' in window)).toBe(true);
}

for (const path of ['/', '/contact/', '/price-guide/', '/gaf-hdz/', '/google-setup/', '/login/']) {
  test(`the way back to ${path} shows the page as it was left`, async ({ page, keepsPages }) => {
    test.skip(!keepsPages, 'This browser keeps no page.');
    await standInForMap(page);
    await page.goto(path);
    await alive(page);
    await leaveAndReturn(page);
  });
}

test('the way back to a form with photos shows it as it was left', async ({ page, keepsPages }) => {
  test.skip(!keepsPages, 'This browser keeps no page.');
  await standInForMap(page);
  await page.goto('/contact/');
  await alive(page);
  await choose(page, [await phonePhoto('limb.jpg')]);
  await expect.poll(async () => (await keptRecords(page)).length).toBe(2);
  await leaveAndReturn(page);
  await expect(photoItems(page)).toHaveCount(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the next page fades in, unless motion is reduced: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { fades: viewTransition !== null })),
    );
    await page.goto('/about/');
    await follow(page, '/contact/');
    await expect.poll(() => page.evaluate(() => 'fades' in window && window.fades)).toBe(reducedMotion !== 'reduce');
  });
}

test('the next page is fetched before its link is pressed', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/about/');
  await page.getByRole('contentinfo').locator('a[href="/contact/"]:visible').first().hover();
  await expect.poll(() => ahead).toContain('/contact/');
});

test('a visitor who saves data gets no page ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/about/');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test('no page fetches itself, or a page of the staff or the owner, ahead', () => {
  const never = allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => pageAddress(path));
  for (const { path } of allPages.filter(({ isIndexed }) => isIndexed)) {
    const [, rules = '{}'] = /<script type="speculationrules">([^<]+)</.exec(pageHtml(path)) ?? [];
    const [rule] = Object.values(JSON.parse(rules) as Readonly<Record<string, readonly SpeculationRule[]>>).flat();
    expect.soft(rule?.where.and[0], path).toEqual({ href_matches: '/*' });
    expect.soft(rule?.where.and[1]?.not?.href_matches, path).toEqual([pageAddress(path), ...never]);
    expect.soft(rule?.eagerness, path).toBe('moderate');
  }
});

interface SpeculationRule {
  readonly where: { readonly and: readonly { readonly not?: { readonly href_matches: readonly string[] } }[] };
  readonly eagerness: string;
}
