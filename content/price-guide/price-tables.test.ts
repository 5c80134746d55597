import { prices, type PricedJob } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import { allText } from '@/content/testing/all-text';
import { printFigures } from '@/lib/prices/price';
import { formatDollars } from '@/lib/dollars';
import { priceTables } from './price-tables';

const pages: Readonly<Record<string, object | undefined>> = servicePages;
const listed = priceTables.flatMap(({ groups }) =>
  groups.flatMap(({ page, jobs }) => jobs.map((job) => [job.job, page, job] as const)),
);

test('the tables list every price of the site once', () => {
  const jobs = Object.values(prices).flatMap((trade): readonly PricedJob[] => Object.values(trade));
  expect(listed.map(([name]) => name).sort()).toEqual([...new Set(jobs)].map(({ job }) => job).sort());
});

test.each(listed)('%s: the figures are those of %s', (_, page, job) => {
  const text = allText(pages[page] ?? {});
  const figures =
    job.kind === 'range' ? [`${formatDollars(job.low)}–`, `–${formatDollars(job.high)}`] : [printFigures(job)];
  for (const figure of figures) expect(text).toContain(figure);
});
