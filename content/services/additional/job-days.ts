/* How long each step takes, as printed and in hours. A working day is eight hours. */

export const insulationDays = {
  sealing: { duration: 'Half a day', hours: [4, 4] },
  filling: { duration: 'Half to one day', hours: [4, 8] },
  total: 'a day to a day and a half',
} as const;

export const maintenanceVisit = {
  walk: { duration: '30–60 minutes', hours: [0.5, 1] },
  fixes: { duration: '1–2 hours', hours: [1, 2] },
  look: { duration: '30 minutes', hours: [0.5, 0.5] },
  total: { duration: '2 to 3½ hours', hours: [2, 3.5] },
} as const;
