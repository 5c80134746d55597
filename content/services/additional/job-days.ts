import { durations } from '@/content/durations';

/* How long each step takes, as printed and in hours. A working day is eight hours. */

/** A free look at the attic. */
export const atticLook = { duration: '1–2 hours', hours: [1, 2] } as const;

export const insulationDays = {
  sealing: { duration: 'Half a day', hours: [4, 4] },
  filling: { duration: 'Half to one day', hours: [4, 8] },
  total: '1–1½ days',
} as const;

export const ventDay = { duration: 'Half to one day', hours: [4, 8] } as const;

/** The repair and the check that ends it are 1 to 3 days together. */
export const exteriorRepair = {
  look: { duration: durations.firstLook, hours: [0.5, 1] },
  repair: { duration: '1–3 days', hours: [7.5, 23.5] },
  check: { duration: '30 minutes', hours: [0.5, 0.5] },
} as const;

/** Including the roof and the attic. */
export const exteriorVisit = { duration: durations.exteriorInspection, hours: [3, 4] } as const;

export const maintenanceVisit = {
  walk: { duration: '30–60 minutes', hours: [0.5, 1] },
  fixes: { duration: '1–2 hours', hours: [1, 2] },
  look: { duration: '30 minutes', hours: [0.5, 0.5] },
  total: { duration: '2 to 3½ hours', hours: [2, 3.5] },
} as const;
