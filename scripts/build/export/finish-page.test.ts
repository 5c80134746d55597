import { parse } from 'parse5';
import { inlineHashes, sha256 } from './add-policy';
import { finishPage, type FinishPageOptions } from './finish-page';

/* A page as this version of Next writes it. The build stops if Next writes something else. */
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next"/>';
const runtime = '<script src="/_next/static/chunks/turbopack-x.js" async=""></script>';
const client = '<script src="/_next/static/chunks/b2.js" async=""></script>';
const start = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const payload =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"a])\\"\\n"])</script>' +
  '<script>self.__next_f.push([1,"1:null"])</script>';

const page = ({ head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${sheet}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b2.js"/>` +
  `${runtime}${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>About</h1>${body}${start}${client}${client}${payload}</body></html>`;

const styles = '@font-face{src:url(../media/f.woff2)}body{color:red}';
const keptPayloads: string[] = [];
beforeEach(() => keptPayloads.splice(0));

function finish(html: string, changes: Partial<FinishPageOptions> = {}): string {
  return finishPage(html, {
    page: 'about/index.html',
    startsAtOnce: false,
    commonScript: 'commonScript()',
    loader: (scripts) => `later(${JSON.stringify(scripts)})`,
    styles,
    keepPayload: (text) => {
      keptPayloads.push(text);
      return '/_next/static/payload/p.txt';
    },
    ...changes,
  });
}

describe('styles', () => {
  test('are inlined, with URLs that work from any folder', () => {
    expect(finish(page())).toContain('<style>@font-face{src:url(/_next/static/media/f.woff2)}body{color:red}</style>');
  });

  test('keep the link that React looks for, but disabled', () => {
    expect(finish(page()).match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next" disabled="">',
    ]);
  });

  test('of two sheets are in one element', () => {
    const second = sheet.replace('a1', 'a2');
    const html = finish(page({ head: second }));
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html.match(/<link rel="stylesheet"[^>]* disabled="">/g)).toHaveLength(2);
  });

  test.each<[string, string, Partial<FinishPageOptions>]>([
    ['a link with other markup', page({ head: '<link rel="stylesheet" href="/_next/x.css"/>' }), {}],
    ['a page without a style sheet', page().replace(sheet, ''), {}],
    ['a sheet that contains </style', page(), { styles: 'a{content:"</style>"}' }],
    ['a relative URL that would break in the page', page(), { styles: 'a{background:url(x.png)}' }],
  ])('throws for %s', (_name, html, changes) => {
    expect(() => finish(html, changes)).toThrow(/about\/index\.html.*"styleSheet"/);
  });
});

describe('scripts', () => {
  test('are listed once each in the inline script, with the runtime separate', () => {
    const html = finish(page());
    expect(html).not.toMatch(/<script[^>]*src=|as="script"/);
    const scripts = {
      scripts: ['/_next/static/chunks/b2.js'],
      runtime: ['/_next/static/chunks/turbopack-x.js'],
      payload: '/_next/static/payload/p.txt',
    };
    expect(html).toContain(`<script>commonScript();later(${JSON.stringify(scripts)});`);
  });

  test('are in one element with the call that starts the page', () => {
    const html = finish(page());
    expect(html).toMatch(
      /<script>commonScript\(\);later\(.*\);\(globalThis\["TURBOPACK"\].*\.push\(\{\}\)<\/script><\/head>/,
    );
    expect(html).not.toContain('_R_');
  });

  test.each([
    ['an unknown script tag', 'anyScript', page({ head: '<script src="/_next/static/c.js" defer=""></script>' })],
    ['a module preload', 'anyScript', page({ head: '<link rel="modulepreload" href="/_next/static/c.js"/>' })],
    ['a page without the runtime', 'runtimeScript', page().replace(runtime, '')],
    ['a page without the start call', 'startCall', page().replace(start, '')],
    ['a page without a payload', 'payload', page().replace(payload, '')],
    ['an unknown kind of payload', 'payload', page({ body: '<script>self.__next_f.push([3,"AAAA"])</script>' })],
    ['payload with other markup', 'anyScript', page({ body: '<script>window.__next_f.push([1,"x"])</script>' })],
    [
      'a head that does not start with the charset',
      'charset',
      page().replace('<meta charSet="utf-8"/>', '<title>x</title>'),
    ],
  ])('throws for %s, naming the page, the marker "%s" and the file to update', (_name, marker, html) => {
    expect(() => finish(html)).toThrow(new RegExp(`about/index\\.html[^]*"${marker}"[^]*framework-markers\\.ts`));
  });

  test('start at once on a page that does nothing without them', () => {
    const html = finish(page(), { startsAtOnce: true });
    expect(html).toContain(runtime);
    expect(html).toContain(payload);
    expect(html).not.toContain('later(');
  });
});

test('removes the manifest link from deferred pages only', () => {
  const manifest = '<link rel="manifest" href="/manifest.webmanifest">';
  expect(finish(page({ head: manifest }))).not.toContain(manifest);
  expect(finish(page({ head: manifest }), { startsAtOnce: true })).toContain(manifest);
});

test('moves the payload out of the page, with its pieces in order', () => {
  expect(finish(page())).not.toContain('__next_f');
  expect(keptPayloads).toEqual(['0:"a])"\n1:null']);
});

test('keeps the markup that React looks for: comments, white space, boolean attributes, drawings', () => {
  const body =
    '<p>From <!-- -->$300<!-- --> up </p><input disabled=""/><svg viewBox="0 0 1 1"><path d="M0"></path></svg><!--$--><!--/$-->';
  expect(finish(page({ body }))).toContain(body.replace('/>', '>'));
});

describe('long boundaries, which React writes at the end of the page', () => {
  const slot = (id: string) => `<!--$?--><template id="B:${id}"></template><!--/$-->`;
  const move = (id: string) => `<script>$RC("B:${id}","S:${id}")</script>`;
  const late = `<div hidden id="S:0"><p>one</p>${slot('a')}</div><script>$RB=[];$RC("B:0","S:0")</script><div hidden id="S:a">two</div>${move('a')}`;

  test('are put into their places', () => {
    const html = finish(
      page({
        body: `<main>${slot('0')}</main><script>requestAnimationFrame(function(){$RT=performance.now()});</script>${late}`,
      }),
    );
    expect(html).toContain('<h1>About</h1><main><!--$--><p>one</p><!--$-->two<!--/$--><!--/$--></main></body>');
  });

  test.each([
    ['a slot without content', slot('0')],
    ['content without a slot', late],
  ])('throw for %s', (_name, body) => {
    expect(() => finish(page({ body }))).toThrow(/about\/index\.html.*"outlined/);
  });
});

describe('the policy', () => {
  test('comes before everything it applies to', () => {
    expect(finish(page())).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'/,
    );
  });

  test('lists every inline script and style by its hash and allows no other', () => {
    expect(finish(page(), { startsAtOnce: true })).toContain(`'${sha256('commonScript()')}'`);
    const html = finish(page());
    const [, script = ''] = /<script>(commonScript\(\);later\(.*?)<\/script>/.exec(html) ?? [];
    expect(html).toContain(`'${sha256(script)}'`);
    expect(html).toContain(
      `style-src 'self' '${sha256('@font-face{src:url(/_next/static/media/f.woff2)}body{color:red}')}';`,
    );
    expect(html).not.toContain('unsafe-');
  });

  test('lists the speculation rules, which are executed', () => {
    const rules = '<script type="speculationrules">{"prerender":[]}</script>';
    expect(finish(page({ body: rules }))).toContain(`'${sha256('{"prerender":[]}')}'`);
  });

  test('lists no data block, because it is not executed', () => {
    expect(inlineHashes(parse('<script type="application/ld+json">{"a":"<style>"}</script>'))).toEqual({
      scripts: [],
      styles: [],
    });
  });

  test.each([
    ['a style attribute', page({ body: '<p style="color:red">x</p>' })],
    ['an inline handler', page({ body: '<p onclick="x()">x</p>' })],
  ])('throws for %s', (_name, html) => {
    expect(() => finish(html)).toThrow(/about\/index\.html/);
  });

  test('ignores text in the payload that looks like attributes', () => {
    expect(() => finish(page({ head: '<script>self.__next_f.push([1,"<p style=\\"a\\" >"])</script>' }))).not.toThrow();
  });
});

test('adds the common script to pages whose scripts start at once', () => {
  expect(finish(page(), { startsAtOnce: true })).toContain('<script>commonScript()</script>');
});
