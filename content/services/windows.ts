import type { ServicePagesByPath } from '@/content/page';
import { customWindows } from './windows/custom';
import { doorInstallation } from './windows/door-installation';
import { energyEfficientWindows } from './windows/energy-efficient';
import { entryDoors } from './windows/entry-doors';
import { windowInstallation } from './windows/installation';
import { windowsOverview } from './windows/overview';
import { windowReplacement } from './windows/replacement';
import { stormWindows } from './windows/storm-windows';

export const windowPages = {
  '/services/windows': windowsOverview,
  '/services/windows/installation': windowInstallation,
  '/services/windows/replacement': windowReplacement,
  '/services/windows/energy-efficient': energyEfficientWindows,
  '/services/windows/storm-windows': stormWindows,
  '/services/windows/custom': customWindows,
  '/services/doors/installation': doorInstallation,
  '/services/doors/entry': entryDoors,
} as const satisfies ServicePagesByPath;
