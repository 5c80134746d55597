import { handWritten } from './by-hand';

const page = (body: string, head = '') =>
  '<!DOCTYPE html><html lang="en" class="a"><head><meta charSet="utf-8"/><title>Roofs | Brand</title><meta name="description" content="Words."/>' +
  '<link rel="preload" href="/_next/static/media/text.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<style>@font-face{font-family:serif one;src:url(/_next/static/media/head.woff2)}@font-face{font-family:sans one;src:url(/_next/static/media/text.woff2)}' +
  `@font-face{font-family:Sans one fallback;src:local(Arial)}.a{color:red}</style>${head}</head><body class="b">${body}</body></html>`;

describe('the hand-written page', () => {
  test('has the same text and headings, and neither scripts nor classes', () => {
    const html = handWritten(
      page(
        '<main id="main"><h1 class="x"><span>Roofs<!-- --> </span><span>that last</span></h1><p data-a="1">From <b>$300</b>.</p></main><script>self.x=1</script>',
      ),
    );
    expect(html).toContain('<main id="main">');
    expect(html).toMatch(/<h1>\s*Roofs\s+that last\s*<\/h1><p>From <b>\$300<\/b>\.<\/p>/);
    expect(html).toContain('<title>Roofs | Brand</title>');
    expect(html).not.toMatch(/<script|class=|data-|self\.x/);
  });

  test('keeps the first picture and leaves out lazy pictures and drawings', () => {
    const html = handWritten(
      page(
        '<picture><source type="image/avif" srcSet="/p/a.avif 480w"/><img src="/p/a.jpg" alt="House" loading="eager" fetchPriority="high"/></picture>' +
          '<picture><source srcSet="/p/b.avif 1w"/><img src="/p/b.jpg" alt="" loading="lazy"/></picture><img src="/art/c.svg" alt="" loading="lazy"/><svg><path d="M0"/></svg>',
      ),
    );
    expect(html).toContain(
      '<source type="image/avif" srcset="/p/a.avif 480w"><img src="/p/a.jpg" alt="House" loading="eager" fetchpriority="high"></picture>',
    );
    expect(html).not.toMatch(/\/p\/b|\/art\/c|<svg|<path/);
  });

  test('sets text in the preloaded font and headings in the other, with the same rules', () => {
    const html = handWritten(page('<p>x</p>'));
    expect(html).toContain('font:400 1.0625rem/1.6 "sans one","sans one fallback",sans-serif');
    expect(html).toContain('h1,h2,h3,h4{font-family:"serif one"');
    expect(html).toContain('@font-face{font-family:serif one;src:url(/_next/static/media/head.woff2)}');
    expect(html).toMatch(/<link rel="preload" href="\/_next\/static\/media\/text\.woff2" as="font"/);
    expect(html).not.toContain('.a{color:red}');
  });

  test("collapses the header's menu once, and leaves other menus open", () => {
    const html = handWritten(
      page(
        '<header><nav><a href="/">A</a></nav><details><summary>M</summary><nav>B</nav></details></header><main><nav>C</nav></main>',
      ),
    );
    expect(html).toContain(
      '<header><details><summary>Menu</summary><nav><a href="/">A</a></nav></details><details><summary>M</summary><nav>B</nav></details></header><main><nav>C</nav></main>',
    );
  });

  test('folds the menu into one disclosure, where the page has one before each list', () => {
    const html = handWritten(
      page(
        '<header><details class="a"><summary aria-label="Menu"><svg></svg></summary></details><nav><a href="/">A</a>' +
          '<details><summary>More</summary></details><ul><li>B</li></ul></nav></header>',
      ),
    );
    expect(html).toContain(
      '<header><details><summary>Menu</summary><nav><a href="/">A</a><ul><li>B</li></ul></nav></details></header>',
    );
  });

  test('needs a body', () => {
    expect(() => handWritten('<p>x</p>')).toThrow('no body');
  });
});
