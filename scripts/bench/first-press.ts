// npm run bench:first-press measures the time from the first press on an untouched page to the painted answer, on a
// slow phone. Needs a build.
import '@/scripts/bootstrap/require-node.mjs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { root } from '@/scripts/bootstrap/root.mjs';
import { browserFlags } from '@/scripts/chromium/browser-flags';
import { findBrowser } from '@/scripts/chromium/find-browser';
import { siteServer, startServer } from '@/scripts/serve/site-server';

/** Milliseconds for the page to settle. */
const settleTime = 2000;
const timeLimit = 15_000;
/** What Lighthouse calls slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;
const runs = 3;

interface Bench {
  readonly press: string;
  readonly path: string;
  readonly target: string;
  /** What is visible once the press is answered: at first, and in full. */
  readonly answer: string;
  readonly whole: string;
}
const benches: readonly Bench[] = [
  {
    press: 'a project',
    path: '/',
    target: 'a[href="#project-8"]',
    answer: 'dialog[open] h2',
    whole: 'dialog[open] img',
  },
  {
    press: 'a project in phases',
    path: '/',
    target: 'a[href="#project-4"]',
    answer: 'dialog[open] h2',
    whole: 'dialog[open] [role="status"]',
  },
  {
    press: 'a pick of the price guide',
    path: '/price-guide/',
    target: '[data-pick="gutters"] input',
    answer: '[data-picked="gutters"]',
    whole: '.estimate-sheet',
  },
];

/** Milliseconds from the press to the frame after the one in which the selector's element is visible. */
async function timePress(page: Page, { path, target, answer, whole }: Bench): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path);
  await page.waitForTimeout(settleTime);
  await page.evaluate(
    (selectors) => {
      const times: number[] = [];
      Object.assign(window, { answerTimes: times });
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          selectors.forEach(async (selector, index) => {
            while (![...document.querySelectorAll(selector)].some((part) => part.checkVisibility()))
              await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            times[index] = performance.now() - timeStamp;
          });
        },
        { once: true, capture: true },
      );
    },
    [answer, whole],
  );
  // At once, so that the scripts haven't loaded because of the scrolling.
  const at = await page.locator(target).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(at.x, at.y);
  const times = () => (window as unknown as { readonly answerTimes: readonly number[] }).answerTimes;
  await page.waitForFunction(
    () => (window as unknown as { readonly answerTimes: readonly number[] }).answerTimes.filter(Boolean).length === 2,
    undefined,
    { timeout: timeLimit },
  );
  return page.evaluate(times);
}

const server = siteServer(join(root, 'out'));
const served = await startServer(server, 0);
if ('problem' in served) throw new Error(served.problem);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const results = [];
for (const bench of benches) {
  const all: (readonly number[])[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({
      baseURL: `http://localhost:${served.port}`,
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    all.push(await timePress(page, bench));
    await page.close();
  }
  const median = (index: number) => {
    const sorted = all.map((times) => times[index] ?? Number.NaN).toSorted((a, b) => a - b);
    return `${(sorted[Math.floor(runs / 2)] ?? Number.NaN).toFixed(0)} ms`;
  };
  results.push({ press: bench.press, answer: median(0), whole: median(1) });
}
await browser.close();
server.close();
console.table(results);
