import { addPolicy, deferScripts, inlineHashes, inlineStyles, rewritePage, sha256 } from './rewrite-page.mjs';

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next"/>';
const runtime = '<script src="/_next/static/chunks/turbopack-x.js" async=""></script>';
const client = '<script src="/_next/static/chunks/b2.js" async=""></script>';
const payload = '<script>self.__next_f.push([1,"0:null"])</script>';
const loader = "later('__SCRIPTS__')";
const options = { page: 'about/index.html', loader, readStyles: () => '@font-face{src:url(../media/f.woff2)}body{color:red}' };

const page = ({ head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${sheet}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b2.js"/>` +
  `${runtime}${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>About</h1>${body}${client}${client}${payload}</body></html>`;

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
    expect(html).toContain("<script>later('/_next/static/chunks/turbopack-x.js /_next/static/chunks/b2.js')</script></head>");
  });

  test('leave the payload where it is', () => {
    expect(deferScripts(page(), options)).toContain(`${payload}</body>`);
  });

  test.each([
    ['a script tag of an unknown kind', page({ head: '<script src="/_next/static/c.js" defer=""></script>' })],
    ['a module preload', page({ head: '<link rel="modulepreload" href="/_next/static/c.js"/>' })],
    ['a page without the runtime', page().replace(runtime, '')],
    ['a page without its payload', page().replace(payload, '')],
  ])('refuse %s and name the page and the file to teach', (_name, html) => {
    expect(() => deferScripts(html, options)).toThrow(/about\/index\.html[\s\S]*rewrite-page\.mjs/);
  });
});

describe('the policy', () => {
  test('stands before everything it rules over', () => {
    expect(addPolicy(page(), options)).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self'/);
  });

  test('lists every inline script and style by its hash and allows no other', () => {
    const html = addPolicy(page({ head: '<style>b{}</style>' }), options);
    expect(html).toContain(`script-src 'self' '${sha256('self.__next_f.push([1,"0:null"])')}';`);
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
  expect(rewritePage(page(), { ...options, page: 'crm/index.html' })).toContain(runtime);
  expect(rewritePage(page(), options)).not.toContain(runtime);
});
