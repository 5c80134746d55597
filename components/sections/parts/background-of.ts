import { drawings, type DrawingName, type DrawingRecord } from '@/content/drawings';

const backgrounds = {
  sky: 'bg-sky',
  pond: 'bg-pond',
  sage: 'bg-sage',
  peach: 'bg-peach',
  'door-tint': 'bg-door-tint',
  straw: 'bg-straw',
  wheat: 'bg-wheat',
  pine: 'bg-pine',
  linen: 'bg-linen',
  slate: 'bg-slate',
} as const satisfies Record<DrawingRecord['background'], string>;

export function backgroundOf(name: DrawingName): string {
  return backgrounds[drawings[name].background];
}
