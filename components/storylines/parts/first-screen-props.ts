import type { NavigationItem } from '@/content/navigation';
import type { StoryPage } from '@/content/page';
import type { StoryName } from '@/content/storylines';

export interface FirstScreenProps<Name extends StoryName> {
  readonly page: StoryPage<Name>;
  readonly trail: readonly NavigationItem[];
}
