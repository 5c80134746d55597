import { durations } from '@/content/durations';
import type { ProcessStep, WrittenStep } from '@/content/types';

export const beforeTheJob = [
  {
    title: 'Look and measure',
    duration: durations.roofInspection,
    details: 'We check the roof, attic, vents, chimney and gutters, and take photos and measurements.',
  },
  {
    title: 'Pick a material',
    duration: '1 day',
    details: 'We bring full-size samples to your house and leave you a firm price.',
  },
  {
    title: 'Permit and delivery',
    duration: 'Usually 3–5 days',
    details: 'We file with the town and set the delivery date. Some towns take longer.',
  },
] as const satisfies readonly ProcessStep[];

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
    title: 'New shingles or panels',
    duration: '1–2 days',
    hours: [8, 16],
    details: 'With flashing, pipe boots and ridge vent.',
  },
  {
    title: 'Details and cleanup',
    duration: '2–3 hours',
    hours: [2, 3],
    details: 'Chimney flashing, gutters, magnet for nails.',
  },
  { title: 'Walkthrough', duration: '1 hour', hours: [1, 1], details: 'The photos, and your warranty papers.' },
] as const satisfies readonly WrittenStep[];
