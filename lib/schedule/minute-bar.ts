type MinuteStep = { readonly minutes?: readonly [shortest: number, longest: number] };

/** Fractions of the whole bar. A step without minutes has no length. */
export type BarPart = { readonly start: number; readonly least: number; readonly most: number };

/** Reads `within 3 hours` or `within an hour`. Undefined for words without hours or minutes, such as `the same day`. */
export function minutesWithin(words: string): readonly [shortest: 0, longest: number] | undefined {
  const [, figure, unit] = /(\d+|\ban?)(?: |-)(hour|minute)/.exec(words) ?? [];
  if (!figure) return undefined;
  return [0, (Number.parseInt(figure, 10) || 1) * (unit === 'hour' ? 60 : 1)];
}

export function longestMinutes(steps: readonly MinuteStep[]): number {
  return steps.reduce((sum, { minutes }) => sum + (minutes?.[1] ?? 0), 0);
}

export function minuteBar(steps: readonly MinuteStep[]): readonly BarPart[] {
  const total = longestMinutes(steps);
  return steps.map(({ minutes: [shortest, longest] = [0, 0] }, index) => ({
    start: longestMinutes(steps.slice(0, index)) / total,
    least: shortest / total,
    most: longest / total,
  }));
}
