import { hoursADay, duringTheJob, roofDays } from '@/content/services/roofing/schedule';
import { workBars } from './work-days';

test('continues an unfinished step the next day', () => {
  expect(workBars([{ hours: [2, 3] }, { hours: [8, 8] }], 'longest', 8)).toEqual([
    { step: 0, day: 0, start: 0, end: 3 },
    { step: 1, day: 0, start: 3, end: 8 },
    { step: 1, day: 1, start: 0, end: 3 },
  ]);
});

test('a step that ends with the day does not continue', () => {
  expect(workBars([{ hours: [8, 8] }, { hours: [1, 2] }], 'shortest', 8)).toEqual([
    { step: 0, day: 0, start: 0, end: 8 },
    { step: 1, day: 1, start: 0, end: 1 },
  ]);
});

describe('a new roof', () => {
  test.each([
    ['shortest', 3, 5],
    ['longest', 4, 7],
  ] as const)('at its %s takes %i days and ends %i hours into the last one', (which, days, lastHour) => {
    const last = workBars(duringTheJob, which, hoursADay).at(-1);
    expect(last).toMatchObject({ day: days - 1, end: lastHour });
  });

  test.each(['shortest', 'longest'] as const)('at its %s has only the steps listed for each day', (which) => {
    for (const { step, day } of workBars(duringTheJob, which, hoursADay)) {
      const named = duringTheJob[step];
      expect(roofDays[day]?.steps.map(({ title }) => title)).toContain(named?.title);
    }
  });
});
