import { durations } from '@/content/durations';
import type { ProcessStep, SectionOf } from '@/content/types';

type DayStep = SectionOf<'work-days'>['steps'][number];

export const hoursADay = 8;

export const beforeTheJob = [
  {
    title: 'Look and measure',
    duration: durations.roofInspection,
    details: 'We check the roof, attic, vents, chimney and gutters, and take photos and measurements.',
  },
  {
    title: 'Pick a material',
    duration: '1 day',
    details: 'We bring full-size samples to your house and leave you a firm price in writing.',
  },
  {
    title: 'Permit and delivery',
    duration: 'Usually 3–5 days',
    details: 'We file with the town and set the delivery date. Some towns take longer.',
  },
] as const satisfies readonly ProcessStep[];

const setup = {
  title: 'Setup',
  duration: '2–3 hours',
  hours: [2, 3],
  details: 'We protect the plantings and the AC unit with tarps and plywood, and set the dumpster.',
} as const satisfies DayStep;

const dryIn = {
  title: 'Tear-off and dry-in, one slope at a time',
  short: 'Tear-off',
  duration: '1 day',
  hours: [8, 8],
  details:
    'We strip a slope, replace soft decking, and put on ice barrier, underlayment and edge metal. Every slope we open is watertight by evening.',
} as const satisfies DayStep;

const covering = {
  title: 'New shingles or panels',
  short: 'Roofing',
  duration: '1–2 days',
  hours: [8, 16],
  details: 'The new roof goes on with its flashing, pipe boots and ridge vent.',
} as const satisfies DayStep;

const finish = {
  title: 'Details and cleanup',
  short: 'Cleanup',
  duration: '2–3 hours',
  hours: [2, 3],
  details: 'We set the chimney flashing, clear the gutters and run a magnet over the lawn for nails.',
} as const satisfies DayStep;

const walkthrough = {
  title: 'Walkthrough',
  duration: '1 hour',
  hours: [1, 1],
  details: 'We go over the photos with you and hand you the warranty papers.',
} as const satisfies DayStep;

/** Everything at the house, from setup to walkthrough. The total is `durations.roofReplacement`; a test compares the two. */
export const duringTheJob: readonly DayStep[] = [setup, dryIn, covering, finish, walkthrough];

export const roofDays = [
  {
    when: 'Day 1',
    what: 'We protect the yard, strip the first slope, replace soft decking, and put on ice barrier and underlayment. It’s watertight by evening.',
    steps: [setup, dryIn],
  },
  {
    when: 'Day 2',
    what: 'We do the other slopes the same way, and start shingling where the new underlayment is down.',
    steps: [dryIn, covering],
  },
  {
    when: 'Day 3',
    what: 'Shingles or panels, flashing and the ridge vent go on. A small, simple roof is finished today.',
    steps: [covering, finish, walkthrough],
  },
  {
    when: 'Day 4',
    what: 'Larger and steeper roofs need this day to finish. Then we clean up, run the magnet and walk the job with you.',
    steps: [covering, finish, walkthrough],
  },
] as const;
