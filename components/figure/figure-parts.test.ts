import { readFileSync } from 'node:fs';
import { figureSource } from '@/content/figure-sources';
import { figures, type FigureRecord } from '@/content/figures';
import { servicePages } from '@/content/service-pages';
import { numberedRows, withCallouts, withNumbers } from './figure-parts';

const withGutters = {
  figure: 'services-hub',
  rows: { roofing: 'Roofing', siding: 'Siding', windows: 'Windows', gutters: 'Gutters', additional: 'Additional' },
} as const;
const rows = numberedRows<string>(withGutters, (row) => row !== 'Gutters');

test('the style sheet has a rule for every part number in use', () => {
  const css = readFileSync('components/figure/figure.css', 'utf8');
  const lastNumbers = Object.values(figures).map(
    ({ parts, first = 1 }: FigureRecord) => first - 1 + Object.keys(parts).length,
  );
  for (let number = 1; number <= Math.max(...lastNumbers); number++) {
    expect(css).toMatch(new RegExp(`\\[data-n='${number}'\\].* \\.p${number}\\b`));
  }
});

test('rows are numbered without a gap when one is left out', () => {
  expect(rows.map(({ row, number, drawnNumber }) => [row, number, drawnNumber])).toEqual([
    ['Roofing', 1, 1],
    ['Siding', 2, 2],
    ['Windows', 3, 3],
    ['Additional', 4, 5],
  ]);
});

test('the drawing gets the numbers of its rows, and a part without a row is marked as unlisted', () => {
  const part = (number: number) =>
    `<g class="part p${number}"><g class="labels"><text class="number" x="1">${number}</text></g></g>`;
  const markup = withNumbers([3, 4, 5].map(part).join(''), rows);
  expect(markup).toContain(part(3));
  expect(markup).toContain(part(4));
  expect(markup).not.toContain('p5');
  expect(markup).toContain('class="part" data-unlisted=""');
});

test('the words of a part without a row are hidden, such as “spring visit” without the maintenance plan', () => {
  const css = readFileSync('components/figure/figure.css', 'utf8');
  expect(css).toMatch(/\[data-unlisted\] :is\(\.labels, \.words\) \{\s+display: none/);
  const { markup } = figureSource('additional-hub');
  const unlisted = withNumbers(markup, [])
    .split('<g class="part"')
    .filter((part) => part.includes('visit</text>'));
  expect(unlisted).toHaveLength(1);
  expect(unlisted[0]).toMatch(/^ data-unlisted="">\s*<g class="words desk">/);
});

test('a row is beside its number, and a line leads there from the edge of the drawing', () => {
  const bubble = (number: number, x: number, y: number) =>
    `<circle class="bubble" cx="${x}" cy="${y}" r="19"/><text class="number large" x="${x}" y="${y}">${number}</text>`;
  const { markup, callouts } = withCallouts({
    viewBox: '0 60 640 500',
    markup: bubble(1, 60, 160) + bubble(2, 580, 310),
  });
  expect([...callouts]).toEqual([
    [1, { side: 'left', down: 20 }],
    [2, { side: 'right', down: 50 }],
  ]);
  expect([...markup.matchAll(/class="leader reach" d="([^"]+)"/g)].map(([, line]) => line)).toEqual([
    'M0 160H41',
    'M640 310H599',
  ]);
});

const withLayout = (layout: 'callouts' | 'panels') =>
  Object.values(servicePages).flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.kind === 'details' && section.layout === layout ? [[path, section.details] as const] : [],
    ),
  );

test.each(withLayout('panels'))(
  'the panels of %s have a crop each, with its numbers and words in style',
  (_, details) => {
    expect(numberedRows(details).filter(({ crop }) => crop === undefined)).toEqual([]);
    expect(figureSource(details.figure).markup).toContain(`id="art-${details.figure}" class="figure-drawing"`);
  },
);

const wide = withLayout('callouts');

test('some page has callouts, and some has panels', () => {
  expect(wide).not.toEqual([]);
  expect(withLayout('panels')).not.toEqual([]);
});

test.each(wide)(
  'the callouts of %s have a number each, and don’t run into each other',
  (_, { figure, rows: shown }) => {
    const callouts = [...withCallouts(figureSource(figure)).callouts.values()];
    expect(callouts).toHaveLength(Object.keys(shown).length);
    for (const side of ['left', 'right'] as const) {
      const downs = callouts
        .flatMap((callout) => (callout.side === side ? [callout.down] : []))
        .toSorted((a, b) => a - b);
      for (const [index, down] of downs.slice(1).entries())
        expect(down - (downs[index] ?? 0)).toBeGreaterThanOrEqual(13);
    }
  },
);
