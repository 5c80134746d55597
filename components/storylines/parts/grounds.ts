import type { Paint } from '@/content/colors';

/** Each sets `--ground`. Written out, because Tailwind only finds whole class names. */
export const grounds = {
  white: 'ground-white',
  chalk: 'ground-chalk',
  clapboard: 'ground-clapboard',
  haze: 'ground-haze',
  sky: 'ground-sky',
  pond: 'ground-pond',
  mist: 'ground-mist',
  sage: 'ground-sage',
  'shutter-tint': 'ground-shutter-tint',
  peach: 'ground-peach',
  'copper-light': 'ground-copper-light',
  'door-tint': 'ground-door-tint',
  straw: 'ground-straw',
  wheat: 'ground-wheat',
  'ochre-2': 'ground-ochre-2',
} as const satisfies Record<Paint, string>;
