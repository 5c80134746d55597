import { expect, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { pageHtml } from './support/export';
import { phonePhoto } from './support/photo-files';
import { choose, keptRecords, photoItems } from './support/photo-form';
import { hydrate, mockMap } from './support/visit';
import { test } from './support/whole-browser';

/* Links are plain links. The browser prerenders the next page, fades it in, and keeps the last one for going back. */

// In one worker, because each worker starts the whole browser.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'no-preference' });

async function followInFooter(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** The mark is still there only if the browser kept the page. */
async function leaveAndReturn(page: Page): Promise<void> {
  const left = page.url();
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await followInFooter(page, '/sitemap/');
  // In a timeout, because a page that has been left doesn't return a result.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(left);
  await expect.poll(() => page.evaluate(() => 'isMarked' in window)).toBe(true);
}

test('going back shows a page as it was left, with its photos', async ({ page, keepsPages }) => {
  test.skip(!keepsPages, 'The headless shell has no back/forward cache.');
  await mockMap(page);
  await test.step('the home page', async () => {
    await page.goto('/');
    await hydrate(page);
    await leaveAndReturn(page);
  });
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
    await followInFooter(page, '/contact/');
    const fades = () => page.evaluate(() => 'fades' in window && window.fades);
    await expect.poll(fades, reducedMotion).toBe(reducedMotion !== 'reduce');
  }
});

test('pressing a link prerenders its page, unless that page is already open', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()['sec-purpose'] && pathname.endsWith('/')) ahead.push(pathname);
  });
  await page.goto('/about/');
  // The mouse button is released elsewhere, so that the link isn't followed.
  for (const path of ['/about/', '/contact/']) {
    await page.locator(`a[href="${path}"]:visible`).last().hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(() => ahead).toEqual(['/contact/']);
});

test('no page prerenders a staff or owner page', () => {
  const never = allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => withTrailingSlash(path));
  for (const { path } of allPages) {
    const [, rules = ''] = /<script type="speculationrules">([^<]+)</.exec(pageHtml(path)) ?? [];
    expect
      .soft(JSON.parse(rules), path)
      .toMatchObject({ prerender: [{ where: { and: [{}, { not: { href_matches: ['?*', ...never] } }] } }] });
  }
});
