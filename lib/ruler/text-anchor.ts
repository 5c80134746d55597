import type { Scale } from './scale';

/** Keeps the texts at both ends of a ruler within its length. */
export function textAnchorOn({ low, high }: Scale, value: number): 'start' | 'middle' | 'end' {
  if (value === low) return 'start';
  return value === high ? 'end' : 'middle';
}
