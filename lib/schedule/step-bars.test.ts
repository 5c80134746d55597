import { rulerFor, stepBars } from './step-bars';

const steps = [{ hours: [1, 2] }, {}, { hours: [2, 3] }] as const;

test('the bars follow each other in the longest case, and a step without hours has none', () => {
  expect(stepBars(steps)).toEqual([{ start: 0, least: 1, most: 2 }, undefined, { start: 2, least: 4, most: 5 }]);
});

test.each([
  ['hours, up to the next even one', [[{ hours: [2, 5] }]], { scale: { low: 0, high: 6 }, unit: 'hours' }],
  ['every hour of a short job', [[{ hours: [0.5, 2.5] }]], { scale: { low: 0, high: 3 }, unit: 'hours' }],
  [
    'hours of the longest group',
    [[{ hours: [1, 2] }], [{ hours: [4, 8] }]],
    { scale: { low: 0, high: 8 }, unit: 'hours' },
  ],
  [
    'whole days, for more than a day',
    [[{ hours: [8, 8] }, { hours: [1, 1] }]],
    { scale: { low: 0, high: 16 }, unit: 'days' },
  ],
] as const)('the ruler shows %s', (_, groups, ruler) => {
  expect(rulerFor(groups, 8)).toEqual(ruler);
});

test('steps without hours have no ruler', () => {
  expect(rulerFor([[{}], [{}]], 8)).toBeUndefined();
});
