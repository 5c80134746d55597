import { straightLines } from './svg-lines';

test.each([
  ['M0 0L3 -2', [{ dx: 3, dy: -2 }]],
  [
    'M10 10l3-2 3 .5',
    [
      { dx: 3, dy: -2 },
      { dx: 3, dy: 0.5 },
    ],
  ],
  [
    'M1 1H5V9h-2v-3',
    [
      { dx: 4, dy: 0 },
      { dx: 0, dy: 8 },
      { dx: -2, dy: 0 },
      { dx: 0, dy: -3 },
    ],
  ],
  ['M0 0 6 4', [{ dx: 6, dy: 4 }]],
  [
    'M2 2L8 6V2z',
    [
      { dx: 6, dy: 4 },
      { dx: 0, dy: -4 },
      { dx: -6, dy: 0 },
    ],
  ],
  ['M0 0c1 1 2 2 10 0l3 2', [{ dx: 3, dy: 2 }]],
  ['M0 0a5 5 0 0 1 10 0L13 2', [{ dx: 3, dy: 2 }]],
])('finds the straight lines of %s', (path, lines) => {
  expect(straightLines(path)).toEqual(lines);
});
