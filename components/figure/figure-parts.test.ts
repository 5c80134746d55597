import { withoutLinks } from '@/lib/offered/without-links';
import { numberedRows, withNumbers } from './figure-parts';

const link = (label: string) => ({ label, href: `/${label}` });
const withGutters = {
  figure: 'services-hub',
  rows: {
    roofing: link('Roofing'),
    siding: link('Siding'),
    windows: link('Windows'),
    gutters: link('Gutters'),
    additional: link('Additional'),
  },
} as const;
const rows = numberedRows(withoutLinks(withGutters, (address) => address === '/Gutters'));

test('rows are numbered without a gap when one is left out', () => {
  expect(rows.map(({ row, number, drawnNumber }) => [row.label, number, drawnNumber])).toEqual([
    ['Roofing', 1, 1],
    ['Siding', 2, 2],
    ['Windows', 3, 3],
    ['Additional', 4, 5],
  ]);
});

test('the drawing has the numbers of the rows, and its other part has none', () => {
  const part = (number: number) =>
    `<g class="part p${number}"><g class="labels"><text class="number" x="1">${number}</text></g></g>`;
  const markup = withNumbers([3, 4, 5].map(part).join(''), rows);
  expect(markup).toContain(part(3));
  expect(markup).toContain(part(4));
  expect(markup).not.toContain('p5');
  expect(markup).toContain('class="part" data-unlisted=""');
});
