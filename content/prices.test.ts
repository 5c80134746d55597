import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printPrice, type PriceRange } from '@/lib/prices/price';
import { prices, type PricedJob } from './prices';
import { servicePages } from './service-pages';
import { figureOf } from '@/testing/figure-of';
import { allText } from '@/testing/all-text';

const jobs: readonly PricedJob[] = Object.values(prices).flatMap((trade): readonly PricedJob[] => Object.values(trade));
const ranges = jobs.filter((job): job is PricedJob<PriceRange> => job.kind === 'range');
const pages: Readonly<Record<string, object | undefined>> = servicePages;

test.each(ranges.map(({ job, low, high }) => [job, low, high]))(
  '%s runs from %d up to a higher whole figure, %d',
  (_, low, high) => {
    expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true);
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
  },
);

test('every job has a unique name', () => {
  const names = [...new Set(jobs)].map(({ job }) => job);
  expect(new Set(names).size).toBe(names.length);
});

test.each(jobs.map((job) => [job.job, job.page, job] as const))('%s: its price is printed on %s', (_, page, job) => {
  const text = allText(pages[page] ?? {});
  // Instead of a range across materials, a page may print only the price of each. Each end of the range is among these.
  const figures =
    job.kind === 'range' ? [`${figureOf(job, 'lowest')}–`, `–${figureOf(job, 'highest')}`] : [printPrice(job)];
  for (const figure of figures) expect(text.toLowerCase()).toContain(figure.toLowerCase());
});

const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => join('content', name))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^content\/crm\//.test(file));

const otherFigures: Readonly<Record<string, string>> = {
  'content/before-you-sign/checks.ts': 'what the state asks of contractors, and what its fund pays',
  'content/company.ts': 'what the company is insured for',
  'content/services/windows/savings.ts': 'what new windows often save',
};

test.each(sources.filter((file) => !(file in otherFigures)))('%s takes its prices from content/prices.ts', (file) => {
  expect(readFileSync(file, 'utf8').match(/.*\$\d.*/g) ?? []).toEqual([]);
});
