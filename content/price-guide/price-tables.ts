import { serviceCategories } from '@/content/navigation';
import { offered } from '@/content/offered';
import { categoryPrices } from '@/content/pages/services';
import type { PagePath, ServiceCategory } from '@/content/paths';
import { prices, type PricedJob } from '@/content/prices';
import { coverage, type Coverage } from './coverage';

export interface PriceGroup {
  readonly page: PagePath;
  readonly name: string;
  readonly jobs: readonly PricedJob[];
}

export interface PriceTable extends Coverage {
  readonly category: ServiceCategory;
  readonly name: string;
  readonly usual: string;
  readonly groups: readonly PriceGroup[];
}

/** As in the menu, so that no heading repeats the one above. The pages of a whole trade are "All roofing" there. */
const names: Readonly<Partial<Record<PagePath, string>>> = {
  ...Object.fromEntries(
    serviceCategories.flatMap(({ href, allLabel, subItems }) => [
      [href, allLabel],
      ...subItems.map((item) => [item.href, item.name]),
    ]),
  ),
  // Not in the menu.
  '/services/roofing-installation': 'Roofing Materials & Budget',
  '/services/siding-installation-detail': 'Siding Materials & Process',
  '/services/gutter-installation': 'Seamless Gutter Installation',
};

/** Jobs of another category that people look for here too. */
const alsoIn: Readonly<Partial<Record<ServiceCategory, readonly PricedJob[]>>> = {
  siding: [prices.additional.siding],
  windows: [prices.additional.windowsAndDoors],
};

function groupOf(page: PagePath, jobs: readonly PricedJob[]): PriceGroup {
  const spans = jobs.filter(({ spansOthers }) => spansOthers);
  const width = (job: PricedJob) => (job.kind === 'range' ? job.high - job.low : 0);
  return {
    page,
    name: names[page] ?? '',
    jobs: [
      ...spans.toSorted((one, other) => width(other) - width(one)),
      ...jobs.filter(({ spansOthers }) => !spansOthers),
    ],
  };
}

function tableOf(category: ServiceCategory, name: string): PriceTable {
  const jobs: readonly PricedJob[] = [...Object.values(prices[category]), ...(alsoIn[category] ?? [])];
  const hub = serviceCategories.find(({ id }) => id === category)?.href;
  // The category's own page has the range of the whole trade, so it comes first.
  const paths = offered([...new Set(jobs.map(({ page }) => page))]).toSorted(
    (a, b) => Number(b === hub) - Number(a === hub),
  );
  return {
    category,
    name,
    usual: categoryPrices(category),
    ...coverage[category],
    groups: paths.map((path) =>
      groupOf(
        path,
        [...new Set(jobs)].filter(({ page }) => page === path),
      ),
    ),
  };
}

export const priceTables: readonly PriceTable[] = serviceCategories.map(({ id, name }) => tableOf(id, name));
