import { withoutLinks } from '@/lib/offered/without-links';
import { shinglePaths, type PagePath } from './paths';
import { servicesOff } from './services-off';
import type { ServiceCategory } from './types';

const stems: Readonly<Record<Exclude<ServiceCategory, 'additional'>, readonly string[]>> = {
  roofing: ['/services/roof', ...shinglePaths],
  siding: ['/services/siding'],
  windows: ['/services/windows', '/services/doors'],
  gutters: ['/services/gutter'],
};

/** The category of a service's address, and none for other pages. */
function categoryOf(path: string): ServiceCategory | undefined {
  const entries = Object.entries(stems) as [keyof typeof stems, readonly string[]][];
  const named = entries.find(([, own]) => own.some((stem) => path.startsWith(stem)))?.[0];
  return named ?? (path.startsWith('/services/') ? 'additional' : undefined);
}

/** Whether the company leaves out this category, page or link. */
export function isOff(address: string): boolean {
  if (servicesOff.length === 0) return false;
  const off: readonly string[] = servicesOff;
  const path = address.replace(/#.*$/, '');
  return off.includes(path) || off.includes(categoryOf(path) ?? path);
}

/** A record without links to what the company leaves out. */
export function offered<Value>(value: Value): Value {
  return servicesOff.length === 0 ? value : withoutLinks(value, isOff);
}

/** The pages of a list that are built. */
export const builtPaths = <Path extends PagePath>(paths: readonly Path[]): readonly Path[] =>
  paths.filter((path) => !isOff(path));
