import type { Span } from './scale';

/** A range is marked at its midpoint: every 4 to 7 years means every 5.5. */
export function careMarks(every: Span, longestLife: number): readonly number[] {
  const step = (every.low + every.high) / 2;
  if (step <= 0) throw new Error('Maintenance needs an interval above 0 years.');
  return Array.from({ length: Math.ceil(longestLife / step) - 1 }, (_, index) => (index + 1) * step);
}
