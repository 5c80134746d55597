import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { expect, test } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { decodeText, exportedFile, exportedFiles, visibleMarkup } from './support/export';

const files = exportedFiles();
const htmlFiles = files.filter((file) => file.endsWith('.html') && exportedFile(file).includes('/_next/static/'));

const mapHost = new URL(company.google.mapEmbed).origin;
const { formService } = company.ownerFacts;
const formHost = formService && !formService.url.startsWith('/') ? [new URL(formService.url).origin] : [];

/* The rules are repeated here, so that a mistake in scripts/serve/policy.ts is noticed. */

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  return new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

const policyOf = (html: string) => parsePolicy(decodeText(policyTag.exec(html)?.[1] ?? ''));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Without data blocks such as JSON-LD, which don't run. */
function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , text = '']) => hashOf(text));
}

const unique = (values: readonly string[]) => [...new Set(values)].sort();

test('every page has its policy before anything it applies to', () => {
  // And the page for unknown addresses.
  expect(htmlFiles).toHaveLength(allPages.length + 1);
  for (const file of htmlFiles) {
    const html = exportedFile(file).toString('utf8');
    const place = html.search(policyTag);
    expect.soft(place, file).toBeGreaterThan(0);
    expect.soft(place, file).toBeLessThan(html.search(/<(?:script|style|link|img|body)\b/));
    expect.soft(html.match(new RegExp(policyTag, 'g')), file).toHaveLength(1);
  }
});

test('a page may load only from this host, show the map, and send forms here or by email', () => {
  for (const file of htmlFiles) {
    const {
      'script-src': scripts,
      'style-src': styles,
      ...others
    } = Object.fromEntries(policyOf(exportedFile(file).toString('utf8')));
    expect.soft([scripts?.[0], styles?.[0]], file).toEqual(["'self'", "'self'"]);
    expect.soft(others, file).toEqual({
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", mapHost, ...formHost],
      'frame-src': [mapHost],
      'form-action': ["'self'", 'mailto:', ...formHost],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
    });
  }
});

test('the policy has the hashes of all inline scripts and styles, and no others', () => {
  for (const file of htmlFiles) {
    const html = exportedFile(file).toString('utf8');
    const policy = policyOf(html);
    for (const element of ['script', 'style'] as const) {
      const [, ...known] = policy.get(`${element}-src`) ?? [];
      expect.soft(unique(known), `${file}: ${element}`).toEqual(unique(inlineHashes(html, element)));
    }
    expect.soft(visibleMarkup(html), file).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)="/);
  }
});

test('an injected script is blocked', async ({ page }) => {
  await page.goto('/about/');
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.smuggled = true';
        document.body.append(script);
      }),
  );
  expect(refused).toBe('script-src-elem');
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});

test('no file reveals which machine built it', () => {
  const machine = [process.cwd(), hostname(), process.env.HOME ?? '', process.env.USER ?? '']
    // Short words such as `root` occur in ordinary text.
    .filter((secret) => secret.length > 6);
  const leaks = files
    .filter((file) => /\.(?:html|js|css|txt|json|xml|svg|webmanifest)$|_headers$/.test(file))
    .flatMap((file) => {
      const text = exportedFile(file).toString('utf8');
      return [
        ...machine.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`),
        ...(/sourceMappingURL/.test(text) ? [`${file}: names a source map`] : []),
      ];
    });
  expect(leaks).toEqual([]);
  expect(files.filter((file) => /\.(?:map|tsx?)$/.test(file))).toEqual([]);
});

const headerRules: Readonly<Record<string, (value: string) => boolean>> = {
  // No site may frame a page. Old browsers support only the second header.
  'content-security-policy': (value) => parsePolicy(value).get('frame-ancestors')?.join() === "'none'",
  'x-frame-options': (value) => value === 'DENY',
  // At least a year.
  'strict-transport-security': (value) => Number(/(?:^|;\s*)max-age=(\d+)/.exec(value)?.[1]) >= 365 * 24 * 60 * 60,
  'x-content-type-options': (value) => value === 'nosniff',
  // Other hosts may see the site a visitor comes from, but not the page.
  'referrer-policy': (value) =>
    ['no-referrer', 'strict-origin', 'strict-origin-when-cross-origin', 'same-origin'].includes(value),
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'permissions-policy': (value) =>
    ['camera', 'microphone', 'geolocation', 'payment'].every((feature) => value.split(', ').includes(`${feature}=()`)),
};

function brokenRules(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headerRules)
    .filter(([name, holds]) => !holds(headers[name] ?? ''))
    .map(([name]) => `${name}: ${headers[name] ?? 'missing'}`);
}

test('`_headers` has all security headers for every path', () => {
  const [, block = ''] = /^\/\*\n((?: {2}.+\n)+)/m.exec(exportedFile('_headers').toString('utf8')) ?? [];
  const headers = Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value ?? '']),
  );
  expect(brokenRules(headers)).toEqual([]);
});

test('every response has the security headers, and hashed files are cached for a year', async ({ request }) => {
  for (const path of ['/', '/nowhere/', '/sitemap.xml']) {
    const headers = (await request.get(path)).headers();
    expect.soft(brokenRules(headers), path).toEqual([]);
    expect.soft(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
  const script = files.find((file) => file.startsWith('_next/static/') && file.endsWith('.js'));
  expect((await request.get(`/${script}`)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('browsers revalidate the service worker every time, on this server and on hosts that read _headers', async ({
  request,
}) => {
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  expect(exportedFile('_headers').toString('utf8')).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m);
});

test('a URL without its trailing slash is redirected with its query', async ({ request }) => {
  const about = await request.get('/about?from=letter', { maxRedirects: 0 });
  expect([about.status(), about.headers().location]).toEqual([301, '/about/?from=letter']);
});
