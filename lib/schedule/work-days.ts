/** `start` and `end` are in working hours from the start of the day. */
export interface WorkBar {
  readonly step: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

export function workBars(
  steps: readonly { readonly hours: readonly [shortest: number, longest: number] }[],
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
