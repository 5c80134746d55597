import { withoutLinks } from '@/lib/offered/without-links';
import { officePaths, shinglePaths, type OptionalPath, type PagePath, type ServiceCategory } from './paths';
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

/** Removes the links to pages that are off. */
export function offered<Value>(value: Value): Value {
  return servicesOff.length === 0 ? value : withoutLinks(value, isOff);
}

export const builtPaths = <Path extends PagePath>(paths: readonly Path[]): readonly Path[] =>
  paths.filter((path) => !isOff(path));
