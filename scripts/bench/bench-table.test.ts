import { median, missedNumbers, pageTable, type Sample } from './bench-table';

const sample = (changes: Partial<Sample> = {}): Sample => ({
  fcp: 800,
  lcp: 1400,
  si: 900,
  tbt: 0,
  cls: 0,
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  bytes: 250_400,
  requests: 20,
  ...changes,
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9], 9.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

describe('the table of a page', () => {
  const table = pageTable({
    site: [sample({ lcp: 1500, performance: 98 }), sample({ lcp: 1400 }), sample({ lcp: 1800 })],
    floor: [sample({ lcp: 1000, bytes: 125_200 })],
    bare: [sample({ lcp: 700 })],
  });

  test('gives the median, the spread if there is one, and the ratio to the hand-written page', () => {
    expect(table).toContain('| Largest Contentful Paint | 1.50 s (1.40–1.80) | 1.00 s | 0.70 s | 1.50 |');
    expect(table).toContain('| Bytes | 250.4 kB | 125.2 kB | 250.4 kB | 2.00 |');
  });

  test('gives no ratio for scores, or where the hand-written page measures zero', () => {
    expect(table).toContain('| Performance | 100 (98–100) | 100 | 100 |  |');
    expect(table).toContain('| Total Blocking Time | 0 ms | 0 ms | 0 ms |  |');
  });

  test('is a single Markdown table: every line has five columns', () => {
    for (const line of table.split('\n')) expect(line.split('|')).toHaveLength(7);
  });
});

describe('the goals of the site', () => {
  test('are met by a page whose medians equal them', () => {
    expect(
      missedNumbers('/', { site: [sample({ lcp: 2000, cls: 0.02, tbt: 150 })], floor: [sample({ lcp: 1000 })] }),
    ).toEqual([]);
  });

  test('name each one that is missed, with the median', () => {
    const slow = sample({ performance: 91, seo: 92, cls: 0.1, tbt: 400 });
    expect(missedNumbers('/', { site: [slow, slow, sample()], floor: [sample()] })).toEqual([
      'Performance 91, not 100',
      'SEO 92, not 100',
      'layout shift 0.100, over 0.02',
      'blocking time 400 ms, over 150 ms',
    ]);
  });

  test('allow the home page twice the paint time of the hand-written page, and other pages 1.4 times', () => {
    const measured = { site: [sample({ lcp: 1500 })], floor: [sample({ lcp: 1000 })] };
    expect(missedNumbers('/', measured)).toEqual([]);
    expect(missedNumbers('/about/', measured)).toEqual(["largest paint 1.50 times the hand-written page's, over 1.4"]);
  });
});
