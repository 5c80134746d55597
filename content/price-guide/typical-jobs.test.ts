import { formatDollars } from '@/lib/dollars';
import { printFigures } from '@/lib/prices/price';
import { workedExample } from '@/lib/prices/worked-example';
import { typicalJobs } from './typical-jobs';

test('the roof in the examples is Timberline HDZ on the 18 squares of a typical Cape', () => {
  expect(workedExample(typicalJobs.roof)).toEqual({
    span: { low: 6480, high: 7920 },
    range: 'about $6,480 to $7,920',
    formula: '18 × $360–$440',
    sentence:
      'A typical Cape has about 18 squares of roof. A roof of GAF Timberline HDZ runs about $6,480 to $7,920, before tear-off.',
  });
});

test('the verb agrees with the job, singular or plural', () => {
  expect(workedExample(typicalJobs.windows).sentence).toContain('windows run about');
  expect(workedExample(typicalJobs.siding).sentence).toContain('siding runs about');
});

test.each(Object.entries(typicalJobs))('%s: the printed price times the size is the printed range', (_, job) => {
  const { formula, range } = workedExample(job);
  const [size = '', figures = ''] = formula.split(' × ');
  expect(figures).toBe(printFigures(job.price));
  const [low = 0, high = 0] = figures.split('–').map((figure) => Number(figure.replace(/\D/g, '')));
  const count = Number(size.replace(',', ''));
  expect(range).toBe(`about ${formatDollars(count * low)} to ${formatDollars(count * high)}`);
});
