import type { ServicePagesByPath } from '@/content/page';
import { gutterCleaning } from './gutters/cleaning';
import { downspouts } from './gutters/downspouts';
import { gutterGuards } from './gutters/guards';
import { guttersOverview } from './gutters/overview';
import { gutterRepair } from './gutters/repair';
import { gutterReplacement } from './gutters/replacement';
import { gutterSizing } from './gutters/sizing';
import { gutterInstallation } from './gutters/systems';

export const gutterPages = {
  '/services/gutters': guttersOverview,
  '/services/gutter-installation': gutterInstallation,
  '/services/gutters/installation': gutterSizing,
  '/services/gutters/replacement': gutterReplacement,
  '/services/gutters/repair': gutterRepair,
  '/services/gutters/guards': gutterGuards,
  '/services/gutters/downspouts': downspouts,
  '/services/gutters/cleaning': gutterCleaning,
} as const satisfies ServicePagesByPath;
