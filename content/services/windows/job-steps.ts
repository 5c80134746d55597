import { durations } from '@/content/durations';

/** The time for one opening, as printed and in hours. */
export const settingTimes = {
  insert: { duration: '30–45 minutes each', hours: [0.5, 0.75] },
  fullFrame: { duration: '2–3 hours each', hours: [2, 3] },
} as const;

export const windowSteps = {
  measure: { title: 'Free in-home consultation and measurements', duration: '2–3 hours' },
  order: { title: 'Custom ordering', duration: 'Date in writing' },
  set: {
    title: 'Installation',
    duration: `${durations.windows.inserts.replace('windows', 'inserts')}, ${durations.windows.fullFrame.replace('windows', 'full-frame')}`,
  },
  finish: { title: 'Inspection and cleanup', duration: '2–3 hours' },
  register: { title: 'Warranty registration', duration: 'Same week' },
} as const;

/** Hours on the day a door is set: half a day, or a full day with a new sill. */
export const doorDay = {
  set: { duration: '2–3 hours', hours: [2, 3] },
  sill: { duration: 'Half a day more', hours: [3, 4] },
  adjust: { duration: '30 minutes', hours: [0.5, 0.5] },
} as const;

export const doorSteps = [
  {
    title: 'Measure and check the sill',
    duration: '1–2 hours',
    details: 'We probe the sill before anything else, because a rotted sill changes both the job and the price.',
  },
  {
    title: 'Choose the door and hardware',
    details: 'You choose the material, glass, color and lock, and then the price is firm.',
  },
  { title: 'Order', duration: 'Date in writing', details: 'We order once you’ve agreed to the door and the price.' },
  {
    title: 'Old door out, new door in',
    duration: doorDay.set.duration,
    details: 'The sill pan goes down, and the frame is hung square, insulated and trimmed.',
  },
  {
    title: 'If the sill is rotted',
    duration: doorDay.sill.duration,
    details: 'While the opening is bare, we cut out the rot and rebuild the sill.',
  },
  {
    title: 'Adjust and walkthrough',
    duration: doorDay.adjust.duration,
    details: 'We adjust the lock and the threshold, and you test the door before we leave.',
  },
] as const;

export const newOpeningDays = {
  framing: { duration: '1 day', hours: [8, 8] },
  set: settingTimes.fullFrame,
  finish: { duration: '1 day', hours: [8, 8] },
  walkthrough: { duration: '2–3 hours', hours: [2, 3] },
  total: 'about 3 days',
} as const;

export const customDays = {
  opening: { duration: '1 day', days: [1, 1] },
  set: { duration: '1 day', days: [1, 1] },
  setBay: { duration: '1–2 days', days: [1, 2] },
  total: '2 days',
  totalBay: '2–3 days',
} as const;
