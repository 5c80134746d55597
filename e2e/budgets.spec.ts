import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo';
import { alive } from './support/visit';

/*
 * What a phone's first view of a page costs over the wire, with gzip: the numbers this site promised itself.
 * Only the phone measures; a desk has more of everything.
 */

interface Cost {
  readonly scripts: number;
  readonly fonts: number;
  readonly html: number;
  readonly total: number;
  readonly requests: number;
  readonly foreign: readonly string[];
  /** Scripts that were asked for before the page had loaded. */
  readonly earlyScripts: readonly string[];
}

async function firstView(page: Page, address: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  // What the plainest host can do: gzip, no brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const requests = new Map<string, { url: string; type: string; size: number; headers: number; at: number }>();
  let loadedAt = Infinity;
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, { url: request.url, type: type ?? 'Other', size: 0, headers: 0, at: timestamp });
  });
  const encodings = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    encodings.add(response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '');
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  // Bodies as they were packed. Headers are left out: HTTP/2, which hosts speak, packs them to a few bytes.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.size = Math.max(0, encodedDataLength - request.headers);
  });
  await page.goto(address);
  await alive(page);
  await page.waitForLoadState('networkidle');

  expect([...encodings].filter(Boolean), 'the server packs with gzip').toEqual(['gzip']);
  const all = [...requests.values()];
  const sum = (type?: string) => all.filter((request) => !type || request.type === type).reduce((bytes, request) => bytes + request.size, 0) / 1000;
  const scripts = all.filter((request) => request.type === 'Script');
  return {
    scripts: sum('Script'),
    fonts: sum('Font'),
    html: sum('Document') + sum('Stylesheet'),
    total: sum(),
    requests: all.length,
    foreign: all.map((request) => request.url).filter((url) => new URL(url).hostname !== 'localhost'),
    earlyScripts: scripts.filter((request) => request.at < loadedAt).map((request) => request.url),
  };
}

for (const { path } of allPages.filter((listed) => listed.index)) {
  test(`${path} stays within its budget on a phone`, async ({ page, isMobile }, testInfo) => {
    test.skip(!isMobile, 'Measured on the phone alone.');
    const cost = await firstView(page, pageAddress(path));
    const home = path === '/';
    testInfo.annotations.push({ type: 'kB', description: JSON.stringify(cost) });
    expect.soft(cost.scripts, 'scripts, kB').toBeLessThanOrEqual(home ? 165 : 155);
    expect.soft(cost.fonts, 'fonts, kB').toBeLessThanOrEqual(67);
    expect.soft(cost.html, 'HTML with its styles, kB').toBeLessThanOrEqual(home ? 52 : 42);
    expect.soft(cost.total, 'all of it, kB').toBeLessThanOrEqual(home ? 430 : 330);
    expect.soft(cost.requests, 'requests').toBeLessThanOrEqual(30);
    expect.soft(cost.earlyScripts, 'scripts before the load event').toEqual([]);
    expect.soft(cost.foreign, 'from another host').toEqual([]);
  });
}
