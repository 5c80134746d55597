import { expect, test as base, type Browser } from '@playwright/test';
import { browserFlags } from '@/scripts/browsers/browser-flags';
import { findWholeBrowser } from '@/scripts/browsers/find-browser';

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

/** Of this worker. Not a fixture of the worker, because Playwright would start further workers for it. */
let opened: Promise<Browser> | undefined;
let keeping: Promise<boolean> | undefined;

interface WholeBrowser {
  readonly wholeBrowser: Browser;
  readonly keepsPages: boolean;
}

/**
 * A browser with what the other tests do without: its cache for back and forward, which Playwright turns off, and smooth
 * scrolling (playwright.config.ts). The files that use it share one browser.
 */
export const test = base.extend<WholeBrowser>({
  wholeBrowser: async ({ playwright, launchOptions }, provide) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    opened ??= findWholeBrowser().then((executablePath = launchOptions.executablePath) =>
      playwright.chromium.launch({ ...launchOptions, executablePath, args: browserFlags, ignoreDefaultArgs }),
    );
    await provide(await opened);
  },
  context: async ({ wholeBrowser }, provide) => {
    const context = await wholeBrowser.newContext();
    await provide(context);
    await context.close();
  },
  keepsPages: async ({ wholeBrowser }, provide) => {
    keeping ??= keepsAnyPage(wholeBrowser);
    await provide(await keeping);
  },
});
