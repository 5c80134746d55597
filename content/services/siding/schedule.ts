import { durations, hoursADay } from '@/content/durations';
import { freeVisit, weAnswer } from '@/content/plate-stops';
import type { Plate } from '@/content/storylines';
import type { WrittenStep } from '@/content/job-in-writing';

export type SidingMaterial = keyof typeof durations.siding;

const steps = {
  measure: { title: 'Measuring visit', duration: '2–3 hours' },
  price: { title: 'Written price', duration: '1 day' },
  choose: { title: 'You choose', duration: undefined },
  wall: { title: 'The wall, one side at a time', duration: '2 days' },
  siding: { title: 'Siding and trim', duration: undefined },
  walkthrough: { title: 'Cleanup and walkthrough', duration: '2–3 hours of the last day' },
} as const;

type SidingStep = keyof typeof steps;

export function sidingStepTime(step: Exclude<SidingStep, 'choose'>, material: SidingMaterial = 'vinyl'): string {
  return steps[step].duration ?? durations.siding[material];
}

const later = `${sidingStepTime('price')} later`;

/** What follows a call about new siding. */
export const sidingStops: Plate['next'] = [
  weAnswer,
  freeVisit(sidingStepTime('measure')),
  { what: steps.price.title, how: later },
];

const workingDaysInWeek = 5;

/** Parses `3–5 days` or `1–2 weeks`. */
export function workingDays(duration: string): readonly [shortest: number, longest: number] {
  const match = /^(\d+)(?:[–-](\d+))? (day|week)/.exec(duration);
  if (!match)
    throw new Error(
      `content/durations.ts: "${duration}" isn't a number of days or weeks, such as 3–5 days or 1–2 weeks.`,
    );
  const [, first = '', last = first, unit] = match;
  const factor = unit === 'week' ? workingDaysInWeek : 1;
  return [Number(first) * factor, Number(last) * factor];
}

const beforeTheWork = ['measure', 'price', 'choose'] as const;
const stepsOnTheWall = ['wall', 'siding'] as const;

/** The cleanup has no bar, because it has no day of its own. */
function writtenStep(step: SidingStep, details: string, material: SidingMaterial): WrittenStep {
  const { title } = steps[step];
  if (step === 'choose') return { title, details };
  if (step === 'price') return { title, duration: later, details };
  const duration = sidingStepTime(step, material);
  if (step === 'measure' || step === 'walkthrough') return { title, duration, details };
  const [least, most] = workingDays(duration);
  return { title, duration, hours: [least * hoursADay, most * hoursADay], details };
}

/** The steps that have details. With more than the visit before the work, they are in two groups. */
export function sidingJob(details: Readonly<Partial<Record<SidingStep, string>>>, material: SidingMaterial = 'vinyl') {
  const written = (names: readonly SidingStep[]) =>
    names.flatMap((step) => {
      const text = details[step];
      return text === undefined ? [] : [writtenStep(step, text, material)];
    });
  const before = written(beforeTheWork);
  const atTheHouse = written([...stepsOnTheWall, 'walkthrough']);
  return {
    groups:
      before.length > 1
        ? [
            { heading: 'Before the work', steps: before },
            { heading: 'The days at your house', steps: atTheHouse },
          ]
        : [{ steps: [...before, ...atTheHouse] }],
    nights: 'Red lines are nights: it’s wrapped.',
  };
}

/** From the first old panel to the last new one: `5–7 working days`. */
export function sidingTotal(material: SidingMaterial): string {
  const sum = (end: 0 | 1) =>
    stepsOnTheWall.reduce((days, step) => days + workingDays(sidingStepTime(step, material))[end], 0);
  return `${sum(0)}–${sum(1)} working days`;
}
