import type { Span } from '@/lib/ruler/scale';

/** How long GAF Timberline HDZ usually lasts in Connecticut. */
export const hdzLife: Span = { low: 25, high: 30 };
