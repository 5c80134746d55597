import { serviceCategories } from '@/content/navigation';
import { categoryPrices } from '@/content/pages/services';
import type { PagePath } from '@/content/paths';
import { prices, type PricedJob } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import type { RichText, ServiceCategory, ServicePage } from '@/content/types';

/** The priced jobs that one page explains. */
export interface PriceGroup {
  readonly page: PagePath;
  /** The name of that page. */
  readonly name: string;
  readonly jobs: readonly PricedJob[];
  /** What the page says is included in each of them. Empty if it says nothing. */
  readonly included: readonly RichText[];
}

export interface PriceTable {
  readonly category: ServiceCategory;
  readonly name: string;
  /** The usual prices in one line. */
  readonly usual: string;
  readonly groups: readonly PriceGroup[];
}

const pages: Readonly<Partial<Record<PagePath, ServicePage>>> = servicePages;

function groupOf(page: PagePath, jobs: readonly PricedJob[]): PriceGroup {
  const record = pages[page];
  const included = (record?.sections ?? []).flatMap((section) => (section.kind === 'included' ? section.items : []));
  return { page, name: record?.name ?? '', jobs, included };
}

function tableOf(category: ServiceCategory, name: string): PriceTable {
  const jobs: readonly PricedJob[] = Object.values(prices[category]);
  const paths = [...new Set(jobs.map(({ page }) => page))];
  return {
    category,
    name,
    usual: categoryPrices[category],
    groups: paths.map((path) =>
      groupOf(
        path,
        jobs.filter(({ page }) => page === path),
      ),
    ),
  };
}

/** Every price of the site by category and page, in the order of the menu. */
export const priceTables: readonly PriceTable[] = serviceCategories.map(({ id, name }) => tableOf(id, name));
