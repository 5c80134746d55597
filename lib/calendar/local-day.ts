import { dayAtUtc, type Day } from './day';

/** The day of this instant on the visitor's clock. */
export function localDay(instant: Date): Day {
  return dayAtUtc(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));
}

/** Milliseconds until the visitor's next local midnight. Correct on days with 23 or 25 hours. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
