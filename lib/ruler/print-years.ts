import type { Span } from './scale';

export function printYears({ low, high }: Span): string {
  return `${low}–${high} years`;
}
