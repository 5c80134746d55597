import type { Span } from './scale';

/** `20–40 years`. */
export function printYears({ low, high }: Span): string {
  return `${low}–${high} years`;
}
