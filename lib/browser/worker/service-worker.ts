// Pages come from the network, and from a cache only if it fails or doesn't answer within three seconds, so visitors
// with a good connection never see an old page. write-worker.ts bundles this file with its setup.
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import type { CacheName } from '@/lib/browser/stored-keys';
import {
  datedCopy,
  fetchedAt,
  hasAgeLine,
  newest,
  pagePath,
  withAge,
  withReadablePages,
  type KeepPageRequest,
  type WorkerSetup,
} from '@/lib/offline/cached-page';

declare const self: ServiceWorkerGlobalScope;
declare const setup: WorkerSetup;

const cacheNames = {
  keptReady: 'kept-ready',
  pages: 'visited-pages',
  files: 'page-files',
  pictures: 'seen-pictures',
} as const satisfies Readonly<Record<string, CacheName>>;

/** In seconds. */
const day = 24 * 60 * 60;
/** In milliseconds. After a timeout, pages come from the cache first for this long. */
const cacheFirstPeriod = 10_000;
let lastTimeout = -Infinity;

const publicPaths = new Set(setup.pages);

const isHtml = (response: Response) => response.headers.get('Content-Type')?.includes('text/html') ?? false;

/** Hosts and Wi-Fi sign-ins answer with pages of their own, also for scripts and pictures, and often with status 200. */
const keepOwnPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, request }) => {
    if (!response.ok) return null;
    const isFile = /\.(?!html$)\w+$/.test(new URL(request.url).pathname);
    if (isFile) return isHtml(response) ? null : response;
    const copy = await datedCopy(response, Date.now());
    return hasAgeLine(await copy.clone().text()) ? copy : null;
  },
};

setCacheNameDetails({ prefix: '', suffix: '', precache: cacheNames.keptReady });
addPlugins([keepOwnPages]);
precache([...setup.files]);

// Pages and their files don't depend on the worker's version, so a new worker can take over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/* No navigation preload: with it, Firefox shows its own error page if the server is down. */
async function takeOver(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
  await self.clients.claim();
}

const cacheByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pagePath(new URL(request.url).pathname),
};

const newestCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const copy = newest([cachedResponse, await matchPrecache(request.url)]);
    return copy ? showAge(copy) : null;
  },
};

const visitedPages = new NetworkFirst({
  cacheName: cacheNames.pages,
  plugins: [
    cacheByPath,
    keepOwnPages,
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    newestCopy,
  ],
});
const otherPages = new NetworkOnly({ networkTimeoutSeconds: setup.longTimeout });

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, event, url }) => {
    const path = pagePath(url.pathname);
    if (!publicPaths.has(path)) return otherPages.handle({ request, event }).catch(offlinePage);
    const copy = await copyOf(path);
    if (copy && hasJustTimedOut()) return showAge(copy);
    const timeout = copy ? setup.timeout : setup.longTimeout;
    return within(timeout, visitedPages.handle({ request, event })).then(
      // A host in trouble answers, but not with the page.
      (page) => (copy && page.status >= 500 ? showAge(copy) : page),
      () => (copy ? showAge(copy) : offlinePage()),
    );
  },
);

async function copyOf(path: string): Promise<Response | undefined> {
  const visited = await (await caches.open(cacheNames.pages)).match(path);
  return newest([visited, await matchPrecache(path)]);
}

async function showAge(copy: Response): Promise<Response> {
  const html = withAge(await copy.text(), { text: setup.ageText, fetchedAt: new Date(fetchedAt(copy)) });
  return new Response(html, { headers: copy.headers });
}

async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(setup.offlinePage);
  if (!page) return Response.error();
  const visited = await (await caches.open(cacheNames.pages)).keys();
  const onDevice = new Set([
    ...setup.files.map(({ url }) => url),
    ...visited.map(({ url }) => pagePath(new URL(url).pathname)),
  ]);
  const html = withReadablePages(await page.text(), onDevice);
  return new Response(html, { status: 503, headers: page.headers });
}

const pageFiles = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [keepOwnPages, new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
});

/** For other pages: reads the same cache, but adds nothing to it. */
const otherFiles = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [{ cacheWillUpdate: async () => null }],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  async ({ request, event }) => {
    const kept = await matchPrecache(request.url);
    if (kept) return kept;
    const files = isFromPublicPage(request) ? pageFiles : otherFiles;
    return limitedAfterTimeout(() => files.handle({ request, event }));
  },
);

/** Staff and owner pages load scripts with sample data, which aren't cached. */
function isFromPublicPage({ referrer }: Request): boolean {
  return URL.canParse(referrer) && publicPaths.has(pagePath(new URL(referrer).pathname));
}

const pictureExpiration = new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true });
const picturePlugins = [keepOwnPages, pictureExpiration];
const hashedPictures = new CacheFirst({ cacheName: cacheNames.pictures, plugins: picturePlugins });
/** A drawing keeps its file name when it changes, so it's revalidated. */
const drawings = new StaleWhileRevalidate({ cacheName: cacheNames.pictures, plugins: picturePlugins });

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  ({ request, event }) => answerPicture(request, event),
);

async function answerPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await matchPrecache(request.url);
  if (kept) return kept;
  const isHashed = new URL(request.url).pathname.startsWith('/pictures/');
  return limitedAfterTimeout(() => (isHashed ? hashedPictures : drawings).handle({ request, event }));
}

self.addEventListener('message', (event) => {
  if (isKeepPageRequest(event.data)) event.waitUntil(keepFirstPage(event.data, event));
});

async function keepFirstPage({ page, files }: KeepPageRequest, event: ExtendableEvent): Promise<void> {
  if (!publicPaths.has(pagePath(page))) return;
  await keepPage(pagePath(page), event);
  const pictures = files.map((file) => new URL(file)).filter(isOwnPicture);
  for (const { href } of pictures) await answerPicture(new Request(href), event).catch(() => undefined);
}

function isOwnPicture({ origin, pathname }: URL): boolean {
  return origin === self.location.origin && /^\/(?:pictures|art)\//.test(pathname);
}

async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  try {
    const html = await (await visitedPages.handle({ request: new Request(path), event })).text();
    const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|txt|woff2)/g));
    for (const file of files) await pageFiles.handle({ request: new Request(file), event });
  } catch {
    // Offline by now. The next visit caches the page.
  }
}

function isKeepPageRequest(data: unknown): data is KeepPageRequest {
  return typeof data === 'object' && data !== null && 'page' in data && 'files' in data;
}

function hasJustTimedOut(): boolean {
  return Date.now() - lastTimeout < cacheFirstPeriod;
}

/**
 * Fails a request that isn't answered in time, if one just timed out. A page's scripts wait for its load event, and so for
 * its files and pictures, which a dead network would hold up.
 */
function limitedAfterTimeout(ask: () => Promise<Response>): Promise<Response> {
  return hasJustTimedOut() ? within(setup.timeout, ask()) : ask();
}

function within<Answer>(seconds: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      lastTimeout = Date.now();
      reject(new Error('The network timed out.'));
    }, seconds * 1000);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
