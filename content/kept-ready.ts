import { builtPaths } from './offered';
import type { PagePath } from './paths';

/**
 * The pages that the service worker fetches on the first visit, so that they open without a network: what a visitor with a
 * tree on the roof needs. Together with their fonts, their drawings, the contact form's code and the offline page they
 * may weigh 360 kB on the wire, 29 of them for /find; e2e/offline.spec.ts weighs them.
 */
export const keptReadyPaths = builtPaths([
  '/',
  '/contact',
  '/find',
  '/services/roofing/emergency',
  '/services/roofing/storm-damage',
  '/services/insurance-claims',
] as const satisfies readonly PagePath[]);
