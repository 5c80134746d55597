import { builtPaths } from './offered';
import type { PagePath } from './paths';

/** What someone with a tree on the roof needs offline. The limit on their total size is in e2e/offline.spec.ts. */
export const precachedPaths = builtPaths([
  '/',
  '/contact',
  '/find',
  '/services/roofing/emergency',
  '/services/roofing/storm-damage',
  '/services/insurance-claims',
] as const satisfies readonly PagePath[]);
