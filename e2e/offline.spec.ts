import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { allPages, pageName } from '@/content/all-pages';
import { company } from '@/content/company';
import { contactForm } from '@/content/contact/form';
import { contactSection } from '@/content/contact/section';
import { precachedPaths } from '@/content/precached-paths';
import { cachedCopy, offline } from '@/content/message/offline';
import { messageReady } from '@/content/message/ready';
import { offlinePage } from '@/content/pages/offline';
import { storedKeys } from '@/lib/browser/stored-keys';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { precacheFiles } from '@/scripts/build/offline/precache-files';
import { defaultTimeouts, writeRemovalWorker, type Timeouts } from '@/scripts/build/offline/write-worker';
import { exportedFile, out } from './support/export';
import { fillIn } from './support/fill-in';
import { mailLinks } from './support/mail-links';
import { openOwnSite, type OwnSite } from './support/own-site';
import { hydrate } from './support/visit';

/* Each test has a server that it can stop: in a storm, the network is often down while the device seems online. */

const test = base.extend<{ timeouts: Timeouts; site: OwnSite; quiet: null }>({
  timeouts: [defaultTimeouts, { option: true }],
  site: async ({ timeouts }, provide) => {
    const site = await openOwnSite(timeouts);
    await provide(site);
    await site.close();
  },
  /** Fails a test in which the security policy blocks something or a page throws. */
  quiet: [
    async ({ page }, provide) => {
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Minified React error/i.test(message.text())) trouble.push(message.text());
      });
      await provide(null);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow' });

const ageLine = (page: Page) => page.getByRole('complementary', { name: cachedCopy.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

function cached(page: Page, cache: string): Promise<readonly string[]> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort(),
    cache,
  );
}

async function firstVisit(page: Page, site: OwnSite, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await hydrate(page);
  await waitForWorker(page);
  await expect.poll(() => cached(page, 'visited-pages')).toContain(path);
  await expect.poll(() => cached(page, 'page-files')).toContain(payloadOf(path));
}

const payloadOf = (path: string) =>
  /\/_next\/static\/payload\/[\w-]+\.txt/.exec(exportedFile(`${path.slice(1)}index.html`).toString('utf8'))?.[0];

async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  });
}

const scriptsOf = (path: string): readonly string[] =>
  exportedFile(`${path.slice(1)}index.html`)
    .toString('utf8')
    .match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];

const headingOf = (path: string) => allPages.find((listed) => withTrailingSlash(listed.path) === path)?.heading ?? '';

async function expectOfflinePage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(offlinePage.hero.heading as string);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: `Call ${company.phone.display}` })
      .first(),
  ).toHaveAttribute('href', company.phone.href);
}

test('after one visit, visited and precached pages open offline, and others show the offline page', async ({
  page,
  site,
}) => {
  await firstVisit(page, site, '/services/roofing/');

  await test.step('the worker was requested after everything the first view needs', () => {
    const early = site.requested.slice(0, site.requested.indexOf('/sw.js'));
    const named = exportedFile('services/roofing/index.html')
      .toString('utf8')
      .match(/\/_next\/static\/(?:chunks|payload)\/[\w.~-]+\.(?:js|txt)/g);
    for (const file of new Set(named)) expect.soft(early, file).toContain(file);
    expect(early).not.toContain('/services/roofing/emergency/');
  });

  await test.step('a page reached by a link is kept too', async () => {
    await page.getByRole('main').locator('a[href="/services/roofing/repair/"]:visible').first().click();
    await expect(heading(page)).toHaveText(headingOf('/services/roofing/repair/'));
    await hydrate(page);
    await expect.poll(() => cached(page, 'page-files')).toContain(payloadOf('/services/roofing/repair/'));
    await site.stop();
    await page.reload();
    await hydrate(page);
    await expect(heading(page)).toHaveText(headingOf('/services/roofing/repair/'));
    await expect(ageLine(page)).toBeVisible();
  });

  for (const path of ['/services/roofing/', ...precachedPaths.map(withTrailingSlash)]) {
    await page.goto(site.origin + path);
    await expect.soft(heading(page), path).toHaveText(headingOf(path));
    await expect.soft(ageLine(page), path).toContainText(cachedCopy.text);
    await expect.soft(ageLine(page).locator('time'), path).toContainText(String(new Date().getFullYear()));
  }

  await page.goto(`${site.origin}/financing/`);
  await expectOfflinePage(page);
  await expect(page.getByText('Leave on foot, touch no switch')).toBeVisible();
  const readable = page.getByRole('region', { name: offlinePage.readable.heading });
  const names = (
    [
      '/',
      '/contact',
      '/find',
      '/services/roofing',
      '/services/roofing/repair',
      '/services/roofing/emergency',
      '/services/roofing/storm-damage',
      '/services/insurance-claims',
    ] as const
  ).map(pageName);
  await expect(readable.getByRole('listitem')).toHaveText(names);
  await readable.getByRole('link', { name: 'Emergency Roofing' }).click();
  await expect(page).toHaveURL(/\/services\/roofing\/emergency\/$/);
  await expect(heading(page)).toHaveText(headingOf('/services/roofing/emergency/'));

  await page.goto(`${site.origin}/financing/`);
  await site.start();
  await page.getByRole('link', { name: 'Try the page again' }).click();
  await expect(heading(page)).toHaveText(headingOf('/financing/'));
  await expect(ageLine(page)).toBeHidden();
});

test.describe(() => {
  // Only here: a busy machine may not answer this fast.
  test.use({ timeouts: { timeout: 0.3, longTimeout: 1 } });

  test('if the server never answers, a visitor gets the cached page or the offline page', async ({ page, site }) => {
    await firstVisit(page, site, '/about/');
    site.setFaults(() => 'no-answer');
    await page.getByRole('main').locator('a[href="/contact/"]:visible').first().click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(heading(page)).toHaveText(headingOf('/contact/'));
    await expect(ageLine(page)).toBeVisible();
    await page.goto(`${site.origin}/about/`);
    await expect(heading(page)).toHaveText(headingOf('/about/'));
    await expect(ageLine(page)).toBeVisible();
    await page.goto(`${site.origin}/financing/`);
    await expectOfflinePage(page);
  });
});

test('after an interrupted precache, the page works as before and the next visit completes it', async ({
  page,
  site,
  context,
}) => {
  site.setFaults((path) => (path === '/services/insurance-claims/' ? 'cut-off' : undefined));
  await page.goto(`${site.origin}/about/`);
  await hydrate(page);
  await expect.poll(() => site.requested).toContain('/services/insurance-claims/');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBeNull();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  // Without a worker, a dialog keeps the visitor on the page.
  await context.setOffline(true);
  await page.getByRole('main').locator('a[href="/contact/"]:visible').first().click();
  await expect(page.getByRole('dialog', { name: offline.heading })).toBeVisible();
  await context.setOffline(false);

  site.setFaults(() => undefined);
  await firstVisit(page, site, '/about/');
  await site.stop();
  await page.goto(`${site.origin}/services/insurance-claims/`);
  await expect(heading(page)).toHaveText(headingOf('/services/insurance-claims/'));
});

test('an interrupted update keeps the old precache', async ({ page, site }) => {
  await firstVisit(page, site, '/about/');
  await site.deploy({
    changes: { 'contact/index.html': (html) => html.replace('<h1 ', '<h1 data-version="second" ') },
  });
  site.setFaults((path) => (path === '/contact/' ? 'cut-off' : undefined));
  const before = site.requested.length;
  await page.reload();
  await hydrate(page);
  await expect.poll(() => site.requested.slice(before)).toContain('/contact/');
  await site.stop();
  for (const path of precachedPaths.map(withTrailingSlash)) {
    await page.goto(site.origin + path);
    await expect.soft(heading(page), path).toHaveText(headingOf(path));
  }
});

test('a page or a file that isn’t ours replaces nothing', async ({ page, site }) => {
  await firstVisit(page, site, '/about/');
  const files = await cached(page, 'page-files');
  site.setFaults((path) => (path === '/sw.js' ? undefined : 'portal'));
  for (const path of ['/about/', '/financing/']) {
    await page.goto(site.origin + path);
    await expect(heading(page), path).toHaveText('Another page');
  }
  // Asks for a script as a page would, because only those of public pages are kept.
  await page.evaluate(async () => {
    await fetch('/_next/static/chunks/any.js', { referrer: '/about/' });
    await new Promise((loaded) => Object.assign(new Image(), { onerror: loaded, src: '/art/any.svg' }));
  });
  await site.stop();
  await page.goto(`${site.origin}/about/`);
  await expect(heading(page)).toHaveText(headingOf('/about/'));
  await expect(ageLine(page)).toBeVisible();
  await page.goto(`${site.origin}/financing/`);
  await expectOfflinePage(page);
  expect(await cached(page, 'page-files')).toEqual(files);
  expect(await cached(page, 'seen-pictures')).not.toContain('/art/any.svg');
});

test('if the server is in trouble, a visitor gets the kept page with its age, or else the server’s word', async ({
  page,
  site,
}) => {
  await firstVisit(page, site, '/about/');
  site.setFaults(() => 'server-error');
  await page.goto(`${site.origin}/about/`);
  await expect(heading(page)).toHaveText(headingOf('/about/'));
  await expect(ageLine(page)).toBeVisible();
  await page.goto(`${site.origin}/financing/`);
  await expect(heading(page)).toHaveText('Another page');
});

test('with storage full, pages still open online', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.origin}/robots.txt`);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 });
  await page.goto(`${site.origin}/about/`);
  await hydrate(page);
  await expect.poll(() => site.requested).toContain('/sw.js');
  await page.getByRole('main').locator('a[href="/contact/"]:visible').first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(heading(page)).toHaveText(headingOf('/contact/'));
  await page.goto(`${site.origin}/financing/`);
  await expect(heading(page)).toHaveText(headingOf('/financing/'));
});

test('if storage fills up later, pages open online and the precache stays', async ({ page, site }) => {
  await firstVisit(page, site, '/about/');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  for (const path of ['/financing/', '/services/', '/gaf-hdz/']) {
    await page.goto(site.origin + path);
    await expect.soft(heading(page), path).toHaveText(headingOf(path));
  }
  await site.stop();
  await page.goto(`${site.origin}/services/roofing/emergency/`);
  await expect(heading(page)).toHaveText(headingOf('/services/roofing/emergency/'));
});

test('after two deploys with a tab open, visitors see the newest page and old copies are deleted', async ({
  page,
  site,
  context,
}) => {
  await firstVisit(page, site, '/contact/');
  const precacheSize = (await cached(page, 'kept-ready')).length;
  for (const version of ['second', 'third']) {
    await site.deploy({
      changes: {
        'contact/index.html': (html) => html.replace('<h1 ', `<h1 data-version="${version}" `),
        'about/index.html': (html) => html.replace('<h1 ', `<h1 data-version="${version}" `),
      },
    });
    const next = await context.newPage();
    await next.goto(`${site.origin}/contact/`);
    await expect(heading(next)).toHaveAttribute('data-version', version);
    await expect(ageLine(next)).toBeHidden();
    // Browsers check for a new worker some time after a visit. Asking joins a check that is under way, which may have
    // begun before the deploy, so it asks until the new copy is there.
    await expect
      .poll(
        () =>
          next.evaluate(async () => {
            await (await navigator.serviceWorker.ready).update();
            const copy = await (await caches.open('kept-ready')).match('/contact/', { ignoreSearch: true });
            return copy?.text();
          }),
        { timeout: 40_000 },
      )
      .toContain(`data-version="${version}"`);
    await expect.poll(() => cached(next, 'kept-ready')).toHaveLength(precacheSize);
    await next.close();
    await page.goto(`${site.origin}/about/`);
    await expect(heading(page)).toHaveAttribute('data-version', version);
  }
  await site.stop();
  await page.goto(`${site.origin}/contact/`);
  await expect(heading(page)).toHaveAttribute('data-version', 'third');
});

test('the kill switch removes a broken worker and everything it cached', async ({ page, site }) => {
  await firstVisit(page, site, '/about/');
  await site.deploy({
    worker: async (folder) =>
      writeFileSync(
        join(folder, 'sw.js'),
        `addEventListener('install', () => skipWaiting());
        addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('fetch', (event) => event.respondWith(new Response('broken')));`,
      ),
  });
  await page.reload();
  // The browser looks for a new worker after each visit.
  await page.evaluate(
    () => new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true })),
  );
  await page.reload();
  await expect(page.locator('body')).toHaveText('broken');

  await site.deploy({ worker: writeRemovalWorker });
  await page.reload();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await page.goto(`${site.origin}/about/`);
  await expect(heading(page)).toHaveText(headingOf('/about/'));
});

test('the worker stores only what the privacy page names, and no staff or owner page', async ({ page, site }) => {
  await firstVisit(page, site, '/about/');
  const staff = allPages
    .filter(({ isIndexed, path }) => !isIndexed && path !== '/offline')
    .map(({ path }) => withTrailingSlash(path));
  for (const path of staff) {
    await page.goto(site.origin + path);
    await hydrate(page);
  }
  await firstVisit(page, site, '/gaf-hdz/');
  const named = (storage: string) =>
    Object.entries(storedKeys)
      .filter(([, entry]) => entry.storage === storage)
      .map(([key]) => key)
      .sort();
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).sort()).toEqual(named('cache'));
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toEqual(['workbox-expiration']);
  expect(named('database')).toEqual(expect.arrayContaining(databases));

  for (const cache of ['visited-pages', 'kept-ready'])
    expect((await cached(page, cache)).filter((path) => staff.includes(path))).toEqual([]);
  const publicScripts = new Set(
    allPages.filter(({ isIndexed }) => isIndexed).flatMap(({ path }) => scriptsOf(withTrailingSlash(path))),
  );
  const staffScripts = staff.flatMap(scriptsOf).filter((script) => !publicScripts.has(script));
  expect(staffScripts.length).toBeGreaterThan(0);
  expect((await cached(page, 'page-files')).filter((file) => staffScripts.includes(file))).toEqual([]);
  await site.stop();
  for (const path of staff) {
    await page.goto(site.origin + path);
    await expectOfflinePage(page);
  }
});

test('a visitor can install the site after the first action, and everything in its manifest exists', async ({
  page,
  site,
  request,
}) => {
  await page.goto(`${site.origin}/`);
  await expect(page.locator('link[rel="manifest"]'), 'no manifest before the first action').toHaveCount(0);
  await hydrate(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's windows are incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as {
    readonly short_name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  };
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(await (await request.get(site.origin + src)).body()).metadata();
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    const { pathname, hash } = new URL(url, site.origin);
    await page.goto(site.origin + pathname);
    await expect.soft(page.locator(hash || 'main').first(), url).toBeVisible();
  }
});

test('a visitor with Save-Data gets no worker', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(`${site.origin}/about/`);
  await hydrate(page);
  // The worker would be registered in the first idle moment.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(site.requested).not.toContain('/sw.js');
});

test('a message written offline is kept and can be sent when the network is back', async ({ page, site, context }) => {
  await firstVisit(page, site, '/about/');
  await site.stop();
  await context.setOffline(true);
  await test.step('a link leads to a cached page without a dialog, but not to another site', async () => {
    await page.getByRole('main').locator('a[href="/contact/"]:visible').first().click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(ageLine(page)).toBeVisible();
    await page.getByRole('contentinfo').locator('a[href^="https://"]:visible').first().click();
    const dialog = page.getByRole('dialog', { name: offline.heading });
    await expect(dialog).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await dialog.getByRole('button', { name: offline.stay }).click();
  });
  await hydrate(page);
  const contact = page.locator('#contact');
  const map = page.getByRole('figure', { name: contactSection.map.title });
  await page.keyboard.press('Tab');
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(contactSection.map.failed)).toBeVisible();

  const links = await mailLinks(page);
  await fillIn(contact.getByLabel(contactForm.name.label, { exact: true }), 'Jane');
  await fillIn(contact.getByLabel(contactForm.email.label, { exact: true }), 'jane@example.com');
  await fillIn(contact.getByLabel(contactForm.message.label, { exact: true }), 'A tree is on the roof.');
  await contact.getByRole('button', { name: contactForm.send }).click();
  const kept = contact.getByRole('region', { name: messageReady.waiting.heading });
  await expect(kept).toContainText(messageReady.waiting.offline);
  expect(links).toEqual([]);
  await page.goto(`${site.origin}/about/`);
  await page.goto(`${site.origin}/contact/`);
  await expect(kept).toBeVisible();
  expect(links).toEqual([]);

  await site.start();
  await context.setOffline(false);
  await expect(kept).toContainText(messageReady.waiting.online);
  await kept.getByRole('button', { name: messageReady.waiting.openMail }).click();
  await expect.poll(() => links.length).toBe(1);
  expect(decodeURIComponent(links[0] ?? '')).toContain('A tree is on the roof.');
  await expect(contact.getByRole('region', { name: messageReady.heading })).toBeVisible();
});

test('the precache is at most 360 kB over the wire', () => {
  const files = precacheFiles(out);
  const weights = files.map(({ url, file }) => ({ url, bytes: gzipSync(exportedFile(file)).length }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(files.map(({ url }) => url)).toEqual(
    expect.arrayContaining([...precachedPaths.map(withTrailingSlash), '/offline/']),
  );
  expect(files.filter(({ url }) => url.endsWith('.woff2'))).toHaveLength(2);
  expect(total, JSON.stringify(weights)).toBeLessThanOrEqual(360_000);
});
