import type { Span } from '@/lib/ruler/scale';

/** How long a shingle usually lasts in Connecticut, in years. */
export const hdzLife: Span = { low: 25, high: 30 };

/** `25–30 years`. */
export const printLife = ({ low, high }: Span): string => `${low}–${high} years`;
