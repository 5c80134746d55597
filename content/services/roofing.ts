import type { ServicePagesByPath } from '@/content/page';
import { emergencyRoofing } from './roofing/emergency';
import { roofInspection } from './roofing/inspection';
import { roofInstallation } from './roofing/installation';
import { roofingMaterials } from './roofing/materials';
import { roofingOverview } from './roofing/overview';
import { roofRepair } from './roofing/repair';
import { roofReplacement } from './roofing/replacement';
import { stormDamage } from './roofing/storm-damage';

export const roofingPages = {
  '/services/roofing': roofingOverview,
  '/services/roofing-installation': roofingMaterials,
  '/services/roofing/installation': roofInstallation,
  '/services/roofing/replacement': roofReplacement,
  '/services/roofing/repair': roofRepair,
  '/services/roof-inspection': roofInspection,
  '/services/roofing/emergency': emergencyRoofing,
  '/services/roofing/storm-damage': stormDamage,
} as const satisfies ServicePagesByPath;
