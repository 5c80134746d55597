import type { Scale } from '@/lib/ruler/scale';

export type StepHours = readonly [least: number, most: number];

interface Step {
  readonly hours?: StepHours;
}

/** In hours from the start of the job, if every step before takes as long as it may. */
export interface StepBar {
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

export interface HoursRuler {
  readonly scale: Scale;
  readonly unit: 'hours' | 'days';
}

const mostOf = (steps: readonly Step[]) => steps.reduce((sum, { hours }) => sum + (hours?.[1] ?? 0), 0);

/** Hours up to a working day, whole days above. Undefined if no step has hours. */
export function rulerFor(groups: readonly (readonly Step[])[], hoursADay: number): HoursRuler | undefined {
  const longest = Math.max(...groups.map(mostOf));
  if (longest === 0) return undefined;
  if (longest > hoursADay) {
    return { scale: { low: 0, high: Math.ceil(longest / hoursADay) * hoursADay }, unit: 'days' };
  }
  const step = longest > 4 ? 2 : 1;
  return { scale: { low: 0, high: Math.ceil(longest / step) * step }, unit: 'hours' };
}

/** One after the other, in the longest case. A step without hours has no bar. */
export function stepBars(steps: readonly Step[]): readonly (StepBar | undefined)[] {
  return steps.map(({ hours }, index) => {
    if (!hours) return undefined;
    const start = mostOf(steps.slice(0, index));
    return { start, least: start + hours[0], most: start + hours[1] };
  });
}
