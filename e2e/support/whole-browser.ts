import { expect, test as base, type Browser } from '@playwright/test';
import { browserFlags } from '@/scripts/browsers/browser-flags';

/** Whether this browser keeps any page at all, which the plainest page shows. The headless shell keeps none. */
async function keepsAnyPage(browser: Browser): Promise<boolean> {
  const context = await browser.newContext({ baseURL: 'http://localhost' });
  const page = await context.newPage();
  await page.route('**/plain-*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><a href="/plain-2">On</a>' }),
  );
  await page.goto('/plain-1');
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/plain-2$/);
  // Later, because an answer from a page that is left already does not come.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/plain-1$/);
  const isKept = await page.evaluate(() => 'isMarked' in window);
  await context.close();
  return isKept;
}

/**
 * A browser with what the other tests do without: its cache for back and forward, which Playwright turns off, and smooth
 * scrolling (playwright.config.ts). The files that use it share one browser.
 */
export const test = base.extend<object, { readonly keepsPages: boolean }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, args: browserFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
  keepsPages: [async ({ browser }, provide) => provide(await keepsAnyPage(browser)), { scope: 'worker' }],
});
