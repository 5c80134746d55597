/** A step with its shortest and its longest time, or a moment without any. */
interface MinuteStep {
  readonly minutes?: readonly [shortest: number, longest: number];
}

/** A part of the bar, as shares of its whole length. A moment has no length. */
export interface BarPart {
  readonly start: number;
  /** As long as the step takes at least. */
  readonly sure: number;
  /** As long as it takes at the longest. */
  readonly most: number;
}

/** The longest time that all steps take together, in minutes. */
export function longestMinutes(steps: readonly MinuteStep[]): number {
  return steps.reduce((sum, { minutes }) => sum + (minutes?.[1] ?? 0), 0);
}

/** Steps one after the other, each at its longest, as parts of one bar. */
export function minuteBar(steps: readonly MinuteStep[]): readonly BarPart[] {
  const total = longestMinutes(steps);
  return steps.map(({ minutes: [shortest, longest] = [0, 0] }, index) => ({
    start: longestMinutes(steps.slice(0, index)) / total,
    sure: shortest / total,
    most: longest / total,
  }));
}
