import { durations } from '@/content/durations';
import type { WrittenStep } from '@/content/job-in-writing';

export const beforeTheJob = [
  {
    title: 'Look and measure',
    duration: durations.roofInspection,
    details: 'Roof, attic, vents and gutters, with photos.',
  },
  { title: 'Pick a material', duration: '1 day', details: 'Full-size samples; a firm price in writing.' },
  { title: 'Permit and delivery', duration: 'Usually 3–5 days', details: 'We file it. Some towns take longer.' },
] as const satisfies readonly WrittenStep[];

/** Everything at the house, from setup to walkthrough. The total is `durations.roofReplacement`; a test compares the two. */
export const duringTheJob = [
  { title: 'Setup', duration: '2–3 hours', hours: [2, 3], details: 'Plantings and AC covered, dumpster set.' },
  {
    title: 'Tear-off and dry-in',
    duration: '1 day',
    hours: [8, 8],
    details: 'One slope at a time, watertight by evening.',
  },
  {
    title: 'New shingles',
    duration: '1–2 days',
    hours: [8, 16],
    details: 'With flashing and vents. Metal takes longer.',
  },
  {
    title: 'Details and cleanup',
    duration: '2–3 hours',
    hours: [2, 3],
    details: 'Flashing, gutters, a magnet for nails.',
  },
  { title: 'Walkthrough', duration: '1 hour', hours: [1, 1], details: 'The photos, and your warranty papers.' },
] as const satisfies readonly WrittenStep[];

const hoursOfWork = (end: 0 | 1) => duringTheJob.reduce((sum, { hours }) => sum + hours[end], 0);

/** All of it, for a page that leaves out the days. */
export const wholeJob: WrittenStep = {
  title: 'The work at your house',
  duration: durations.roofReplacement,
  hours: [hoursOfWork(0), hoursOfWork(1)],
  details: 'Old roof off, new one on, dry every night.',
};

/** After a storm. The report takes a day of work, but not at the house. */
export const stormVisit = {
  cover: { duration: '2–3 hours', hours: [2, 3] },
  check: { duration: '2–3 hours', hours: [2, 3] },
  report: { duration: '1 day' },
} as const;
