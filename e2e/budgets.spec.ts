import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { leads } from '@/content/crm/leads';
import type { PagePath } from '@/content/paths';
import { sectionPages } from '@/content/section-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { exportedFile, exportedFiles } from './support/export';
import { followRequests } from './support/visit';

/*
 * Limits in kB, except `requests`. `html`, `total` and `requests` are what the first view costs a phone over the wire,
 * with gzip. `brotli` is the HTML alone. `scripts` load at the first action, so they aren’t in `total`.
 */

test.use({ deviceScaleFactor: 2 });

interface Cost {
  readonly scripts: number;
  readonly fonts: number;
  readonly html: number;
  readonly total: number;
  readonly requests: number;
  readonly foreign: readonly string[];
}

async function firstView(page: Page, path: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The least that hosts offer: gzip, no brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const requests = new Map<string, { url: string; type: string; size: number; headers: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Only browsers with a window request the tab's icon.
    if (request.url.startsWith('data:') || new URL(request.url).pathname === '/icon.svg') return;
    requests.set(requestId, { url: request.url, type: type ?? 'Other', size: 0, headers: 0 });
  });
  const encodings = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    encodings.add(response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '');
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  // Compressed bodies without headers, which HTTP/2 reduces to a few bytes.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.size = Math.max(0, encodedDataLength - request.headers);
  });
  const atRest = followRequests(page);
  await page.goto(path);
  await atRest();

  expect([...encodings].filter(Boolean), 'the server compresses with gzip').toEqual(['gzip']);
  const all = [...requests.values()];
  const sum = (type?: string) =>
    all.filter((request) => !type || request.type === type).reduce((bytes, request) => bytes + request.size, 0) / 1000;
  return {
    scripts: sum('Script'),
    fonts: sum('Font'),
    html: sum('Document') + sum('Stylesheet'),
    total: sum(),
    requests: all.length,
    foreign: all.map((request) => request.url).filter((url) => new URL(url).hostname !== 'localhost'),
  };
}

/** Each page has the tools in the strip, in both menus and in the footer. */
const usual = { scripts: 158, html: 30, brotli: 25.9, total: 105, requests: 15 } as const;
/** Figures are inlined: up to 6 kB each. */
const withFigure = { ...usual, html: 36.5, brotli: 30, total: 108 } as const;
const special: Readonly<Partial<Record<PagePath, typeof usual | Record<keyof typeof usual, number>>>> = {
  // Two racks with 18 colors in all, two wipes, the two sample papers, the closing section and both forms.
  // The names of pictures contain hashes, so this changes by a few bytes with each changed picture.
  '/': { scripts: 168, html: 50.2, brotli: 41.3, total: 120, requests: 6 },
  // The color studio, with its two houses.
  '/gaf-hdz': { ...usual, total: 108 },
  '/tamko-titan-xt': { ...usual, total: 108 },
  // Both forms, the two sample papers, and the list of all signs for visitors without scripts. 9 kB of the forms'
  // scripts are a file that the home page has, too.
  '/contact': { ...usual, scripts: 162, html: 34, brotli: 28 },
  // Five materials in one drawing, and a ruler with all facts of each.
  '/services/siding-installation-detail': { ...withFigure, brotli: 31.2 },
};
const storylines = new Set<PagePath>(sectionPages.flatMap((page) => ('storyline' in page ? [page.path] : [])));
const limits = (path: PagePath) => special[path] ?? (storylines.has(path) ? withFigure : usual);
const fontLimit = 48;
const gzipSizes = new Map<string, number>();
function gzipSize(file: string): number {
  const size = gzipSizes.get(file) ?? gzipSync(exportedFile(file)).length / 1000;
  gzipSizes.set(file, size);
  return size;
}

/** The highest quality takes a fifth of a second per page, so it is used only if quicker ones are over the limit. */
function brotliSize(file: string, limit: number): number {
  const content = exportedFile(file);
  let size = Infinity;
  for (const quality of [5, 9, 10, constants.BROTLI_MAX_QUALITY]) {
    size = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;
    if (size <= limit) break;
  }
  return size;
}

test('the HTML and the first scripts of every public page stay within their limits', () => {
  for (const { path } of allPages.filter((listed) => listed.isIndexed)) {
    const file = `${withTrailingSlash(path).slice(1)}index.html`;
    const html = exportedFile(file).toString('utf8');
    const scripts = new Set(
      [...html.matchAll(/\/(_next\/static\/chunks\/[^\s"']+\.js)/g)].map(([, script = '']) => script),
    );
    expect.soft(scripts.size, `${path}: scripts named`).toBeGreaterThan(3);
    const { brotli } = limits(path);
    expect.soft(brotliSize(file, brotli), `${path}: HTML with its styles, kB with brotli`).toBeLessThanOrEqual(brotli);
    const weight = [...scripts].reduce((sum, script) => sum + gzipSize(script), 0);
    expect.soft(weight, `${path}: scripts, kB`).toBeLessThanOrEqual(limits(path).scripts);
  }
});

test('what the CRM loads after sign-in stays within its limit', () => {
  const [lead] = leads;
  const own = exportedFiles().filter(
    (file) =>
      file.endsWith('.js') &&
      exportedFile(file)
        .toString('utf8')
        .includes(lead?.email ?? '?'),
  );
  expect(own).toHaveLength(1);
  expect(own.reduce((sum, file) => sum + gzipSize(file), 0)).toBeLessThanOrEqual(35);
});

/** One page of each kind. Others differ only by what the first test above measures. */
const kinds: readonly PagePath[] = [
  '/',
  '/services',
  '/services/roofing/repair',
  '/services/roofing/replacement',
  '/services/roofing/storm-damage',
  '/services/gutter-installation',
  '/services/windows',
  '/services/additional',
  '/gaf-hdz',
  '/financing',
  '/price-guide',
  '/contact',
];

for (const path of kinds) {
  test(`the first view of ${path} stays within its limits`, async ({ page }, testInfo) => {
    const cost = await firstView(page, withTrailingSlash(path));
    testInfo.annotations.push({ type: 'kB', description: JSON.stringify(cost) });
    expect.soft(cost.scripts, 'scripts, before the visitor has done anything').toBe(0);
    expect.soft(cost.fonts, 'fonts, kB').toBeLessThanOrEqual(fontLimit);
    expect.soft(cost.html, 'HTML with its styles, kB').toBeLessThanOrEqual(limits(path).html);
    expect.soft(cost.total, 'all of it, kB').toBeLessThanOrEqual(limits(path).total);
    expect.soft(cost.requests, 'requests').toBeLessThanOrEqual(limits(path).requests);
    expect.soft(cost.foreign, 'requests to other hosts').toEqual([]);
  });
}
