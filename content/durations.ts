/** Of work, wherever days are counted or drawn in hours. */
export const hoursADay = 8;

/** Job times as printed on every page; days are working days. A job's steps add up to its time, so change both. */
export const durations = {
  firstLook: '30–60 minutes',
  /** How soon a standard repair is on the calendar, counted from the call, or from the signed price if there is one. */
  repairScheduled: 'within 24 hours',
  /** From the visit to the estimate by email. */
  writtenEstimate: '24–48 hours',
  /** When the report of an inspection or a maintenance visit comes by email. */
  report: 'the next business day',
  /** Its steps are in services/roofing/inspection.ts. */
  roofInspection: '2–3 hours',
  /** Including the roof. Its steps are in services/additional/inspections.ts. */
  exteriorInspection: '3–4 hours',
  /** Its steps are in services/roofing/schedule.ts. */
  roofReplacement: '3–4 days',
  windows: {
    inserts: '6–10 windows a day',
    fullFrame: '3–4 windows a day',
    sentence: 'A crew sets 6–10 insert windows a day, or 3–4 full-frame.',
  },
  gutters: {
    short: 'One long day for a small house, two for a large one',
    sentence: 'A small house takes one long day, a large one two.',
  },
  door: {
    short: 'Half a day',
    longest: 'a full day if the sill is rebuilt',
    sentence: 'A door takes half a day, or a full day if the sill needs rebuilding.',
  },
  /** The siding itself, once the wall is ready. Start each with a number of days or weeks: pages calculate with it. */
  siding: {
    vinyl: '3–5 days',
    insulated: '4–5 days',
    engineeredWood: '5–8 days',
    fiberCement: '5–8 days',
    wood: '1–2 weeks, plus drying time',
  },
} as const;
