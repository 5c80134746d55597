import { SectionList } from '@/components/sections/section-list';
import type { NavigationItem } from '@/content/navigation';
import type { StoryName } from '@/content/storylines';
import type { StoryPage } from '@/content/types';
import { Rail } from './rail';
import { groundsOf, storylineOf } from './storylines';

interface StoryProps<Name extends StoryName> {
  readonly page: StoryPage<Name>;
  readonly trail: readonly NavigationItem[];
}

/** A page from its first screen to its last section, as its storyline arranges it. */
export function Story<Name extends StoryName>({ page, trail }: StoryProps<Name>) {
  const storyline = storylineOf(page);
  const { FirstScreen, hasRail } = storyline;
  return (
    <>
      <FirstScreen page={page} trail={trail} />
      <div data-read-along="" data-rail={hasRail ? '' : undefined} className="story">
        {hasRail ? <Rail sections={page.sections} facts={page.railFacts} /> : null}
        <SectionList sections={page.sections} grounds={groundsOf(storyline, page.sections.length)} />
      </div>
    </>
  );
}
