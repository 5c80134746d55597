import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFigures, type PriceRange } from '@/lib/prices/price';
import { prices, type PricedJob } from './prices';
import { servicePages } from './service-pages';
import { wordsOf } from './testing/words-of';

const jobs: readonly PricedJob[] = Object.values(prices).flatMap((trade): readonly PricedJob[] => Object.values(trade));
const ranges = jobs.filter((job): job is PricedJob<PriceRange> => job.kind === 'range');
const pages: Readonly<Record<string, object | undefined>> = servicePages;

test.each(ranges.map(({ job, low, high }) => [job, low, high]))('%s runs from %d up to a higher whole figure, %d', (_, low, high) => {
  expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(low);
});

test('every job has a name of its own', () => {
  const names = [...new Set(jobs)].map(({ job }) => job);
  expect(new Set(names).size).toBe(names.length);
});

test.each(jobs.map((job) => [job.job, job.page, job] as const))('%s: its price stands on %s', (_, page, job) => {
  const { low, high } = { low: '', high: '', ...('low' in job ? job : {}) };
  const said = wordsOf(pages[page] ?? {});
  // The whole of several materials is announced by its parts: the page prints both of its ends.
  const ends = job.kind === 'range' ? [`$${low.toLocaleString('en-US')}`, high.toLocaleString('en-US')] : [printFigures(job)];
  for (const end of ends) expect(said).toContain(end);
});

/** Every source file of the content but those of the sample CRM, whose figures are no prices of ours. */
const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => join('content', name))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^content\/crm\//.test(file));

/** Dollar figures that are no price. */
const otherFigures: Readonly<Record<string, string>> = {
  'content/company.ts': 'what the company is insured to',
  'content/services/windows/savings.ts': 'what new windows often save',
};

test.each(sources.filter((file) => !(file in otherFigures)))('%s takes its prices from their records', (file) => {
  expect(readFileSync(file, 'utf8').match(/.*\$\d.*/g) ?? []).toEqual([]);
});
