import type { ServicePath } from '@/content/paths';
import type { ServicePage } from '@/content/types';
import { exteriorRepairs } from './additional/exterior-repairs';
import { inspections } from './additional/inspections';
import { insulation } from './additional/insulation';
import { insuranceClaims } from './additional/insurance-claims';
import { maintenance } from './additional/maintenance';
import { additionalOverview } from './additional/overview';
import { ventilation } from './additional/ventilation';

export type AdditionalPath = Exclude<
  ServicePath,
  | `/services/roof${string}`
  | `/services/siding${string}`
  | `/services/windows${string}`
  | `/services/doors/${string}`
  | `/services/gutter${string}`
>;

export const additionalPages = {
  '/services/additional': additionalOverview,
  '/services/exterior-repairs': exteriorRepairs,
  '/services/insulation': insulation,
  '/services/ventilation': ventilation,
  '/services/maintenance': maintenance,
  '/services/insurance-claims': insuranceClaims,
  '/services/inspections': inspections,
} as const satisfies { readonly [Path in AdditionalPath]: ServicePage<Path> };
