/**
 * npm run bench:press: the first presses on the home page, on a phone with a processor four times slower and slow 4G.
 * Compares when the page could wake: at the first idle moment, at the first scroll (as it does), at the first press, or
 * when an island comes near. Drives the built site (npm run build first).
 * --runs 10   how often to visit the page in each way; the visits are interleaved
 */
import '@/scripts/bootstrap/require-node.mjs';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '@/scripts/bench/bench-table';
import type { TraceEvent } from '@/scripts/bench/main-thread';
import { slowNetwork } from '@/scripts/bench/slow-network';
import { root } from '@/scripts/bootstrap/root.mjs';
import { browserFlags } from '@/scripts/browsers/browser-flags';
import { findBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { siteServer } from '@/scripts/serve/site-server';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const out = join(root, 'out');
if (!existsSync(join(out, 'index.html'))) stop('There is nothing to measure yet: run npm run build first.');
const executablePath = (await findBrowser()) ?? stop(noBrowser);

/** When the page wakes. The page itself wakes at the first scroll; the others are made of it from outside. */
const ways = ['idle', 'scroll', 'press', 'near'] as const;
type Way = (typeof ways)[number];

/** What one visit measures, in milliseconds. */
interface Visit {
  /** From the first tap on Menu, on the page as it stands, to the next frame. */
  readonly menu: number;
  /** The longest task that follows it, by the thread's own clock, which other load on the machine does not move. */
  readonly menuTask: number;
  /** The longest task of the first scroll, from the top to the portfolio. */
  readonly scrollTask: number;
  /** From the first tap on the portfolio's filter, right after that scroll, to the next frame. */
  readonly filter: number;
  readonly filterTask: number;
  /** Kilobytes of scripts before the visitor did anything. */
  readonly scripts: number;
}

const columns: readonly (readonly [keyof Visit, string])[] = [
  ['menu', 'first tap on Menu'],
  ['menuTask', 'longest task after it'],
  ['scrollTask', 'longest task of the first scroll'],
  ['filter', 'first tap on the filter'],
  ['filterTask', 'longest task after it'],
  ['scripts', 'kB of scripts before'],
];

const server = siteServer(out);
const line = await slowNetwork(server);
const browser = await chromium.launch({ executablePath, args: browserFlags });

const visits = new Map<Way, Visit[]>(ways.map((way) => [way, []]));
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const way of ways) {
    visits.get(way)?.push(await visit(browser, way));
    console.error(way, JSON.stringify(visits.get(way)?.at(-1)));
  }
}
await browser.close();
line.server.close();
server.close();

console.log(`\nMedian and worst of ${values.runs} visits, in milliseconds; tasks by the thread's own clock\n`);
console.log(`| wakes at | ${columns.map(([, name]) => name).join(' | ')} |`);
console.log(`|---|${'--:|'.repeat(columns.length)}`);
for (const [way, all] of visits) {
  const cells = columns.map(([key]) => {
    const list = all.map((one) => one[key]);
    return `${median(list).toFixed(0)} (${Math.max(...list).toFixed(0)})`;
  });
  console.log(`| ${way} | ${cells.join(' | ')} |`);
}

/** Tracing slows the page, so what is timed to the frame and what is traced are visits of their own. */
async function visit(from: Browser, way: Way): Promise<Visit> {
  const filterOf = (page: Page) => page.locator('.project-filter').nth(2);
  const menuOf = (page: Page) => page.locator('summary[aria-label="Menu"]');
  const menu = await onPhone(from, way, ({ page, tap, longestEvent }) => longestEvent(() => tap(menuOf(page))));
  const filter = await onPhone(from, way, async ({ page, tap, longestEvent, scroll }) => {
    await scroll(filterOf(page));
    return longestEvent(() => tap(filterOf(page)));
  });
  const menuTask = await onPhone(from, way, ({ page, tap, longestTask }) => longestTask(() => tap(menuOf(page))));
  const rest = await onPhone(from, way, async ({ page, tap, longestTask, scroll }) => {
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
    );
    const scrollTask = await longestTask(() => scroll(filterOf(page)));
    const filterTask = await longestTask(() => tap(filterOf(page)));
    return { scripts, scrollTask, filterTask };
  });
  return { menu, filter, menuTask, ...rest };
}

interface Phone {
  readonly page: Page;
  readonly tap: (target: ReturnType<Page['locator']>) => Promise<void>;
  readonly scroll: (target: ReturnType<Page['locator']>) => Promise<void>;
  /** Does something, waits a moment, and answers with the longest task of the main thread meanwhile. */
  readonly longestTask: (act: () => Promise<void>) => Promise<number>;
  /** Does something, and answers with its longest event, from the visitor's act to the next frame. */
  readonly longestEvent: (act: () => Promise<void>) => Promise<number>;
}

/** Opens the home page in a fresh window and lets it come to rest. */
async function onPhone<Result>(from: Browser, way: Way, act: (phone: Phone) => Promise<Result>): Promise<Result> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // `tsx` wraps named functions in a helper of this name, which pages lack.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.addInitScript(wakeOtherwise, way);
  await page.goto(line.origin, { timeout: 120_000 });
  await wait(4000);
  const result = await act({
    page,
    tap: async (target) => {
      const box = await target.boundingBox();
      if (!box) throw new Error('There is nothing to tap.');
      await tapAt(session, box.x + box.width / 2, box.y + box.height / 2);
    },
    scroll: async (target) => {
      for (let turns = 0; turns < 100; turns += 1) {
        const box = await target.boundingBox();
        if (box && box.y < 600) return;
        await page.mouse.wheel(0, Math.min(800, Math.max(100, (box?.y ?? 2000) - 400)));
        await wait(100);
      }
      throw new Error('The filter did not come on the screen.');
    },
    longestTask: async (act) => {
      await from.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
      await act();
      await wait(2000);
      return longestTaskIn(await from.stopTracing());
    },
    longestEvent: async (act) => {
      // While a page loads, the browser makes events of its own, which wait for the first frame.
      const start = await page.evaluate(() => performance.now());
      await act();
      // The browser reports an event some frames after it.
      await wait(2000);
      return page.evaluate(longestEventSince, start);
    },
  });
  await context.close();
  return result;
}

function longestTaskIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly (TraceEvent & { readonly args?: { readonly name?: string } })[];
  };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** A finger is on the screen for about a tenth of a second. */
async function tapAt(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(90);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/* The functions below run in the page. */

/** Event Timing. */
function watch() {
  const events: PerformanceEntry[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

function longestEventSince(start: number): number {
  const { events } = window as unknown as { readonly events: readonly PerformanceEntry[] };
  return Math.max(0, ...events.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration));
}

/** Makes the page wake at another moment than the first scroll (scripts/build/inline/hydrate-later.ts). */
function wakeOtherwise(way: string) {
  const wake = () =>
    document
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: null }));
  if (way === 'idle') addEventListener('load', () => requestIdleCallback(wake, { timeout: 2000 }));
  if (way !== 'press' && way !== 'near') return;
  // Of all that listens to scrolling, the page's waking is what listens to the mouse too.
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function register(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    if (type === 'scroll' && String(listener).includes('mouseover')) return;
    add.call(this, type, listener, options);
  };
  if (way !== 'near') return;
  addEventListener('load', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: '400px' },
    );
    for (const island of document.querySelectorAll('main form, #portfolio')) observer.observe(island);
  });
}
