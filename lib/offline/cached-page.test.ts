import {
  datedCopy,
  fetchedAt,
  hasAgeLine,
  listedPages,
  newest,
  pagePath,
  withAge,
  withReadablePages,
} from './cached-page';

test.each([
  ['/', '/'],
  ['/contact/', '/contact/'],
  ['/contact', '/contact/'],
  ['/contact/index.html', '/contact/'],
  ['/index.html', '/'],
])('%s is cached as %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});

const page = '<body><aside id="cached-copy" hidden="" class="wrap"></aside><h1>Contact</h1></body>';
const list = '<ul><li hidden="" data-page="/about/">Our Story</li><li hidden="" data-page="/terms/">Terms</li></ul>';

test('shows the age of a copy, and changes nothing else', () => {
  const fetchedAt = new Date('2026-11-21T12:00:00Z');
  const html = withAge(page, { text: 'From <there>', fetchedAt });
  expect(html).toContain(
    '<aside id="cached-copy" class="wrap">From &lt;there&gt; <time datetime="2026-11-21T12:00:00.000Z">',
  );
  expect(html).toMatch(/November 2[12], 2026 at \d+:00\s[AP]M<\/time>\.<\/aside><h1>Contact<\/h1>/);
});

test('changes nothing in a page without an age line', () => {
  expect(hasAgeLine(page)).toBe(true);
  expect(hasAgeLine('<body></body>')).toBe(false);
  expect(withAge('<body></body>', { text: 'From', fetchedAt: new Date() })).toBe('<body></body>');
});

test('shows the pages that are on the device', () => {
  expect(listedPages(list)).toEqual(['/about/', '/terms/']);
  expect(withReadablePages(list, new Set(['/about/', '/unlisted/']))).toBe(
    '<ul><li data-page="/about/">Our Story</li><li hidden="" data-page="/terms/">Terms</li></ul>',
  );
});

const copyFrom = (now: number) => datedCopy(new Response('<h1>Contact</h1>'), now);

test('a copy has the same text, type and status, and the time of its fetch', async () => {
  const copy = await datedCopy(new Response('<h1>Contact</h1>', { headers: { 'Content-Type': 'text/html' } }), 1000);
  expect([copy.status, copy.headers.get('Content-Type'), fetchedAt(copy)]).toEqual([200, 'text/html', 1000]);
  expect(await copy.text()).toBe('<h1>Contact</h1>');
});

test('rejects an interrupted transfer', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<h1>Con'));
      controller.error(new Error('interrupted'));
    },
  });
  await expect(datedCopy(new Response(half), 1000)).rejects.toThrow('interrupted');
});

test('returns the newest copy', async () => {
  const [older, newer] = [await copyFrom(1000), await copyFrom(2000)];
  expect(newest([older, newer])).toBe(newer);
  expect(newest([newer, older])).toBe(newer);
  expect(newest([undefined, older])).toBe(older);
  expect(newest([undefined, undefined])).toBeUndefined();
});
