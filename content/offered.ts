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

function categoryOf(path: string): ServiceCategory | undefined {
  const entries = Object.entries(stems) as [keyof typeof stems, readonly string[]][];
  const named = entries.find(([, own]) => own.some((stem) => path.startsWith(stem)))?.[0];
  return named ?? (path.startsWith('/services/') ? 'additional' : undefined);
}

export function isOff(href: string): boolean {
  if (servicesOff.length === 0) return false;
  const off: readonly string[] = servicesOff;
  const path = href.replace(/#.*$/, '');
  return off.includes(path) || off.includes(categoryOf(path) ?? path);
}

/** A record without links to pages that are off. */
export function offered<Value>(value: Value): Value {
  return servicesOff.length === 0 ? value : withoutLinks(value, isOff);
}

export const builtPaths = <Path extends PagePath>(paths: readonly Path[]): readonly Path[] =>
  paths.filter((path) => !isOff(path));
