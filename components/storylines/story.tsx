import { Fragment } from 'react';
import clsx from 'clsx';
import { PageFootnote } from '@/components/sections/parts/page-footnote';
import { SectionList } from '@/components/sections/section-list';
import { Boundary } from '@/components/ui/boundary';
import type { NavigationItem } from '@/content/navigation';
import type { StoryName } from '@/content/storylines';
import type { StoryPage } from '@/content/page';
import { grounds } from './parts/grounds';
import { Rail } from './rail';
import { storylineOf, tonesOf } from './storylines';

interface StoryProps<Name extends StoryName> {
  readonly page: StoryPage<Name>;
  readonly trail: readonly NavigationItem[];
}

/** For the job in writing, which lies on the color of the first screen. White paper needs a darker one. */
function groundOf(page: StoryPage): string | undefined {
  if (page.storyline === 'hub' || page.storyline === 'emergency') return undefined;
  const { ground } = page;
  return ground === 'graph' || ground === 'white' || ground === 'chalk' ? 'ground-linen' : grounds[ground];
}

export function Story<Name extends StoryName>({ page, trail }: StoryProps<Name>) {
  const storyline = storylineOf(page);
  const { FirstScreen, Frame = Fragment } = storyline;
  const hasRail = page.storyline !== 'emergency';
  return (
    <Frame>
      <Boundary>
        <FirstScreen page={page} trail={trail} />
      </Boundary>
      <div data-read-along="" data-rail={hasRail ? '' : undefined} className={clsx('story', groundOf(page))}>
        {hasRail ? <Rail sections={page.sections} /> : null}
        <SectionList sections={page.sections} tones={tonesOf(storyline, page.sections.length)} />
        {page.footnote ? <PageFootnote>{page.footnote}</PageFootnote> : null}
      </div>
    </Frame>
  );
}
