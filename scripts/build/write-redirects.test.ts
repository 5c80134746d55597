import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { redirects } from '@/content/redirects';
import {
  nginxRedirects,
  redirectPage,
  redirectProblems,
  redirectsFile,
  vercelRedirects,
  type Redirect,
} from '@/lib/redirects/redirects';
import { writeRedirects } from './write-redirects';

const list: readonly Redirect[] = [
  { from: '/our-roofs.html', to: '/services/roofing' },
  { from: '/about-us/', to: '/about' },
  { from: '/welcome', to: '/' },
];
const paths = ['/', '/about', '/services/roofing'];
const problemsOf = (...changed: readonly { from: string; to: string }[]) =>
  redirectProblems(changed, { paths, isTaken: (path) => path === '/icon.svg' }).map(({ problem }) => problem);

test('reports no problems in a valid list', () => {
  expect(problemsOf(...list)).toEqual([]);
});

test.each([
  [{ from: 'about.html', to: '/about' }, 'must start with a slash'],
  [{ from: '/?page=2', to: '/about' }, 'everything from a # or ? on'],
  [{ from: '/old', to: '/abuot' }, 'not a page of this site. Did you mean /about?'],
  [{ from: '/about/', to: '/about' }, 'points to itself'],
  [{ from: '/icon.svg', to: '/about' }, 'is already a page or file'],
])('reports a problem with %j', (redirect, problem) => {
  expect(problemsOf(redirect)).toEqual([expect.stringContaining(problem)]);
});

test('reports chains, loops and duplicates', () => {
  expect(problemsOf({ from: '/a', to: '/b' }, { from: '/b', to: '/a' })).toEqual([
    expect.stringContaining('/b, which is redirected too'),
    expect.stringContaining('/a, which is redirected too'),
  ]);
  expect(problemsOf({ from: '/a', to: '/about' }, { from: '/a/', to: '/' })).toEqual([
    expect.stringContaining('is listed twice'),
  ]);
});

test('matches folders with and without a trailing slash, and files exactly', () => {
  expect(redirectsFile(list)).toBe(
    [
      '/our-roofs.html /services/roofing/ 301',
      '/about-us /about/ 301',
      '/about-us/ /about/ 301',
      '/welcome / 301',
      '/welcome/ / 301',
      '',
    ].join('\n'),
  );
  expect(vercelRedirects(list).slice(0, 2)).toEqual([
    { source: '/our-roofs.html', destination: '/services/roofing/', statusCode: 301 },
    { source: '/about-us', destination: '/about/', statusCode: 301 },
  ]);
  expect(nginxRedirects(list)).toContain('location = /about-us/ { return 301 /about/; }\n');
});

test('writes a page that redirects at once and has the new URL as its canonical URL', () => {
  const { file, html } = redirectPage({ from: '/about-us/', to: '/about' }, 'https://pond.example');
  expect(file).toBe('about-us/index.html');
  expect(redirectPage({ from: '/a/old.htm', to: '/' }, '').file).toBe('a/old.htm');
  expect(html).toContain('<link rel="canonical" href="https://pond.example/about/">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about/">');
  expect(html).toContain('<a href="/about/">');
  const errors: unknown[] = [];
  parse(html, { onParseError: (error) => errors.push(error) });
  expect(errors).toEqual([]);
});

describe('writing into an export', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'redirects-'));
    mkdirSync(join(folder, 'scripts/serve'), { recursive: true });
    mkdirSync(join(folder, 'out/about'), { recursive: true });
    writeFileSync(join(folder, 'out/about/index.html'), '');
    cpSync('vercel.json', join(folder, 'vercel.json'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('writes the rules for every host', () => {
    writeRedirects(list, join(folder, 'out'), folder);
    expect(readFileSync(join(folder, 'out/_redirects'), 'utf8')).toBe(redirectsFile(list));
    expect(existsSync(join(folder, 'out/our-roofs.html'))).toBe(true);
    expect(readFileSync(join(folder, 'scripts/serve/nginx-redirects.conf'), 'utf8')).toBe(nginxRedirects(list));
    expect(JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'))).toMatchObject({
      redirects: vercelRedirects(list),
      trailingSlash: true,
    });
  });

  test('throws before it writes anything if a redirect starts at a page', () => {
    const clash: readonly Redirect[] = [...list, { from: '/about', to: '/contact' }];
    expect(() => writeRedirects(clash, join(folder, 'out'), folder)).toThrow('/about is already a page or file');
    expect(existsSync(join(folder, 'out/_redirects'))).toBe(false);
  });
});

test('the committed config files have the redirects of this site', () => {
  expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toMatchObject({ redirects: vercelRedirects(redirects) });
  expect(readFileSync('scripts/serve/nginx-redirects.conf', 'utf8')).toBe(nginxRedirects(redirects));
});
