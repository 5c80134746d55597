import { expect, test } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { elements, exportedFile, exportedFiles, fileAt, type Attributes } from './support/export';

const htmlFiles = exportedFiles().filter((file) => file.endsWith('.html'));
const html = new Map(htmlFiles.map((file) => [file, exportedFile(file).toString('utf8')]));
const anchors = new Map(
  [...html].map(([file, text]) => [file, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

const links = [...html].flatMap(([file, text]) =>
  elements(text, 'a').map(({ href = '', target, rel = '' }: Attributes) => ({ file, href, target, rel })),
);
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

test('every internal link leads to a page, and every anchor exists', () => {
  expect(links.length).toBeGreaterThan(10 * allPages.length);
  const dead = links.flatMap(({ file, href }) => {
    if (/^(https?|tel|sms|mailto):/.test(href)) return [];
    const url = new URL(href, `https://site.example${pathOf(file)}`);
    const target = fileAt(url.pathname);
    if (!target) return [`${file}: ${href} leads nowhere`];
    // Scripts read fragments such as `#sign=brown-ring`. They aren't anchors.
    if (/^#\w+=/.test(url.hash)) return [];
    if (url.hash !== '' && !anchors.get(target)?.has(decodeURIComponent(url.hash.slice(1))))
      return [`${file}: ${href} has no such anchor`];
    return [];
  });
  expect([...new Set(dead)]).toEqual([]);
});

test('no internal link is redirected', () => {
  const redirected = links.filter(
    ({ href }) => href.startsWith('/') && !/\/(?:$|[?#])/.test(href) && !/\.\w+(?:$|[?#])/.test(href),
  );
  expect([...new Set(redirected.map(({ file, href }) => `${file}: ${href}`))]).toEqual([]);
});

test('the gallery of components is not part of the export', () => {
  // An owner's old address may be /gallery too. That page only redirects.
  const isOldAddress = (file: string) => html.get(file)?.includes('http-equiv="refresh"');
  expect(htmlFiles.filter((file) => /^gallery\b/.test(file) && !isOldAddress(file))).toEqual([]);
  const scripts = exportedFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => exportedFile(file).includes('axe-core'))).toEqual([]);
});

test('no link is empty or a placeholder', () => {
  const empty = links.filter(({ href }) => href === '' || href === '#' || href.startsWith('javascript:'));
  expect([...new Set(empty.map(({ file, href }) => `${file}: "${href}"`))]).toEqual([]);
});

test('a link leads to every page that search engines may index', () => {
  const linked = new Set(links.map(({ href }) => href.replace(/[?#].*$/, '')));
  expect(
    allPages.filter((page) => page.isIndexed && !linked.has(withTrailingSlash(page.path))).map((page) => page.path),
  ).toEqual([]);
});

const stateInsuranceDepartment = ['tel:+18602973900', 'mailto:insurance@ct.gov'];
const emergencyNumber = 'tel:911';

test('phone and email links lead only to the company, the state insurance department, or 911', () => {
  const others = links.filter(
    ({ href }) =>
      /^(tel|mailto):/.test(href) &&
      href !== company.phone.href &&
      !href.startsWith(company.email.href) &&
      !stateInsuranceDepartment.includes(href) &&
      href !== emergencyNumber,
  );
  expect([...new Set(others.map(({ file, href }) => `${file}: ${href}`))]).toEqual([]);
});

test('a link that opens a new tab has `noopener`', () => {
  const unsafe = links.filter(({ target, rel }) => target === '_blank' && !rel.includes('noopener'));
  expect(unsafe.map(({ file, href }) => `${file}: ${href}`)).toEqual([]);
});

test('every picture, icon and file that a page refers to is in the export', () => {
  const missing = [...html].flatMap(([file, text]) => {
    const named = [
      ...elements(text, 'img').flatMap(({ src = '', srcset = '' }) => [src, ...candidates(srcset)]),
      ...elements(text, 'source').flatMap(({ srcset = '' }) => candidates(srcset)),
      ...elements(text, 'link').map(({ href = '', rel = '' }) => (rel === 'canonical' ? '' : href)),
      ...elements(text, 'use').map(({ href = '' }) => href.replace(/#.*$/, '')),
      ...elements(text, 'image').map(({ href = '' }) => href),
    ];
    return named
      .filter((url) => url.startsWith('/') && !fileAt(url.replace(/[?#].*$/, '')))
      .map((url) => `${file}: ${url}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

function candidates(srcset: string): readonly string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

test('the export has no copies of the not-found page and no data for Next’s router, which nothing loads', () => {
  const files = exportedFiles();
  expect(files).toContain('404.html');
  expect(files.filter((file) => /^(?:404|_not-found)\//.test(file))).toEqual([]);
  const texts = files.filter((file) => file.endsWith('.txt'));
  expect(texts.filter((file) => !/^(?:_next\/static\/payload|fonts|\.well-known)\//.test(file))).toEqual([
    'robots.txt',
  ]);
});
