import { servicePages } from '@/content/service-pages';
import { servicesPage } from '@/content/pages/services';
import type { Page, Section } from '@/content/types';
import { printsPrices } from './prints-prices';

/** Whether a price stands anywhere in the section, under a name that its kind shows as one. */
function holdsPrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('price' in value && typeof value.price === 'object') return true;
  if ('prices' in value && typeof value.prices === 'string') return true;
  return Object.values(value).some(holdsPrice);
}

const pages: readonly Page[] = [...Object.values(servicePages), servicesPage];
const sections = pages.flatMap(({ path, sections }) =>
  sections.map((section): [string, string, Section] => [path, section.heading, section]),
);

test.each(sections)('%s, %s: links to the price guide if it shows a price, and only then', (_, __, section) => {
  expect(printsPrices(section)).toBe(holdsPrice(section));
});

test('some sections show prices and some do not', () => {
  expect(new Set(sections.map(([, , section]) => printsPrices(section))).size).toBe(2);
});
