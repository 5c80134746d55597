import { pathData, type Point } from './path-data';

test.each<[string, readonly (readonly Point[])[], '' | 'z', string]>([
  [
    'rounds to whole units and writes each step from the last point',
    [
      [
        [10.4, 19.6],
        [13.2, 18],
        [12, 25],
      ],
    ],
    '',
    'M10 20l3-2-1 7',
  ],
  [
    'leaves out a point that rounds to the last one',
    [
      [
        [1, 1],
        [1.2, 0.9],
        [4, 2],
        [4.3, 2.4],
        [9, 9],
      ],
    ],
    '',
    'M1 1l3 1 5 7',
  ],
  [
    'leaves out a point on a straight line',
    [
      [
        [0, 0],
        [2, 1],
        [4, 2],
        [6, 3],
        [6, 9],
      ],
    ],
    '',
    'M0 0l6 3 0 6',
  ],
  [
    'keeps a point where the line turns back',
    [
      [
        [0, 0],
        [4, 0],
        [2, 0],
      ],
    ],
    '',
    'M0 0l4 0-2 0',
  ],
  [
    'closes a ring without drawing its last step',
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
    'z',
    'M0 0l9 0 0 9z',
  ],
  [
    'draws several rings',
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
      [
        [20, 20],
        [20, 25],
        [25, 25],
        [20, 20],
      ],
    ],
    'z',
    'M0 0l9 0 0 9zM20 20l0 5 5 0z',
  ],
])('path data %s', (_rule, lines, end, expected) => {
  expect(pathData(lines, end)).toBe(expected);
});

test('rounding errors do not add up along a line', () => {
  const line = Array.from({ length: 101 }, (_, index): Point => [index * 1.4, (index % 2) * 3]);
  const [, steps = ''] = pathData([line], '').split('l');
  const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
  expect(numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0)).toBe(140);
});
