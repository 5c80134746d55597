import { durations } from '@/content/durations';
import type { DaySpan, ProcessStep } from '@/content/types';

export type SidingMaterial = keyof typeof durations.siding;

const steps = {
  measure: { title: 'Measuring visit', duration: '2–3 hours' },
  price: { title: 'Written price', duration: '1 day' },
  wall: { title: 'The wall, one side at a time', duration: '2 days' },
  siding: { title: 'Siding and trim', duration: undefined },
  walkthrough: { title: 'Cleanup and walkthrough', duration: '2–3 hours' },
} as const;

type SidingStep = keyof typeof steps;

const order = Object.keys(steps) as SidingStep[];

export function sidingStepTime(step: SidingStep, material: SidingMaterial = 'vinyl'): string {
  return steps[step].duration ?? durations.siding[material];
}

/** The steps that have details, in order. Without a material, the siding step shows the time for vinyl. */
export function sidingSteps(
  details: Readonly<Partial<Record<SidingStep, string>>>,
  material?: SidingMaterial,
): readonly ProcessStep[] {
  return order.flatMap((step) => {
    const { title, duration = material ? durations.siding[material] : `${durations.siding.vinyl} for vinyl` } =
      steps[step];
    const text = details[step];
    return text === undefined ? [] : [{ title, duration, details: text }];
  });
}

const stepsOnTheWall = ['wall', 'siding'] as const;

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

/** The steps on the wall, one after the other, then the cleanup: a mark at the end, because it has no day of its own. */
export function sidingDays(material: SidingMaterial): readonly DaySpan[] {
  let start = 0;
  const spans = stepsOnTheWall.map((step) => {
    const [shortest, longest] = workingDays(sidingStepTime(step, material));
    const span = { start, shortest: start + shortest, longest: start + longest };
    start += longest;
    return span;
  });
  return [...spans, { start, shortest: start, longest: start }];
}

/** From the first old panel to the last new one: `5–7 working days`. */
export function sidingTotal(material: SidingMaterial): string {
  const sum = (end: 0 | 1) =>
    stepsOnTheWall.reduce((days, step) => days + workingDays(sidingStepTime(step, material))[end], 0);
  return `${sum(0)}–${sum(1)} working days`;
}
