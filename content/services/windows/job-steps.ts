import { durations } from '@/content/durations';
import type { WrittenStep } from '@/content/types';

/** The time for one opening, as printed and in hours. */
export const settingTimes = {
  insert: { duration: '30–45 minutes each', hours: [0.5, 0.75] },
  fullFrame: { duration: '2–3 hours each', hours: [2, 3] },
} as const;

export const windowSteps = {
  measure: { title: 'Free in-home consultation and measurements', duration: '2–3 hours' },
  order: { title: 'Custom ordering', duration: 'Date on your order' },
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

export const doorVisit = { duration: '1–2 hours', hours: [1, 2] } as const;

/** Before the day, and on it. */
export const doorSteps = {
  before: [
    { title: 'Measure and check the sill', ...doorVisit, details: 'Rot changes both the job and the price.' },
    { title: 'Choose the door and hardware', details: 'Material, glass, lock; one firm price.' },
    { title: 'Order', duration: 'With its date', details: 'Once you’ve agreed to door and price.' },
  ],
  onTheDay: [
    { title: 'Old door out, new door in', ...doorDay.set, details: 'Pan down; frame square, insulated, trimmed.' },
    {
      title: 'If the sill is rotted',
      ...doorDay.sill,
      isIfNeeded: true,
      details: 'We cut out the rot and rebuild the sill.',
    },
    { title: 'Adjust and walkthrough', ...doorDay.adjust, details: 'Lock and threshold set; you test the door.' },
  ],
} as const satisfies Readonly<Record<string, readonly WrittenStep[]>>;

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
