import { builtPaths } from './offered';
import type { PagePath } from './paths';

/**
 * Pages that the service worker precaches on the first visit: what someone with a tree on the roof needs offline. With
 * their fonts, drawings, the contact form's scripts and the offline page they may weigh 360 kB on the wire
 * (e2e/offline.spec.ts).
 */
export const precachedPaths = builtPaths([
  '/',
  '/contact',
  '/find',
  '/services/roofing/emergency',
  '/services/roofing/storm-damage',
  '/services/insurance-claims',
] as const satisfies readonly PagePath[]);
