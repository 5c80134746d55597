import type { ServicePath } from './paths';
import { additionalPages } from './services/additional';
import { gutterPages } from './services/gutters';
import { roofingPages } from './services/roofing';
import { sidingPages } from './services/siding';
import { windowPages } from './services/windows';
import type { ServicePage } from './page';

export const servicePages: { readonly [Path in ServicePath]: ServicePage<Path> } = {
  ...roofingPages,
  ...sidingPages,
  ...windowPages,
  ...gutterPages,
  ...additionalPages,
};
