import type { WrittenStep } from '@/content/job-in-writing';

type Hours = NonNullable<WrittenStep['hours']>;

export const gutterHours = {
  measure: [1, 2],
  layout: [2, 3],
  removal: [2, 4],
  hanging: [4, 6],
  downspouts: [2, 3],
  testing: [1, 1],
} as const satisfies Readonly<Record<string, Hours>>;

/** Feet of gutter to one downspout, at most. */
export const longestRun = 40;

export type GutterStep = keyof typeof gutterHours;

/** Measuring and layout happen on another day. */
export const installDay = ['removal', 'hanging', 'downspouts', 'testing'] as const satisfies readonly GutterStep[];

export function printHours([shortest, longest]: Hours): string {
  if (shortest === longest) return `${shortest} ${shortest === 1 ? 'hour' : 'hours'}`;
  return `${shortest}–${longest} hours`;
}

export const gutterStepTime = (step: GutterStep): string => printHours(gutterHours[step]);

/** How long a step takes, as printed and in hours. */
export const gutterStep = (step: GutterStep) => ({ duration: gutterStepTime(step), hours: gutterHours[step] });

export function sumHours(steps: readonly GutterStep[]): Hours {
  const sum = (end: 0 | 1) => steps.reduce((hours, step) => hours + gutterHours[step][end], 0);
  return [sum(0), sum(1)];
}

/** How long we work at the house: `9–14 hours`. */
export const installTime = printHours(sumHours(installDay));

/** What the red line in a job of two days is. */
export const betweenDays = 'The red line is the night between.';
