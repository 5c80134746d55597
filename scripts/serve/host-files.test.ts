// _headers, vercel.json and nginx.conf must say what policy.ts says.
import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { cacheControl, cacheRules, headersFile, mapOrigin, pagePolicy, revalidate, securityHeaders } from './policy';

const immutable = 'public, max-age=31536000, immutable';

/** As Netlify and Cloudflare read it: a path on its own line, with its headers indented below. */
function parseHeaders(text: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rules: Record<string, Record<string, string>> = {};
  let rule: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) rule = rules[line] = {};
    else {
      const [, name, value] = /^ {2}([A-Za-z-]+): (.+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not a header: ${line}`);
      rule[name] = value;
    }
  }
  return rules;
}

describe('the policy', () => {
  const policy = pagePolicy({ scripts: ['sha256-a='], styles: ['sha256-b='] });

  test('allows scripts and styles by hash only', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a='");
    expect(policy).toContain("style-src 'self' 'sha256-b='");
    expect(policy).not.toMatch(/unsafe-|\*/);
  });

  test('allows mail forms and the map, and no other host', () => {
    expect(policy).toContain("form-action 'self' mailto:");
    expect(new URL(company.google.mapEmbed).origin).toBe(mapOrigin);
    expect([...new Set(policy.match(/https:\/\/[^ ;]+/g))]).toEqual([mapOrigin]);
  });

  test('allows the form service, by fetch and by form', () => {
    const service = 'https://forms.example';
    const allowing = pagePolicy({ scripts: [], styles: [] }, service)
      .split('; ')
      .filter((directive) => directive.includes(service));
    expect(allowing).toEqual([`connect-src 'self' ${mapOrigin} ${service}`, `form-action 'self' mailto: ${service}`]);
  });
});

describe('_headers', () => {
  const rules = parseHeaders(headersFile());

  test('sends every security header with every response', () => {
    expect(rules['/*']).toEqual(securityHeaders);
    expect(rules['/*']).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  test('caches hashed files for a year, and has no cache rule for pages, because hosts would merge the two', () => {
    expect(rules['/_next/static/*']).toEqual({ 'Cache-Control': immutable });
    expect(rules['/sw.js']).toEqual({ 'Cache-Control': 'no-cache' });
    expect(rules['/*']).not.toHaveProperty('Cache-Control');
  });
});

test('vercel.json serves the export with the same headers', () => {
  expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toMatchObject({
    outputDirectory: 'out',
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
      ...cacheRules.map((rule) => ({
        source: 'file' in rule ? rule.file : `${rule.folder}(.*)`,
        headers: [{ key: 'Cache-Control', value: rule.value }],
      })),
    ],
  });
});

describe('the nginx server', () => {
  const file = readFileSync('scripts/serve/nginx.conf', 'utf8');

  test('caches as the policy says', () => {
    const [, rules = ''] = /map \$uri \$site_cache \{\n([^}]*)\}/.exec(file) ?? [];
    expect(rules.trimEnd().split('\n')).toEqual([
      `  default "${revalidate}";`,
      ...cacheRules.map((rule) => `  ${'file' in rule ? rule.file : `~^${rule.folder}`} "${rule.value}";`),
    ]);
  });

  test('is well-formed', () => {
    const lines = file
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#'));
    let depth = 0;
    for (const line of lines) {
      expect(line).toMatch(/[;{}]$/);
      if (line.endsWith('{')) depth += 1;
      if (line === '}') depth -= 1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  test('sends every header with error pages too', () => {
    for (const [name, value] of Object.entries(securityHeaders))
      expect(file).toContain(`add_header ${name} "${value}" always;`);
  });
});

test.each([
  ['/_next/static/chunks/a.js', immutable],
  ['/sw.js', 'no-cache'],
  ['/services/', 'public, max-age=0, must-revalidate'],
  ['/robots.txt', 'public, max-age=0, must-revalidate'],
])('%s is cached as %s', (pathname, value) => {
  expect(cacheControl(pathname)).toBe(value);
});
