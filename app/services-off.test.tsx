/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import type * as Server from 'react-dom/server';
import type * as Footer from '@/components/layout/site-footer';
import type * as Header from '@/components/layout/site-header';
import type * as NotFound from '@/components/templates/not-found-page';
import type * as Offered from '@/content/offered';

interface Route {
  readonly default: (props: { readonly params: Promise<object> }) => ReactNode | Promise<ReactNode>;
  readonly generateStaticParams?: () => readonly object[];
}

// React's development build would take twice as long.
jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });

/** The HTML of every page by its path, without header and footer. Only `/404` has both. */
async function siteWithout(...off: readonly string[]): Promise<Readonly<Record<string, string>>> {
  jest.resetModules();
  jest.doMock('@/content/services-off', () => ({ servicesOff: off }));
  jest.doMock('next/navigation', () => ({
    ...jest.requireActual<object>('next/navigation'),
    usePathname: () => '/',
    useRouter: () => ({}),
  }));
  const { renderToStaticMarkup } = jest.requireActual<typeof Server>('react-dom/server');
  const { isOff } = jest.requireActual<typeof Offered>('@/content/offered');
  const load = <Module extends object>(file: string) => jest.requireActual<Module>(file);
  const { SiteHeader } = load<typeof Header>('@/components/layout/site-header');
  const { SiteFooter } = load<typeof Footer>('@/components/layout/site-footer');
  const { NotFoundTemplate } = load<typeof NotFound>('@/components/templates/not-found-page');
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('page.tsx'));
  const pages: [string, string][] = [];
  for (const file of files) {
    const route = load<Route>(`./${file}`);
    for (const params of route.generateStaticParams?.() ?? [{}]) {
      const folder = join('/', file, '..');
      const path = folder.replace(/\[.*\]/, Object.values(params).flat().join('/'));
      // The build deletes this page.
      if (isOff(path)) continue;
      const main = await route.default({ params: Promise.resolve(params) });
      pages.push([path, renderToStaticMarkup(main)]);
    }
  }
  const frame = (
    <>
      <SiteHeader />
      <SiteFooter />
      <NotFoundTemplate />
    </>
  );
  pages.push(['/404', renderToStaticMarkup(frame)]);
  return Object.fromEntries(pages);
}

const pageLinks = (html: string) =>
  [...html.matchAll(/href="(\/[^"#?]*)/g)]
    .map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
    .filter((path) => !path.includes('.'));

test.each([
  [['roofing', '/services/gutters/guards', '/services/insurance-claims', '/services/siding/fiber-cement']],
  [['siding', 'windows', '/gaf-hdz', '/tamko-titan-xt', '/services/roofing/emergency']],
  [['gutters', 'additional', '/financing', '/crm', '/google-setup']],
])('without %j, no list is empty, no link is broken, and the booking form skips those services', async (off) => {
  const site = await siteWithout(...off);
  const built = new Set(Object.keys(site));
  const broken = Object.entries(site).flatMap(([page, html]) =>
    pageLinks(html).flatMap((path) => (built.has(path) ? [] : [`${page} leads to ${path}`])),
  );
  expect(broken).toEqual([]);
  // Lists without attributes aren't checked: on /find, a script fills them.
  const empty = Object.entries(site).flatMap(([page, html]) =>
    [...html.matchAll(/<(ul|ol|dl|tbody|optgroup|select) [^>]+><\/\1>/g)].map(([list]) => `${page}: ${list}`),
  );
  expect(empty).toEqual([]);
  expect(/CRM|sign(?:ed)? in\b|setup guide/.test(site['/privacy'] ?? '')).toBe(!off.includes('/crm'));
  // "Multiple Services" stays.
  expect(site['/contact']).toContain('value="multiple"');
  for (const service of off) expect(site['/contact']).not.toContain(`value="${service}"`);
});
