/** @jest-environment node */
import { pageWords, wordsHash } from './page-words';

const page = (main: string, { title = 'Roofing', description = 'Roofs &amp; repairs.' } = {}) =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"/></head>` +
  `<body><header>Menu</header><main id="main">${main}</main><footer>Footer</footer></body></html>`;

test('the text consists of the title, the description and the main element', () => {
  expect(pageWords(page('<h1>Dry roofs</h1>'))).toBe('RoofingRoofs&repairs.Dryroofs');
});

test.each([
  ['another element around them', '<div><p>Dry <b>roofs</b></p></div>'],
  ['a comment between two of them', '<p>Dry<!-- --> roofs</p>'],
  ['a script beside them', '<p>Dry roofs</p><script type="application/ld+json">{"name":"x"}</script>'],
  [
    'a drawing without a description',
    '<p class="lead">Dry roofs</p><svg><path d="M0 0"/></svg><img src="a.jpg" alt=""/>',
  ],
  [
    'a picture for visitors without scripts',
    '<p>Dry roofs</p><noscript><img class="q" src="a.jpg" alt=""/></noscript>',
  ],
  ['the year in a drawing', '<p>Dry roofs</p><svg role="img"><text>2026</text></svg>'],
])('%s does not change the text', (_, main) => {
  expect(wordsHash(page(main))).toBe(wordsHash(page('<p>Dry roofs</p>')));
});

test.each([
  ['a word', page('<p>Wet roofs</p>')],
  ['a word for visitors without scripts', page('<p>Dry roofs</p><noscript><p>Scripts are off</p></noscript>')],
  ['what is said of a picture', page('<p>Dry roofs</p><img src="a.jpg" alt="A roof"/>')],
  ['the title', page('<p>Dry roofs</p>', { title: 'Roofs' })],
  ['the description', page('<p>Dry roofs</p>', { description: 'Roofs.' })],
])('a change of %s changes the text', (_, html) => {
  expect(wordsHash(html)).not.toBe(wordsHash(page('<p>Dry roofs</p>')));
});

test('a page without a main element throws an error', () => {
  expect(() => pageWords('<title>Roofing</title>')).toThrow('main');
});
