import { hasAgeLine, listedPages, withAge, withReadablePages } from './page-html';

const page = '<body><aside id="cached-copy" hidden="" class="wrap"></aside><h1>Contact</h1></body>';
const list = '<ul><li hidden="" data-page="/about/">Our Story</li><li hidden="" data-page="/terms/">Terms</li></ul>';

test('shows the line with the age, and leaves the rest as it is', () => {
  const fetchedAt = new Date('2026-11-21T12:00:00Z');
  const html = withAge(page, { text: 'From <there>', fetchedAt });
  expect(html).toContain(
    '<aside id="cached-copy" class="wrap">From &lt;there&gt; <time datetime="2026-11-21T12:00:00.000Z">',
  );
  expect(html).toMatch(/November 2[12], 2026 at \d+:00\s[AP]M<\/time>\.<\/aside><h1>Contact<\/h1>/);
});

test('finds the line only where there is one', () => {
  expect(hasAgeLine(page)).toBe(true);
  expect(hasAgeLine('<body></body>')).toBe(false);
  expect(withAge('<body></body>', { text: 'From', fetchedAt: new Date() })).toBe('<body></body>');
});

test('lists the pages that are on the device', () => {
  expect(listedPages(list)).toEqual(['/about/', '/terms/']);
  expect(withReadablePages(list, new Set(['/about/', '/unlisted/']))).toBe(
    '<ul><li data-page="/about/">Our Story</li><li hidden="" data-page="/terms/">Terms</li></ul>',
  );
});
