import type { ServicePagesByPath } from '@/content/page';
import { fiberCementSiding } from './siding/fiber-cement';
import { sidingInstallationDetail } from './siding/installation-detail';
import { insulatedSiding } from './siding/insulated';
import { sidingLanding } from './siding/landing';
import { sidingOverview } from './siding/overview';
import { sidingRepair } from './siding/repair';
import { sidingReplacement } from './siding/replacement';
import { vinylSiding } from './siding/vinyl';
import { woodSiding } from './siding/wood';

export const sidingPages = {
  '/services/siding': sidingOverview,
  '/services/siding-installation': sidingLanding,
  '/services/siding-installation-detail': sidingInstallationDetail,
  '/services/siding/replacement': sidingReplacement,
  '/services/siding/repair': sidingRepair,
  '/services/siding/vinyl': vinylSiding,
  '/services/siding/fiber-cement': fiberCementSiding,
  '/services/siding/wood': woodSiding,
  '/services/siding/insulated': insulatedSiding,
} as const satisfies ServicePagesByPath;
