import { numberedRows, withNumbers } from './figure-parts';

const rows = numberedRows({
  figure: 'services-hub',
  rows: { roofing: 'Roofing', siding: 'Siding', windows: 'Windows', additional: 'Additional' },
});

test('rows are numbered without a gap when one is left out', () => {
  expect(rows.map(({ row, number, drawnNumber }) => [row, number, drawnNumber])).toEqual([
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
