import { limb } from '@/content/danger';
import type { SectionOf } from '@/content/types';

export const stormStages = [
  {
    name: 'Struck',
    picture: 'storm-struck',
    text: 'When you call, say what’s wet and where. We’ll talk you through it until we get there.',
  },
  {
    name: 'Tarped',
    picture: 'storm-tarped',
    text: `${limb.heavy} Once you’ve agreed to the price, the tarp goes over the ridge, and boards hold it down.`,
  },
  {
    name: 'Repaired',
    picture: 'storm-mended',
    text: 'The permanent repair has its own price, and you decide when you’ve read it.',
  },
] as const satisfies SectionOf<'wipe'>['stages'];
