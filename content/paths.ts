import { shingleNames } from './shingles/names';

/** Links and pages are typed by these lists, so a dead link or a path without a page doesn't compile. */
export const servicePaths = [
  '/services/roofing',
  '/services/roofing-installation',
  '/services/roofing/installation',
  '/services/roofing/replacement',
  '/services/roofing/repair',
  '/services/roof-inspection',
  '/services/roofing/emergency',
  '/services/roofing/storm-damage',
  '/services/siding',
  '/services/siding-installation',
  '/services/siding-installation-detail',
  '/services/siding/replacement',
  '/services/siding/repair',
  '/services/siding/vinyl',
  '/services/siding/fiber-cement',
  '/services/siding/wood',
  '/services/siding/insulated',
  '/services/windows',
  '/services/windows/installation',
  '/services/windows/replacement',
  '/services/windows/energy-efficient',
  '/services/windows/storm-windows',
  '/services/windows/custom',
  '/services/doors/installation',
  '/services/doors/entry',
  '/services/gutters',
  '/services/gutter-installation',
  '/services/gutters/installation',
  '/services/gutters/replacement',
  '/services/gutters/repair',
  '/services/gutters/guards',
  '/services/gutters/downspouts',
  '/services/gutters/cleaning',
  '/services/additional',
  '/services/exterior-repairs',
  '/services/insulation',
  '/services/ventilation',
  '/services/maintenance',
  '/services/insurance-claims',
  '/services/inspections',
] as const;

export const shinglePaths = shingleNames.map(({ path }) => path);

/** The sample CRM and the sign-in that opens it. Leaving out one leaves out both. */
export const officePaths = ['/login', '/crm'] as const;

/** Pages that a company can leave out: content/services-off.ts. */
export const optionalPaths = [...servicePaths, ...shinglePaths, '/financing', ...officePaths, '/google-setup'] as const;

export const otherPaths = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/financing',
  '/price-guide',
  '/find',
  '/before-you-sign',
  '/privacy',
  '/terms',
  '/accessibility',
  '/sitemap',
  '/login',
  '/crm',
  '/certificate',
  '/google-setup',
  '/offline',
] as const;

export type ServiceCategory = 'roofing' | 'siding' | 'windows' | 'gutters' | 'additional';
export type ServicePath = (typeof servicePaths)[number];
export type ShinglePath = (typeof shinglePaths)[number];
export type OptionalPath = (typeof optionalPaths)[number];
export type PagePath = ServicePath | ShinglePath | (typeof otherPaths)[number];

/** `?` is the page that's open. */
export type Href =
  '?' | PagePath | `${PagePath}#${string}` | `#${string}` | `tel:${string}` | `mailto:${string}` | `https://${string}`;
