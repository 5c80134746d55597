import { median, missedNumbers, overviewTable, pageTable, type Sample } from './bench-table';

const sample = (changes: Partial<Sample> = {}): Sample => ({
  fcp: 800,
  lcp: 1400,
  si: 900,
  tasks: 200,
  parse: 5,
  style: 12,
  layout: 35,
  scripts: 0,
  tbt: 0,
  cls: 0,
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  bytes: 100_400,
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
    floor: [
      sample({ lcp: 1000, bytes: 50_200 }),
      sample({ lcp: 1000, bytes: 50_200 }),
      sample({ lcp: 1000, bytes: 50_200 }),
    ],
    bare: [sample({ lcp: 700 })],
  });

  test('gives the median, the spread if there is one, and the ratio to the hand-written page', () => {
    expect(table).toContain('| Largest Contentful Paint | 1.50 s (1.40–1.80) | 1.00 s | 0.70 s | 1.50 |');
    expect(table).toContain('| Bytes | 100.4 kB | 50.2 kB | 100.4 kB | 2.00 |');
  });

  test('gives no ratio for scores, or where the hand-written page measures zero', () => {
    expect(table).toContain('| Performance | 100 (98–100) | 100 | 100 |  |');
    expect(table).toContain('| Total Blocking Time | 0 ms | 0 ms | 0 ms |  |');
  });

  test('is a single Markdown table: every line has five columns', () => {
    for (const line of table.split('\n')) expect(line.split('|')).toHaveLength(7);
  });
});

test('the ratio is taken within each run, because other work on the machine slows both pages of a run', () => {
  const table = pageTable({
    site: [sample({ tasks: 300 }), sample({ tasks: 900 }), sample({ tasks: 310 })],
    floor: [sample({ tasks: 200 }), sample({ tasks: 600 }), sample({ tasks: 600 })],
    bare: [sample()],
  });
  expect(table).toContain('| Processor time, all tasks | 310 ms (300–900) | 600 ms (200–600) | 200 ms | 1.50 |');
});

test('the overview has a line for each page, with as many columns as its heading', () => {
  const table = overviewTable([
    { route: '/', site: [sample({ tasks: 280 })], floor: [sample()] },
    { route: '/about/', site: [sample()], floor: [sample({ lcp: 1000 })] },
  ]);
  expect(table).toContain('| / | 100 | 0.80 s | 1.00 | 1.40 s | 1.00 | 0 ms | 280 ms | 1.40 | 0 ms | 100.4 kB |');
  expect(table).toContain('| /about/ | 100 | 0.80 s | 1.00 | 1.40 s | 1.40 |');
  expect(new Set(table.split('\n').map((line) => line.split('|').length)).size).toBe(1);
});

describe('the goals of the site', () => {
  test('are met by a page whose medians equal them', () => {
    const site = [sample({ fcp: 880, lcp: 1540, cls: 0.02, tbt: 50, tasks: 280, bytes: 125_000 })];
    expect(missedNumbers('/', { site, floor: [sample()] })).toEqual([]);
  });

  test('name each one that is missed, with the median', () => {
    const slow = sample({
      performance: 91,
      seo: 92,
      cls: 0.1,
      tbt: 400,
      fcp: 1600,
      lcp: 2100,
      tasks: 600,
      bytes: 277_000,
    });
    expect(missedNumbers('/', { site: [slow, slow, sample()], floor: [sample(), sample(), sample()] })).toEqual([
      'Performance 91, not 100',
      'SEO 92, not 100',
      'layout shift 0.100, over 0.02',
      'blocking time 400 ms, over 50 ms',
      "first paint 2.00 times the hand-written page's, over 1.1",
      "largest paint 1.50 times the hand-written page's, over 1.1",
      "processor time 3.00 times the hand-written page's, over 1.4",
      '277.0 kB, over 125 kB',
    ]);
  });

  test('allow the home page more work and more bytes than the others', () => {
    const measured = { site: [sample({ tasks: 270, bytes: 120_000 })], floor: [sample()] };
    expect(missedNumbers('/', measured)).toEqual([]);
    expect(missedNumbers('/about/', measured)).toEqual([
      "processor time 1.35 times the hand-written page's, over 1.3",
      '120.0 kB, over 110 kB',
    ]);
  });
});
