import type { DrawingRecord } from '@/content/drawings';

/** The background classes of drawings, by the name of the color in their record. */
export const backgrounds = {
  sky: 'bg-sky',
  pond: 'bg-pond',
  sage: 'bg-sage',
  peach: 'bg-peach',
  straw: 'bg-straw',
  pine: 'bg-pine',
  linen: 'bg-linen',
  slate: 'bg-slate',
} as const satisfies Record<DrawingRecord['background'], string>;
