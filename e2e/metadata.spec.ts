import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { servicePages } from '@/content/service-pages';
import { servicePaths } from '@/content/paths';
import { canonicalUrl } from '@/content/seo';
import { ogImagePath, ogSize } from '@/lib/seo/metadata';
import {
  decodeText,
  elements,
  exportedFile,
  exportedFiles,
  meta,
  pageHtml,
  visibleMarkup,
  words,
} from './support/export';

const pages = allPages.map((page) => ({ ...page, html: pageHtml(page.path) }));
const publicPages = pages.filter((page) => page.isIndexed);

const titleOf = (html: string) =>
  [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decodeText(title));
const canonicalsOf = (html: string) =>
  elements(html, 'link')
    .filter(({ rel }) => rel === 'canonical')
    .map(({ href }) => href);

interface JsonLdRecord {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [key: string]: unknown;
}

function recordsOf(html: string): readonly JsonLdRecord[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as JsonLdRecord,
  );
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every page has the title and the description of its record, once', () => {
  for (const { path, title, description, html } of pages) {
    expect.soft(titleOf(html), path).toEqual([title]);
    expect.soft(meta(html, 'description'), path).toEqual([description]);
  }
});

test('no page has a placeholder that the owner must fill in', () => {
  const placeholders = exportedFiles()
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [
        ...words(exportedFile(file).toString('utf8')).matchAll(
          /\[[^\]]*\b(?:owner|add|insert|todo|tbd)\b[^\]]*\]|\bowner (?:to|should)\b|\blorem ipsum\b/gi,
        ),
      ].map(([placeholder]) => `${file}: ${placeholder}`),
    );
  expect(placeholders).toEqual([]);
});

test('every page has one canonical URL', () => {
  for (const { path, html } of pages) expect.soft(canonicalsOf(html), path).toEqual([canonicalUrl(path)]);
});

test('the sitemap lists exactly the public pages', () => {
  const sitemap = exportedFile('sitemap.xml').toString('utf8');
  const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect([...entries].sort()).toEqual(publicPages.map(({ path }) => canonicalUrl(path)).sort());
});

test('robots.txt disallows nothing and names the sitemap', () => {
  const robots = exportedFile('robots.txt').toString('utf8');
  expect(robots).toContain(`Sitemap: ${company.url}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \S/);
});

test('staff and owner pages and the not-found page stay out of search engines', () => {
  for (const { path, isIndexed, html } of pages) {
    const robots = meta(html, 'robots');
    expect.soft(robots, path).toHaveLength(1);
    expect.soft(robots[0]?.includes('noindex'), path).toBe(!isIndexed);
  }
  const notFound = exportedFile('404.html').toString('utf8');
  expect(meta(notFound, 'robots').every((rule) => rule.includes('noindex'))).toBe(true);
  expect(meta(notFound, 'robots').length).toBeGreaterThan(0);
  expect(canonicalsOf(notFound)).toEqual([]);
});

test('every page has a social card with a picture of its own, 1200 by 630', () => {
  for (const { path, title, description, html } of pages) {
    expect.soft(meta(html, 'og:title'), path).toEqual([title]);
    expect.soft(meta(html, 'og:description'), path).toEqual([description]);
    expect.soft(meta(html, 'og:url'), path).toEqual([canonicalUrl(path)]);
    expect.soft(meta(html, 'twitter:card'), path).toEqual(['summary_large_image']);
    expect.soft(meta(html, 'og:image'), path).toEqual([`${company.url}${ogImagePath(path)}`]);
    const picture = exportedFile(ogImagePath(path).slice(1));
    // Width and height in a PNG's header.
    expect.soft([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([ogSize.width, ogSize.height]);
    expect.soft(picture.length, path).toBeLessThan(300_000);
  }
});

test('every page has one h1, the heading of its record, which no other public page has', () => {
  expect(repeated(publicPages.map(({ heading }) => heading))).toEqual([]);
  for (const { path, heading, html } of pages) {
    const headings = [...visibleMarkup(html).matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) =>
      words(text).trim(),
    );
    expect.soft(headings, path).toEqual([words(heading)]);
  }
});

test('the company’s full record is on the home page and the contact page', () => {
  for (const { path, html } of pages) {
    const companies = recordsOf(html).filter((record) => record['@type'] === 'RoofingContractor');
    expect
      .soft(
        companies.map((record) => record['@id']),
        path,
      )
      .toEqual(['/', '/contact'].includes(path) ? [`${company.url}/#company`] : []);
  }
});

test('every service page has structured data with the price range that it prints', () => {
  for (const path of servicePaths) {
    const html = pageHtml(path);
    const services = recordsOf(html).filter((record) => record['@type'] === 'Service');
    expect.soft(services, path).toHaveLength(1);
    const { priceRange } = servicePages[path];
    if (!priceRange) continue;
    const text = words(html);
    for (const price of [priceRange.low, priceRange.high]) {
      expect
        .soft(
          text.includes(`$${price.toLocaleString('en-US')}`) || text.includes(`–${price.toLocaleString('en-US')}`),
          `${path}: $${price}`,
        )
        .toBe(true);
    }
  }
});

test('breadcrumbs end with the page itself', () => {
  const isDeep = (path: string) => path.split('/').length > 2;
  for (const { path, html } of publicPages) {
    const trails = recordsOf(html).filter((record) => record['@type'] === 'BreadcrumbList');
    const shown = elements(html, 'nav').some((nav) => nav['aria-label'] === 'Breadcrumb');
    expect.soft(trails.length, path).toBe(shown ? 1 : 0);
    if (!isDeep(path)) continue;
    expect.soft(trails, path).toHaveLength(1);
    expect.soft(JSON.stringify(trails[0]), path).toContain(`"item":"${canonicalUrl(path)}"}]`);
  }
});

test('no page has a rating of the company in its structured data', () => {
  for (const { path, html } of pages)
    expect.soft(JSON.stringify(recordsOf(html)), path).not.toMatch(/aggregateRating|"review"/);
});

// The validator doesn't compare the ids of drawings with those of the page.
test('every id is on its page once', () => {
  for (const { path, html } of pages) {
    const ids = [...visibleMarkup(html).matchAll(/<[a-z][^<>]*\sid="([^"]+)"/gi)].map(([, id]) => id);
    expect.soft(ids.length, path).toBeGreaterThan(0);
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      )
      .toEqual([]);
  }
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's generated ids start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // An input without a type is a text field.
      'no-implicit-input-type': 'off',
      // Styles keep phone numbers on one line.
      'tel-non-breaking': 'off',
      // Some screen readers announce the name of a list.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  });
  const faults: string[] = [];
  const validated = new Set<string>();
  for (const { path, html } of pages) {
    // Reading scripts and styles takes a third of the time, and no rule is about their text.
    const withoutCode = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
    // A third of the rest is the header and the footer, which differ only in the link to the page itself.
    const unread = withoutCode.replace(/(<(header|footer)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, (part, start: string) => {
      const text = part.replaceAll(/ aria-current="\w+"/g, '');
      if (validated.has(text)) return start;
      validated.add(text);
      return part;
    });
    const report = await validator.validateString(unread);
    for (const result of report.results) {
      for (const message of result.messages)
        faults.push(`${path}: ${message.ruleId}: ${message.message} (${message.selector ?? ''})`);
    }
  }
  expect(faults.slice(0, 40)).toEqual([]);
});
