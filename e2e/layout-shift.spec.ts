import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { followRequests, holdBack, isHydrated } from './support/visit';

test.use({ reducedMotion: 'no-preference' });

interface Moved {
  value: number;
  parts: string[];
}

async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        // Counts shifts with `hadRecentInput` too: nothing is pressed, but phones set it for half a second after a load.
        const shift = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        moved.push({
          value: shift.value,
          parts: shift.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${box(previousRect)} → ${box(currentRect)}`,
          ),
        });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const takeMoved = () => {
      note(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { takeMoved });
  });
}

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Serves the page up to the text `end`, and the rest once `release` is called. Other files come from the site. */
async function splitPage(path: string, end: string, site: string) {
  const html = await readFile(`out${path}index.html`, 'utf8');
  const at = html.indexOf(end);
  expect(at).toBeGreaterThan(0);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(({ url = '' }, response) => {
    if (url !== path) return void response.writeHead(307, { Location: site + url }).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, at));
    void released.then(() => response.end(html.slice(at)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, release, close: () => server.close() };
}

/** Waits two frames, because shifts are reported once they have been drawn. */
async function expectNoShift(page: Page) {
  const moved = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return (window as unknown as { takeMoved: () => Moved[] }).takeMoved();
  });
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved, null, 2)).toBeLessThanOrEqual(0.02);
}

for (const path of [
  '/',
  '/about/',
  '/contact/',
  '/gaf-hdz/',
  '/services/roofing/',
  '/services/windows/replacement/',
  '/services/windows/storm-windows/',
]) {
  test(
    `${path} doesn’t move when fonts and pictures arrive after its first paint`,
    { tag: path === '/' ? [] : '@phone' },
    async ({ page }) => {
      await recordShifts(page);
      const atRest = followRequests(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const release = await holdBack(page, /\.woff2|\/pictures\//);
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await expect.poll(() => requested.some((url) => url.includes('.woff2'))).toBe(true);
      release();
      await atRest();
      await page.evaluate(() => document.fonts.ready);
      await expectNoShift(page);
    },
  );
}

test('the shingle page doesn’t move while its HTML is still arriving', { tag: '@phone' }, async ({ page, baseURL }) => {
  await recordShifts(page);
  const { url, release, close } = await splitPage('/gaf-hdz/', '<fieldset', baseURL ?? '');
  await page.goto(url, { waitUntil: 'commit' });
  await firstPaint(page);
  release();
  await page.waitForLoadState();
  await expectNoShift(page);
  close();
});

test('the home page doesn’t shift while a visitor scrolls through it', async ({ page }) => {
  await recordShifts(page);
  const atRest = followRequests(page);
  await page.goto('/');
  await atRest();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  }
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expectNoShift(page);
});
