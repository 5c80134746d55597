import type { ServicePagesByPath } from '@/content/page';
import { exteriorRepairs } from './additional/exterior-repairs';
import { inspections } from './additional/inspections';
import { insulation } from './additional/insulation';
import { insuranceClaims } from './additional/insurance-claims';
import { maintenance } from './additional/maintenance';
import { additionalOverview } from './additional/overview';
import { ventilation } from './additional/ventilation';

export const additionalPages = {
  '/services/additional': additionalOverview,
  '/services/exterior-repairs': exteriorRepairs,
  '/services/insulation': insulation,
  '/services/ventilation': ventilation,
  '/services/maintenance': maintenance,
  '/services/insurance-claims': insuranceClaims,
  '/services/inspections': inspections,
} as const satisfies ServicePagesByPath;
