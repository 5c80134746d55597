import {
  oneColor,
  shouldPreload,
  neighbors,
  readStudioFragment,
  writeStudioFragment,
  type StudioRange,
} from './shingle-studio';

const range: StudioRange = {
  maker: 'gaf',
  own: ['gaf-charcoal', 'gaf-slate', 'gaf-weathered-wood'],
  all: ['gaf-charcoal', 'gaf-slate', 'gaf-weathered-wood', 'tamko-rustic-black', 'tamko-weathered-wood'],
};
const first = { color: 'gaf-charcoal', compare: undefined };

describe('reads the fragment', () => {
  test.each([
    ['#color=slate', { color: 'gaf-slate', compare: undefined }],
    ['#color=gaf-slate', { color: 'gaf-slate', compare: undefined }],
    ['color=Slate', { color: 'gaf-slate', compare: undefined }],
    ['#color=slate&with=charcoal', { color: 'gaf-slate', compare: 'gaf-charcoal' }],
    ['#color=slate&with=tamko-rustic-black', { color: 'gaf-slate', compare: 'tamko-rustic-black' }],
    ['#with=tamko-rustic-black', { color: 'gaf-charcoal', compare: 'tamko-rustic-black' }],
    // Both makers have this color. Without a prefix, it's this page's.
    ['#color=slate&with=weathered-wood', { color: 'gaf-slate', compare: 'gaf-weathered-wood' }],
    ['#color=slate&with=tamko-weathered-wood', { color: 'gaf-slate', compare: 'tamko-weathered-wood' }],
  ])('%s', (fragment, choice) => {
    expect(readStudioFragment(fragment, range)).toEqual(choice);
  });
});

describe('falls back to the first color for the fragment', () => {
  test.each([
    '',
    '#',
    '#faq',
    '#color',
    '#color=',
    '#color=purple',
    '#color=tamko-rustic-black',
    '#color=__proto__&with=constructor',
    '#color=%E0%A4%A&with=%',
    '#color=<script>alert(1)</script>',
    `#color=${'a'.repeat(10_000)}`,
    '#with=undefined',
    '#color=charcoal&with=charcoal',
  ])('%s', (fragment) => {
    expect(readStudioFragment(fragment, range)).toEqual(first);
  });
});

test.each([
  [{ color: 'gaf-slate', compare: undefined }, '#color=slate'],
  [{ color: 'gaf-slate', compare: 'gaf-charcoal' }, '#color=slate&with=charcoal'],
  [{ color: 'gaf-slate', compare: oneColor }, '#color=slate&with=none'],
  [{ color: 'gaf-slate', compare: 'tamko-weathered-wood' }, '#color=slate&with=tamko-weathered-wood'],
])('%j is written as %s, and read back', (choice, fragment) => {
  expect(writeStudioFragment(choice, range)).toBe(fragment);
  expect(readStudioFragment(fragment, range)).toEqual(choice);
});

test('neighbors returns the colors on both sides, wrapping around', () => {
  expect(neighbors('gaf-slate', range.own)).toEqual(['gaf-weathered-wood', 'gaf-charcoal']);
  expect(neighbors('gaf-charcoal', range.own)).toEqual(['gaf-slate', 'gaf-weathered-wood']);
  expect(neighbors('gaf-charcoal', ['gaf-charcoal'])).toEqual([]);
  expect(neighbors('gaf-charcoal', ['gaf-charcoal', 'gaf-slate'])).toEqual(['gaf-slate']);
  expect(neighbors('tamko-rustic-black', range.own)).toEqual([]);
});

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('preloads on a connection that reports %j: %s', (connection, good) => {
  expect(shouldPreload(connection)).toBe(good);
});
