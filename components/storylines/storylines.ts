import type { ComponentType } from 'react';
import type { Tone } from '@/components/ui/section';
import type { NavigationItem } from '@/content/navigation';
import type { StoryName } from '@/content/storylines';
import type { StoryPage } from '@/content/types';
import { HubFirstScreen } from './hub/hub-first-screen';

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
}

/**
 * Every storyline: its first screen, the grounds of the sections below it, and whether it has the rail. A new one is its
 * type in `content/storylines.ts`, its first screen in a folder here, and its row; a missing row does not compile.
 */
const storylines: { readonly [Name in StoryName]: Storyline<Name> } = {
  hub: { FirstScreen: HubFirstScreen, grounds: ['chalk', 'linen', 'chalk'], hasRail: true },
};

/** The row of a page's storyline. */
export function storylineOf<Name extends StoryName>(page: StoryPage<Name>): Storyline<Name> {
  return storylines[page.storyline];
}

/** The grounds of so many sections. */
export function groundsOf({ grounds }: Pick<Storyline<StoryName>, 'grounds'>, count: number): readonly Tone[] {
  return Array.from({ length: count }, (_, index) => grounds[index] ?? grounds.at(-1) ?? grounds[0]);
}
