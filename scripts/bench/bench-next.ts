/**
 * npm run bench:next: from a tap on a link of the home page to the largest paint of the next page, on a phone with a
 * processor four times slower and slow 4G. Compares plain links alone, and with speculation rules that prefetch or
 * prerender. Drives the built site (npm run build first).
 * --runs 10           how often to follow the link in each way; the runs are interleaved
 * --also ../old/out   another export to compare with, for example one that navigates with the framework's router
 */
import '@/scripts/bootstrap/require-node.mjs';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer-core';
import { median } from '@/scripts/bench/bench-table';
import { slowNetwork } from '@/scripts/bench/slow-network';
import { root } from '@/scripts/bootstrap/root.mjs';
import { browserFlags } from '@/scripts/browsers/browser-flags';
import { findBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { siteServer } from '@/scripts/serve/site-server';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' }, also: { type: 'string' } } });
const out = join(root, 'out');
if (!existsSync(join(out, 'index.html'))) stop('There is nothing to measure yet: run npm run build first.');
const executablePath = (await findBrowser()) ?? stop(noBrowser);

/** The link that is followed. */
const target = '/services/windows/';
const rules = /<script type="speculationrules">[\s\S]*?<\/script>/;
const fade = /@media \(prefers-reduced-motion:no-preference\)\{@view-transition\{navigation:auto\}\}/;

interface Way {
  readonly name: string;
  readonly folder: string;
}

const copies = mkdtempSync(join(root, '.cache/bench-next-'));
const ways: readonly Way[] = [
  ...(values.also ? [{ name: `as ${values.also} does`, folder: values.also }] : []),
  {
    name: 'plain link without a fade',
    folder: changedCopy('still', (html) => html.replace(rules, '').replace(fade, '')),
  },
  { name: 'plain link', folder: changedCopy('plain', (html) => html.replace(rules, '')) },
  {
    name: 'prefetch',
    folder: changedCopy('prefetch', (html) => html.replace(rules, (tag) => tag.replace('prerender', 'prefetch'))),
  },
  {
    name: 'prerender',
    folder: changedCopy('prerender', (html) => html.replace(rules, (tag) => tag.replace('prefetch', 'prerender'))),
  },
];

interface Result {
  readonly cold: number[];
  readonly warm: number[];
  readonly kilobytes: number[];
}

const results = new Map<string, Result>(ways.map(({ name }) => [name, { cold: [], warm: [], kilobytes: [] }]));
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const { name, folder } of ways) {
    const { cold, warm, kilobytes } = await visit(folder);
    const result = results.get(name);
    result?.cold.push(cold);
    result?.warm.push(warm);
    result?.kilobytes.push(kilobytes);
    console.error(`${name}: ${cold.toFixed(0)} ms, then ${warm.toFixed(0)} ms`);
  }
}
rmSync(copies, { recursive: true, force: true });

console.log(`\nFrom the tap to the largest paint, median and range of ${values.runs} runs, in milliseconds\n`);
console.log('| | first visit of the page | visited before | fetched for the first visit |');
console.log('|---|--:|--:|--:|');
for (const [name, { cold, warm, kilobytes }] of results)
  console.log(`| ${name} | ${cell(cold)} | ${cell(warm)} | ${median(kilobytes).toFixed(0)} kB |`);

function cell(list: readonly number[]): string {
  return `${median(list).toFixed(0)} (${Math.min(...list).toFixed(0)}–${Math.max(...list).toFixed(0)})`;
}

/** Follows the link on a fresh phone, and once more from a new tab. */
async function visit(folder: string) {
  const server = siteServer(folder);
  const line = await slowNetwork(server);
  // Not Playwright, under which Chromium prerenders nothing.
  const browser = await launch({
    executablePath,
    // One process for all pages, so that a page which is rendered ahead is on the slow processor too.
    args: [...browserFlags, '--renderer-process-limit=1'],
  });

  const follow = async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    // The rules are changed here, and their hash in the policy is not.
    await page.setBypassCSP(true);
    await page.emulateCPUThrottling(4);
    // `tsx` wraps named functions in a helper of this name, which pages lack.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await page.evaluateOnNewDocument(notePaint, target);
    // The service worker would fetch its set over the same line.
    await page.evaluateOnNewDocument('delete Navigator.prototype.serviceWorker');
    await page.goto(line.origin);
    // The visitor looks around first, so that the page is awake.
    await wait(1500);
    await page.bringToFront();
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await page.waitForSelector('html[data-hydrated]', { timeout: 15_000 });
    const [x, y] = await page.evaluate(findLink, target);
    await wait(1500);
    const before = line.sent();
    const painted = nextPaint(server);
    const pressed = await tap(page, x, y);
    const time = (await painted) - pressed;
    // What comes after the paint belongs to the page too.
    await wait(2000);
    const bytes = line.sent() - before;
    await page.close();
    return { time, bytes };
  };
  const cold = await follow();
  const warm = await follow();
  await browser.close();
  line.server.close();
  server.close();
  return { cold: cold.time, warm: warm.time, kilobytes: cold.bytes / 1000 };
}

/** Taps the place, as a finger does for about a tenth of a second, and answers when the finger left. */
async function tap(page: Page, x: number, y: number): Promise<number> {
  const session = await page.createCDPSession();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(90);
  const pressed = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return pressed;
}

/**
 * When the first screen of the next page was painted, as the page itself reports it: a page that was rendered ahead takes
 * the place of the one that the driver knows.
 */
function nextPaint(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.on('request', ({ url = '' }) => {
      const [, time] = /^\/painted\?(.+)$/.exec(url) ?? [];
      if (time) resolve(Number(time));
    }),
  );
}

/** A copy of the export whose pages are changed. */
function changedCopy(name: string, change: (html: string) => string): string {
  const folder = join(copies, name);
  cpSync(out, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = join(folder, file);
    if (file.endsWith('.html')) writeFileSync(place, change(readFileSync(place, 'utf8')));
  }
  return folder;
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/* The functions below run in the page. */

/** Brings the link into the middle of the screen, and answers where that is. */
function findLink(address: string): readonly [number, number] {
  const links = [...document.querySelectorAll(`main a[href="${address}"]`)];
  const link = links.find((each) => each.checkVisibility());
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  return [x + width / 2, y + height / 2];
}

/**
 * Reports when the heading and the pictures of the first screen of the target are all there, for a page that a router
 * shows and for one that the browser loads alike.
 */
function notePaint(address: string) {
  /** Of the page before. */
  let heading: string | undefined;
  function look() {
    const title = document.querySelector('h1')?.textContent ?? undefined;
    if (location.pathname !== address) heading = title;
    else if (title !== undefined && title !== heading && arePicturesThere()) {
      const { port1, port2 } = new MessageChannel();
      // A message that is posted from a frame arrives right after its paint.
      port1.onmessage = () => navigator.sendBeacon(`/painted?${performance.timeOrigin + performance.now()}`);
      port2.postMessage(null);
      return;
    }
    requestAnimationFrame(look);
  }
  function arePicturesThere() {
    return [...document.querySelectorAll('img')]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .every(({ complete }) => complete);
  }
  requestAnimationFrame(look);
}
