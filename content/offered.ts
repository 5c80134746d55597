import { officePaths, shinglePaths, type Href, type OptionalPath, type PagePath, type ServiceCategory } from './paths';
import type { TextLink } from './rich-text';
import { servicesOff } from './services-off';

/** How the paths of each category start. Every other service is `additional`. */
const pathStarts: Readonly<Record<Exclude<ServiceCategory, 'additional'>, readonly string[]>> = {
  roofing: ['/services/roof', ...shinglePaths],
  siding: ['/services/siding'],
  windows: ['/services/windows', '/services/doors'],
  gutters: ['/services/gutter'],
};

export function categoryOf(path: string): ServiceCategory | undefined {
  const entries = Object.entries(pathStarts) as [keyof typeof pathStarts, readonly string[]][];
  const named = entries.find(([, starts]) => starts.some((start) => path.startsWith(start)))?.[0];
  return named ?? (path.startsWith('/services/') ? 'additional' : undefined);
}

export function isOff(href: string): boolean {
  if (servicesOff.length === 0) return false;
  const off: readonly string[] = servicesOff;
  const path = href.replace(/#.*$/, '');
  const category = categoryOf(path);
  const together: readonly string[] = officePaths.some((office) => office === path) ? officePaths : [path];
  return together.some((page) => off.includes(page)) || (category !== undefined && off.includes(category));
}

/**
 * Whether the company offers a service or a page. Write sentences that depend on it as `offers('/financing') ? this :
 * other`, because the build reads these conditions (remove-services-off.ts).
 */
export const offers = (service: ServiceCategory | OptionalPath): boolean => !isOff(service);

/** What the company works on, as words in a sentence. */
const tradesOf: readonly (readonly [ServiceCategory, readonly string[]])[] = [
  ['roofing', ['roofing']],
  ['siding', ['siding']],
  ['windows', ['windows', 'doors']],
  ['gutters', ['gutters']],
];

export const trades: readonly string[] = tradesOf.flatMap(([category, names]) => (offers(category) ? names : []));

/** The trades as parts of a house: `roofs`, `siding` … */
export const houseParts: readonly string[] = trades.map((trade) => (trade === 'roofing' ? 'roofs' : trade));

/** What leads to a page, or has the price of a job that a page is about. */
type Entry =
  | PagePath
  | { readonly href: Href }
  | { readonly link: TextLink }
  | { readonly page: PagePath }
  | { readonly price: { readonly page: PagePath } };

function targetOf(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  if ('href' in entry) return entry.href;
  if ('link' in entry) return entry.link.href;
  return 'page' in entry ? entry.page : entry.price.page;
}

/** The entries of a list whose pages aren't off. Links in sentences need no filter: RichText prints their labels. */
export const offered = <Item extends Entry>(items: readonly Item[]): readonly Item[] =>
  items.filter((item) => !isOff(targetOf(item)));

/** Entries that lead to several pages, with the links that are left. */
export const offeredLinks = <Item extends { readonly links?: readonly TextLink[] }>(items: readonly Item[]) =>
  items
    .map((item) => ({ ...item, links: item.links && offered(item.links) }))
    .filter(({ links }) => links?.length !== 0);
