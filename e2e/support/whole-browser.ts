import { expect, test as base, type Browser } from '@playwright/test';
import { browserFlags } from '@/scripts/chromium/browser-flags';
import { findWholeBrowser } from '@/scripts/chromium/find-browser';

/** False in the headless shell, which has no back/forward cache. */
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
  // In a timeout, because a page that has been left doesn't return a result.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/plain-1$/);
  const isKept = await page.evaluate(() => 'isMarked' in window);
  await context.close();
  return isKept;
}

/** One per worker. A worker fixture would make Playwright start more workers. */
let opened: Promise<Browser> | undefined;
let keepsPages: Promise<boolean> | undefined;

interface WholeBrowser {
  readonly wholeBrowser: Browser;
  readonly keepsPages: boolean;
}

/** With smooth scrolling (off in playwright.config.ts) and the back/forward cache (off by Playwright's default). */
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
    keepsPages ??= keepsAnyPage(wholeBrowser);
    await provide(await keepsPages);
  },
});
