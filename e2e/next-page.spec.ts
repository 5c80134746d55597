import { expect, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { pageHtml } from './support/export';
import { phonePhoto } from './support/photo-files';
import { choose, keptRecords, photoItems } from './support/photo-form';
import { hydrate, standInForMap } from './support/visit';
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

test('the way back shows a page as it was left, photos included', async ({ page, keepsPages }) => {
  test.skip(!keepsPages, 'Only the headless shell is installed, which keeps no page.');
  await standInForMap(page);
  for (const path of ['/', '/price-guide/', '/gaf-hdz/']) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrate(page);
      await leaveAndReturn(page);
    });
  }
  await test.step('/contact/ with a photo', async () => {
    await page.goto('/contact/');
    await hydrate(page);
    await choose(page, [await phonePhoto('limb.jpg')]);
    await expect.poll(async () => (await keptRecords(page)).length).toBe(2);
    await leaveAndReturn(page);
    await expect(photoItems(page)).toHaveCount(1);
  });
});

test('the next page fades in, unless the visitor prefers reduced motion', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { fades: viewTransition !== null })),
  );
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about/');
    await follow(page, '/contact/');
    const fades = () => page.evaluate(() => 'fades' in window && window.fades);
    await expect.poll(fades, reducedMotion).toBe(reducedMotion !== 'reduce');
  }
});

test('the next page is fetched before its link is followed, and not the page itself', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()['sec-purpose'] && pathname.endsWith('/')) ahead.push(pathname);
  });
  await page.goto('/about/');
  // A press counts at once. It is let go elsewhere, so that no link is followed.
  for (const path of ['/about/', '/contact/']) {
    await page.locator(`a[href="${path}"]:visible`).last().hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(() => ahead).toEqual(['/contact/']);
});

test('no page names a page of the staff or the owner to be fetched ahead', () => {
  const never = allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => pageAddress(path));
  for (const { path } of allPages) {
    const [, rules = ''] = /<script type="speculationrules">([^<]+)</.exec(pageHtml(path)) ?? [];
    expect
      .soft(JSON.parse(rules), path)
      .toMatchObject({ prerender: [{ where: { and: [{}, { not: { href_matches: ['?*', ...never] } }] } }] });
  }
});
