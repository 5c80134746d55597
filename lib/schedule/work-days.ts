interface HourStep {
  readonly hours: readonly [shortest: number, longest: number];
}

/** A part of a step on one day, in hours of work from the start of that day. */
export interface WorkBar {
  readonly step: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** The steps one after the other, cut at the end of every day: all at their shortest, or all at their longest. */
export function workBars(
  steps: readonly HourStep[],
  which: 'shortest' | 'longest',
  hoursADay: number,
): readonly WorkBar[] {
  const bars: WorkBar[] = [];
  let now = 0;
  steps.forEach(({ hours }, step) => {
    const end = now + hours[which === 'shortest' ? 0 : 1];
    while (now < end) {
      const day = Math.floor(now / hoursADay);
      const stop = Math.min(end, (day + 1) * hoursADay);
      bars.push({ step, day, start: now - day * hoursADay, end: stop - day * hoursADay });
      now = stop;
    }
  });
  return bars;
}
