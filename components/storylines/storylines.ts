import type { ComponentType, ReactNode } from 'react';
import type { Tone } from '@/components/ui/section';
import type { StoryName } from '@/content/storylines';
import type { StoryPage } from '@/content/page';
import { EmergencyFirstScreen } from './emergency/emergency-first-screen';
import { HubFirstScreen } from './hub/hub-first-screen';
import { ReplacementFirstScreen } from './replacement/replacement-first-screen';
import { MaterialFirstScreen } from './material/material-first-screen';
import { InspectionFirstScreen, InspectionFrame } from './inspection/inspection-first-screen';
import type { FirstScreenProps } from './parts/first-screen-props';
import { RepairFirstScreen } from './repair/repair-first-screen';

interface Storyline<Name extends StoryName> {
  readonly FirstScreen: ComponentType<FirstScreenProps<Name>>;
  /** The sections' backgrounds, in order. The last one repeats to the end of the page. */
  readonly tones: readonly [Tone, ...Tone[]];
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

/** A new storyline needs its type in content/storylines.ts, its first screen in a folder here, and its row. */
const storylines: { readonly [Name in StoryName]: Storyline<Name> } = {
  emergency: { FirstScreen: EmergencyFirstScreen, tones: ['door', 'slate', 'slate', 'slate', 'slate-2', 'slate'] },
  hub: { FirstScreen: HubFirstScreen, tones: ['chalk', 'linen', 'chalk'] },
  replacement: {
    FirstScreen: ReplacementFirstScreen,
    // Chalk first, because the wipe above is linen.
    tones: ['chalk', 'linen', 'chalk', 'linen', 'chalk', 'linen'],
  },
  material: { FirstScreen: MaterialFirstScreen, tones: ['linen', 'chalk', 'linen', 'chalk', 'linen'] },
  repair: { FirstScreen: RepairFirstScreen, tones: ['linen', 'chalk', 'linen', 'chalk'] },
  inspection: { FirstScreen: InspectionFirstScreen, tones: ['white'], Frame: InspectionFrame },
};

export function storylineOf<Name extends StoryName>(page: StoryPage<Name>): Storyline<Name> {
  return storylines[page.storyline];
}

export function tonesOf({ tones }: Pick<Storyline<StoryName>, 'tones'>, count: number): readonly Tone[] {
  return Array.from({ length: count }, (_, index) => tones[index] ?? tones.at(-1) ?? tones[0]);
}
