import { offered } from './offered';
import type { PagePath } from './paths';

/** The pages that someone with a tree on the roof needs offline. e2e/offline.spec.ts limits their total size. */
export const precachedPaths = offered([
  '/',
  '/contact',
  '/find',
  '/services/roofing/emergency',
  '/services/roofing/storm-damage',
  '/services/insurance-claims',
] as const satisfies readonly PagePath[]);
