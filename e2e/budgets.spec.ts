import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { leads } from '@/content/crm/leads';
import type { PagePath } from '@/content/paths';
import { sectionPages } from '@/content/section-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { exportedFile, exportedFiles } from './support/export';
import { followRequests } from './support/visit';

/*
 * What a phone's first view of a page costs over the wire, with gzip: the numbers this site promised itself.
 * Only the phone measures (playwright.config.ts); a desk has more of everything.
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

async function firstView(page: Page, address: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // What the plainest host can do: gzip, no brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const requests = new Map<string, { url: string; type: string; size: number; headers: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A browser with a window asks for the icon of its tab, one without does not.
    if (request.url.startsWith('data:') || new URL(request.url).pathname === '/icon.svg') return;
    requests.set(requestId, { url: request.url, type: type ?? 'Other', size: 0, headers: 0 });
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
  const atRest = followRequests(page);
  await page.goto(address);
  await atRest();

  expect([...encodings].filter(Boolean), 'the server packs with gzip').toEqual(['gzip']);
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

const usual = { scripts: 158, html: 30, brotli: 24.8, total: 105, requests: 15 } as const;
const special: Readonly<Partial<Record<PagePath, typeof usual | Record<keyof typeof usual, number>>>> = {
  // Two racks of 18 colors, two wipes, the two papers, the closing and both forms. One request is a texture of 0.5 kB.
  '/': { scripts: 165, html: 49, brotli: 39.8, total: 120, requests: 6 },
  // Two houses of the color studio, the ratings drawn to scale, and a comparison with the other shingle.
  '/gaf-hdz': { ...usual, total: 108 },
  '/tamko-titan-xt': { ...usual, total: 108 },
  // A list of 61 signs, each with what to do, its price and its photos.
  '/find': { ...usual, brotli: 24 },
  // Both forms, the two papers, and for visitors without scripts the list of all signs.
  '/contact': { ...usual, scripts: 160, html: 34, brotli: 28 },
};
/** The figure of a storyline comes with the page, because its parts are lit from outside and cropped: 4 to 5 kB. */
const withFigure = { ...usual, html: 36.5, brotli: 30, total: 108 } as const;
const storylines = new Set<PagePath>(sectionPages.flatMap((page) => ('storyline' in page ? [page.path] : [])));
const limits = (path: PagePath) => special[path] ?? (storylines.has(path) ? withFigure : usual);
const fontLimit = 48;
const packedSizes = new Map<string, number>();
/** In kB. Remembered, because pages share most of their scripts. */
function packed(file: string): number {
  const size = packedSizes.get(file) ?? gzipSync(exportedFile(file)).length / 1000;
  packedSizes.set(file, size);
  return size;
}

/**
 * In kB, with the best that brotli can do. The best takes half a second a page, so it is asked only where a quicker try
 * is over the limit. Another name of a script moves it by up to 0.1 kB.
 */
function brotliSize(file: string, limit: number): number {
  const content = exportedFile(file);
  const quick = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000;
  return quick <= limit ? quick : brotliCompressSync(content).length / 1000;
}

test('the HTML and the first scripts of every public page stay within their budget', () => {
  for (const { path } of allPages.filter((listed) => listed.isIndexed)) {
    const file = `${pageAddress(path).slice(1)}index.html`;
    const html = exportedFile(file).toString('utf8');
    const scripts = new Set(
      [...html.matchAll(/\/(_next\/static\/chunks\/[^\s"']+\.js)/g)].map(([, script = '']) => script),
    );
    expect.soft(scripts.size, `${path}: scripts named`).toBeGreaterThan(3);
    const { brotli } = limits(path);
    expect.soft(brotliSize(file, brotli), `${path}: HTML with its styles, kB with brotli`).toBeLessThanOrEqual(brotli);
    const weight = [...scripts].reduce((sum, script) => sum + packed(script), 0);
    expect.soft(weight, `${path}: scripts, kB`).toBeLessThanOrEqual(limits(path).scripts);
  }
});

test('what the CRM loads after sign-in stays within its budget', () => {
  const [lead] = leads;
  const own = exportedFiles().filter(
    (file) =>
      file.endsWith('.js') &&
      exportedFile(file)
        .toString('utf8')
        .includes(lead?.email ?? '?'),
  );
  expect(own).toHaveLength(1);
  // 26 kB of it are the screens. Printing, the files for phone and calendar and the reader of messages are the rest.
  expect(own.reduce((sum, file) => sum + packed(file), 0)).toBeLessThanOrEqual(35);
});

/** One page of each kind: the sums of the others differ only by what the test above weighs. */
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
  test(`the first view of ${path} stays within its budget`, async ({ page }, testInfo) => {
    const cost = await firstView(page, pageAddress(path));
    testInfo.annotations.push({ type: 'kB', description: JSON.stringify(cost) });
    expect.soft(cost.scripts, 'scripts, before the visitor has done anything').toBe(0);
    expect.soft(cost.fonts, 'fonts, kB').toBeLessThanOrEqual(fontLimit);
    expect.soft(cost.html, 'HTML with its styles, kB').toBeLessThanOrEqual(limits(path).html);
    expect.soft(cost.total, 'all of it, kB').toBeLessThanOrEqual(limits(path).total);
    expect.soft(cost.requests, 'requests').toBeLessThanOrEqual(limits(path).requests);
    expect.soft(cost.foreign, 'from another host').toEqual([]);
  });
}
