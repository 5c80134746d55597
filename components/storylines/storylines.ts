import type { ComponentType, ReactNode } from 'react';
import type { Tone } from '@/components/ui/section';
import type { NavigationItem } from '@/content/navigation';
import type { StoryName } from '@/content/storylines';
import type { StoryPage } from '@/content/types';
import { EmergencyFirstScreen } from './emergency/emergency-first-screen';
import { HubFirstScreen } from './hub/hub-first-screen';
import { ReplacementFirstScreen } from './replacement/replacement-first-screen';
import { BoardFirstScreen } from './material/board-first-screen';
import { InspectionFirstScreen } from './inspection/inspection-first-screen';
import { InspectionFrame } from './inspection/inspection-frame';
import { RepairFirstScreen } from './repair/repair-first-screen';

export interface FirstScreenProps<Name extends StoryName> {
  readonly page: StoryPage<Name>;
  readonly trail: readonly NavigationItem[];
}

interface Storyline<Name extends StoryName> {
  readonly FirstScreen: ComponentType<FirstScreenProps<Name>>;
  /** The grounds of the sections, in their order. The last one goes on to the end of the page. */
  readonly grounds: readonly [Tone, ...Tone[]];
  /** Whether the contents, two or three facts and the phone stay beside the sections. */
  readonly hasRail: boolean;
  /** What the first screen and the sections lie on, if it is more than the ground of each. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Every storyline: its first screen, the grounds of the sections below it, and whether it has the rail. A new one is its
 * type in `content/storylines.ts`, its first screen in a folder here, and its row; a missing row does not compile.
 */
const storylines: { readonly [Name in StoryName]: Storyline<Name> } = {
  // Red for the danger to life, slate all the way down, a lighter slate under the costs.
  emergency: {
    FirstScreen: EmergencyFirstScreen,
    grounds: ['door', 'slate', 'slate', 'slate', 'slate-2', 'slate'],
    hasRail: false,
  },
  hub: { FirstScreen: HubFirstScreen, grounds: ['chalk', 'linen', 'chalk'], hasRail: true },
  // The wipe above is linen.
  replacement: {
    FirstScreen: ReplacementFirstScreen,
    grounds: ['chalk', 'linen', 'shutter', 'chalk', 'chalk', 'chalk', 'linen'],
    hasRail: true,
  },
  material: { FirstScreen: BoardFirstScreen, grounds: ['linen', 'chalk', 'linen', 'chalk', 'linen'], hasRail: true },
  repair: { FirstScreen: RepairFirstScreen, grounds: ['linen', 'chalk', 'linen', 'chalk'], hasRail: true },
  inspection: { FirstScreen: InspectionFirstScreen, grounds: ['white'], hasRail: true, Frame: InspectionFrame },
};

/** The row of a page's storyline. */
export function storylineOf<Name extends StoryName>(page: StoryPage<Name>): Storyline<Name> {
  return storylines[page.storyline];
}

/** The grounds of so many sections. */
export function groundsOf({ grounds }: Pick<Storyline<StoryName>, 'grounds'>, count: number): readonly Tone[] {
  return Array.from({ length: count }, (_, index) => grounds[index] ?? grounds.at(-1) ?? grounds[0]);
}
