import { expect, type Page, type Request } from '@playwright/test';
import { company } from '@/content/company';

/**
 * Starts the page's scripts and waits for hydration. Public pages fetch them at the visitor's first action: here
 * a key that does nothing else.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Whether React has taken over the page already. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
}

const mapOrigin = new URL(company.google.mapEmbed).origin;
const map = '<!doctype html><html lang="en"><title>Map</title><body>Map</body></html>';

/**
 * Answers for the map's host, so that no test needs the network. Unlike `page.route`, this stops no other request on its
 * way, and leaves the browser its cache.
 */
export async function standInForMap(page: Page): Promise<void> {
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
    // The page may be gone by now.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${mapOrigin}/*` }] });
}

/** What went wrong on a page while it was open: errors, refusals of the policy, requests that failed. */
export interface Trouble {
  readonly problems: string[];
  /** Addresses asked of any other host. */
  readonly foreign: string[];
}

export function watch(page: Page): Trouble {
  const problems: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    // The test runner's own remark (playwright.config.ts).
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // On a busy machine Chromium shows the next page before it can fade it in, and reports the fade as an error.
    if (!/^Transition was (?:aborted|skipped)/.test(message)) problems.push(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser cancels what it no longer needs: when a page is left, and when a new width asks for a larger picture.
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

/**
 * Follows the page's requests from now on. The returned function waits until the page is at rest: all its sections are
 * laid out, every request has been answered, and two idle moments have passed without another.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let before: number;
    do {
      before = asked;
      await page.evaluate(async () => {
        // With a limit, because a page that was opened by another's redirect is sometimes never idle to the browser.
        const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
        do {
          await idle();
          await idle();
        } while (document.documentElement.dataset.sections);
      });
      await expect.poll(() => underWay.size, 'requests under way').toBe(0);
    } while (asked !== before);
  };
}

/** Scrolls through the page once, so that everything that appears on the way has appeared, and every section is laid out. */
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
