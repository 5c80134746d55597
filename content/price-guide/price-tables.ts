import { serviceCategories } from '@/content/navigation';
import { builtPaths } from '@/content/offered';
import { categoryPrices } from '@/content/pages/services';
import type { PagePath } from '@/content/paths';
import { prices, type PricedJob } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import type { ServiceCategory, ServicePage } from '@/content/types';
import { coverage, type Coverage } from './coverage';

export interface PriceGroup {
  readonly page: PagePath;
  /** The page's name. A category page is named as in the menu, so that no heading repeats the one above. */
  readonly name: string;
  readonly jobs: readonly PricedJob[];
}

export interface PriceTable extends Coverage {
  readonly category: ServiceCategory;
  readonly name: string;
  readonly usual: string;
  readonly groups: readonly PriceGroup[];
}

const pages: Readonly<Partial<Record<PagePath, ServicePage>>> = servicePages;

/** Jobs of another category that people look for here too. */
const alsoIn: Readonly<Partial<Record<ServiceCategory, readonly PricedJob[]>>> = {
  siding: [prices.additional.siding],
  windows: [prices.additional.windowsAndDoors],
};

function groupOf(page: PagePath, jobs: readonly PricedJob[]): PriceGroup {
  const spans = jobs.filter(({ spansOthers }) => spansOthers);
  return {
    page,
    name: serviceCategories.find(({ href }) => href === page)?.allLabel ?? pages[page]?.name ?? '',
    // The widest range comes first. It's the last one in prices.ts.
    jobs: [...spans.reverse(), ...jobs.filter(({ spansOthers }) => !spansOthers)],
  };
}

function tableOf(category: ServiceCategory, name: string): PriceTable {
  const jobs: readonly PricedJob[] = [...Object.values(prices[category]), ...(alsoIn[category] ?? [])];
  const hub = serviceCategories.find(({ id }) => id === category)?.href;
  // The category's own page has the range of the whole trade, so it comes first.
  const paths = builtPaths([...new Set(jobs.map(({ page }) => page))]).toSorted(
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
