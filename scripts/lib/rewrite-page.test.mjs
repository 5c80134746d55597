import { addPolicy, deferScripts, inlineHashes, inlineStyles, rewritePage, sha256, takePayload } from './rewrite-page.mjs';

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next"/>';
const runtime = '<script src="/_next/static/chunks/turbopack-x.js" async=""></script>';
const client = '<script src="/_next/static/chunks/b2.js" async=""></script>';
const start = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const payload =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"a])\\"\\n"])</script>' +
  '<script>self.__next_f.push([1,"1:null"])</script>';
const loader = "later('__SCRIPTS__','__PAYLOAD__')";
const guard = 'guard()';
const firstPicture = 'firstPicture()';
const payloadAddress = '/_next/static/payload/p.txt';
const options = { page: 'about/index.html', loader, guard, firstPicture, payloadAddress, keepPayload: () => payloadAddress, readStyles: () => '@font-face{src:url(../media/f.woff2)}body{color:red}' };

const page = ({ head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${sheet}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b2.js"/>` +
  `${runtime}${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>About</h1>${body}${start}${client}${client}${payload}</body></html>`;

describe('styles', () => {
  test('stand in the page, with addresses that hold from any folder', () => {
    expect(inlineStyles(page(), options)).toContain('<style>@font-face{src:url(/_next/static/media/f.woff2)}body{color:red}</style>');
  });

  test('leave the link that React looks for, where the browser does not fetch it', () => {
    const html = inlineStyles(page(), options);
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next" disabled=""/>',
    ]);
  });

  test.each([
    ['a link written in another way', page({ head: '<link rel="stylesheet" href="/_next/x.css"/>' }), options],
    ['a page without a style sheet', page().replace(sheet, ''), options],
    ['a sheet that would end its own element', page(), { ...options, readStyles: () => 'a{content:"</style>"}' }],
    ['an address that would break inside the page', page(), { ...options, readStyles: () => 'a{background:url(x.png)}' }],
  ])('refuse %s', (_name, html, given) => {
    expect(() => inlineStyles(html, given)).toThrow(/about\/index\.html/);
  });
});

describe('scripts', () => {
  test('are no longer fetched by tags, each address once in the inline script', () => {
    const html = deferScripts(page(), options);
    expect(html).not.toMatch(/<script[^>]*src=/);
    expect(html).not.toContain('as="script"');
    expect(html).toContain("<script>later('/_next/static/chunks/turbopack-x.js /_next/static/chunks/b2.js','/_next/static/payload/p.txt')</script></head>");
  });

  test.each([
    ['a script tag of an unknown kind', page({ head: '<script src="/_next/static/c.js" defer=""></script>' })],
    ['a module preload', page({ head: '<link rel="modulepreload" href="/_next/static/c.js"/>' })],
    ['a page without the runtime', page().replace(runtime, '')],
    ['a page that nothing starts', page().replace(start, '')],
  ])('refuse %s and name the page and the file to teach', (_name, html) => {
    expect(() => deferScripts(html, options)).toThrow(/about\/index\.html[\s\S]*rewrite-page\.mjs/);
  });
});

describe('the payload', () => {
  test('is taken out of the page, its pieces in order', () => {
    const { html, payload: taken } = takePayload(page(), options);
    expect(taken).toBe('0:"a])"\n1:null');
    expect(html).not.toContain('__next_f');
  });

  test.each([
    ['a page without one', page().replace(payload, '')],
    ['a piece of an unknown kind', page({ body: '<script>self.__next_f.push([3,"AAAA"])</script>' })],
    ['a piece written in another way', page({ body: '<script>window.__next_f.push([1,"x"])</script>' })],
  ])('refuses %s and names the page and the file to teach', (_name, html) => {
    expect(() => takePayload(html, options)).toThrow(/about\/index\.html[\s\S]*rewrite-page\.mjs/);
  });
});

describe('the policy', () => {
  test('stands before everything it rules over', () => {
    expect(addPolicy(page(), options)).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self'/);
  });

  test('lists every inline script and style by its hash and allows no other', () => {
    const html = addPolicy('<html><head><meta charSet="utf-8"/><style>b{}</style></head><script>run()</script></html>', options);
    expect(html).toContain(`script-src 'self' '${sha256('run()')}';`);
    expect(html).toContain(`style-src 'self' '${sha256('b{}')}';`);
    expect(html).not.toContain('unsafe-');
  });

  test('lists no data block, since none runs', () => {
    expect(inlineHashes('<script type="application/ld+json">{"a":"<style>"}</script>')).toEqual({ scripts: [], styles: [] });
  });

  test.each([
    ['a style attribute', page({ body: '<p style="color:red">x</p>' })],
    ['an inline handler', page({ body: '<p onclick="x()">x</p>' })],
  ])('refuses %s', (_name, html) => {
    expect(() => addPolicy(html, options)).toThrow(/about\/index\.html/);
  });

  test('is not misled by words that look like attributes inside the payload', () => {
    expect(() => addPolicy(page({ head: '<script>self.__next_f.push([1,"<p style=\\"a\\" >"])</script>' }), options)).not.toThrow();
  });
});

test('the staff screens and the certificate start their scripts at once', () => {
  expect(rewritePage(page(), { ...options, page: 'crm/index.html' })).toContain(`${runtime}`);
  expect(rewritePage(page(), { ...options, page: 'crm/index.html' })).toContain(payload);
  expect(rewritePage(page(), options)).not.toContain(runtime);
});

test('every page keeps its visitor when the connection is lost', () => {
  for (const file of ['about/index.html', 'crm/index.html']) {
    expect(rewritePage(page(), { ...options, page: file })).toContain(`<script>${guard}</script>`);
  }
});

test('the script of a first picture stands right after the picture that is marked, and nowhere else', () => {
  const picture = '<picture><source srcSet="a.avif"/><img alt="A house" data-first-picture="" src="a.jpg"/></picture>';
  const html = rewritePage(page({ body: `${picture}<picture><img src="b.jpg"/></picture>` }), options);
  expect(html).toContain(`${picture}<script>${firstPicture}</script><picture>`);
  expect(html).toContain(sha256(firstPicture));
  expect(rewritePage(page(), options)).not.toContain(firstPicture);
});
