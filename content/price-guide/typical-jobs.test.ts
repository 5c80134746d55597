import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';
import { workedExample } from '@/lib/prices/worked-example';
import { typicalJobs } from './typical-jobs';

test('the roof in the examples is Timberline HDZ on the 18 squares of a typical Cape', () => {
  const { span, formula, sentence } = workedExample(typicalJobs.roof);
  expect(span).toEqual({ low: 6480, high: 7920 });
  expect(formula).toBe('18 × $360–$440');
  expect(sentence).toBe(
    'A typical Cape has about 18 squares of roof. In GAF Timberline HDZ, that’s about $6,400 to $8,000, before tear-off.',
  );
});

test.each(Object.entries(typicalJobs))(
  '%s: the printed range is the printed price times the size, rounded outward',
  (_, job) => {
    const { formula, whole, sentence } = workedExample(job);
    const [size = '', figures = ''] = formula.split(' × ');
    const [low = 0, high = 0] = figures.split('–').map((figure) => Number(figure.replace(/\D/g, '')));
    const count = Number(size.replace(',', ''));
    const [from, to] = [Math.floor((count * low) / 100), Math.ceil((count * high) / 100)].map((hundreds) =>
      formatDollars(100 * hundreds),
    );
    // Below $1,000, sums are rounded to $50.
    expect(printPrice(whole)).toContain(
      `about ${count * low < 1000 ? formatDollars(count * low - ((count * low) % 50)) : from} to ${to}`,
    );
    expect(sentence).toContain(printPrice(whole));
  },
);
