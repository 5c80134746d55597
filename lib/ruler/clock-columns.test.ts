import { clockColumns, clockUnits, type StepHours } from './clock-columns';

const call: StepHours = [0.25, 0.25];
const look: StepHours = [0.5, 1];
const fix: StepHours = [2, 3, 8];

test('an hour is equally wide in every column', () => {
  const columns = clockColumns([call, look, undefined, fix]);
  const lengths = [call, look, undefined, fix].flatMap((hours, index) => {
    const column = columns[index];
    return hours && column?.bar ? [(column.bar.usual * clockUnits[column.width]) / hours[1]] : [];
  });
  expect(lengths).toHaveLength(3);
  // Bars are rounded to a tenth of a percent of their column.
  for (const length of lengths) expect(length).toBeCloseTo(100 * clockUnits.hour, -1);
});

test('a column is wide only if its step may take longer than a narrow one has room for', () => {
  expect(clockColumns([call, look, undefined, fix]).map(({ width }) => width)).toEqual([
    'narrow',
    'narrow',
    'narrow',
    'wide',
  ]);
});

test('the parts of a bar end at the step’s times', () => {
  expect(clockColumns([fix])[0]?.bar).toEqual({
    least: 23.3,
    usual: 35,
    most: 93.3,
    hours: [12.5, 25, 37.5, 50, 62.5, 75, 87.5],
  });
});

test('a step without hours has no bar', () => {
  expect(clockColumns([undefined])).toEqual([{ width: 'narrow' }]);
});

test('throws for a step that does not fit', () => {
  expect(() => clockColumns([[2, 9]])).toThrow('9 hours');
});
