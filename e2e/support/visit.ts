import { expect, type Page, type Request } from '@playwright/test';
import { company } from '@/content/company';

/** Public pages load their scripts at the first action, here a key that does nothing else. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
}

const mapOrigin = new URL(company.google.mapEmbed).origin;
const map = '<!doctype html><html lang="en"><title>Map</title><body>Map</body></html>';

/** Answers the map's requests, so that no test needs the network. `page.route` would turn off the browser's cache. */
export async function mockMap(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    await page.route(`${mapOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: map }));
    return;
  }
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: Buffer.from(map).toString('base64'),
    });
    // The page may be closed.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${mapOrigin}/*` }] });
}

export interface Trouble {
  readonly problems: string[];
  readonly foreign: string[];
}

export function watch(page: Page): Trouble {
  const problems: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    // Playwright blocks service workers (playwright.config.ts).
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // On a busy machine Chromium skips the fade to the next page and reports an error.
    if (!/^Transition was (?:aborted|skipped)/.test(message)) problems.push(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser cancels requests when a page is left, or when a new width needs a larger picture.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') foreign.push(request.url());
  });
  return { problems, foreign };
}

/** The returned function waits until all sections are laid out, all requests are done, and the browser is idle. */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let requestCount = 0;
  page.on('request', (request) => {
    requestCount += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let before: number;
    do {
      before = requestCount;
      await page.evaluate(async () => {
        // After a redirect, Chromium sometimes never reports an idle moment.
        const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
        do {
          await idle();
          await idle();
        } while (document.documentElement.dataset.sections);
      });
      await expect.poll(() => pending.size, 'pending requests').toBe(0);
    } while (requestCount !== before);
  };
}

/** Holds back requests for these files until the returned function is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Scrolls through the page until every section is laid out and has appeared, and then back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    while (document.documentElement.dataset.sections) await frame();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
