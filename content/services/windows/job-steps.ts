import { durations, hoursADay } from '@/content/durations';
import type { WrittenStep } from '@/content/job-in-writing';

/** The time for one opening, as printed and in hours. */
export const settingTimes = {
  insert: { duration: '30–45 minutes each', hours: [0.5, 0.75] },
  fullFrame: { duration: '2–3 hours each', hours: [2, 3] },
} as const;

export const windowsADay = {
  inserts: durations.windows.inserts.replace('windows', 'inserts'),
  fullFrame: durations.windows.fullFrame.replace('windows', 'full-frame'),
} as const;

export const windowSteps = {
  measure: { title: 'Free in-home consultation and measurements', duration: '2–3 hours', hours: [2, 3] },
  order: { title: 'Custom ordering', duration: 'Date on your order' },
  set: { title: 'Installation', duration: `${windowsADay.inserts}, ${windowsADay.fullFrame}` },
  finish: { title: 'Inspection and cleanup', duration: '2–3 hours', wholeJob: '2–3 hours for the whole job' },
  register: { title: 'Warranty registration', duration: 'Same week' },
} as const;

/** Setting one window: an insert in the shortest case, a full-frame window in the longest. */
export const settingStep = {
  title: 'Set a window',
  duration: `${settingTimes.insert.duration.replace(' each', '')}, or ${settingTimes.fullFrame.duration.replace(' each', '')} full-frame`,
  hours: [settingTimes.insert.hours[0], settingTimes.fullFrame.hours[1]],
  details: 'Full-frame, the old frame comes out, too.',
} as const satisfies WrittenStep;

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
    { title: 'Old door out', details: 'Now the whole sill shows.' },
    {
      title: 'If the sill is rotted',
      ...doorDay.sill,
      isIfNeeded: true,
      details: 'We cut out the rot and rebuild the sill.',
    },
    { title: 'New door in', ...doorDay.set, details: 'Pan down; frame square, insulated, trimmed.' },
    { title: 'Adjust and walkthrough', ...doorDay.adjust, details: 'Lock and threshold set; you test the door.' },
  ],
} as const satisfies Readonly<Record<string, readonly WrittenStep[]>>;

const oneDay = { duration: '1 day', hours: [hoursADay, hoursADay] } as const;

/** Names and times, for a page that leaves what happens to another one. A step without a time keeps its details. */
export const withoutDetails = (steps: readonly WrittenStep[]): readonly WrittenStep[] =>
  steps.map((step) => (step.duration ? { ...step, details: undefined } : step));

export const newOpeningDays = {
  framing: oneDay,
  set: { duration: '2–3 hours', hours: settingTimes.fullFrame.hours },
  finish: oneDay,
  walkthrough: { duration: '2–3 hours', hours: [2, 3] },
  total: 'about 3 days',
} as const;

/** The walkthrough is within these days, so its own hours aren't added. */
export const customDays = {
  opening: oneDay,
  set: oneDay,
  setBay: { duration: '1–2 days', hours: [hoursADay, 2 * hoursADay] },
  total: '2 days',
  totalBay: '2–3 days',
} as const;
