import { limb } from '@/content/danger';
import type { SectionOf } from '@/content/types';

export const stormStages = [
  {
    name: 'Struck',
    picture: 'storm-struck',
    text: 'When you call, tell us what’s wet and where. We’ll tell you what to do until we get there.',
  },
  {
    name: 'Tarped',
    picture: 'storm-tarped',
    text: `${limb.heavy} Once you’ve agreed to the price, the tarp goes over the ridge, and boards hold it down.`,
  },
  {
    name: 'Repaired',
    picture: 'storm-mended',
    text: 'The permanent repair has its own price in writing, and you decide before we start.',
  },
] as const satisfies SectionOf<'wipe'>['stages'];
