import type { ReactNode } from 'react';
import { Closing } from '@/components/sections/parts/closing';
import { PageFootnote } from '@/components/sections/parts/page-footnote';
import { PageHero } from '@/components/sections/parts/page-hero';
import { SectionList } from '@/components/sections/section-list';
import { Story } from '@/components/storylines/story';
import { Boundaries } from '@/components/ui/boundaries';
import { Boundary } from '@/components/ui/boundary';
import { pageName } from '@/content/all-pages';
import { offered } from '@/content/offered';
import { breadcrumbTrail } from '@/content/seo';
import type { Page, StoryPage } from '@/content/page';

interface PageTemplateProps {
  readonly page: Page | StoryPage;
  /** Sections that only this page has, before those of its record. */
  readonly children?: ReactNode;
}

export function PageTemplate({ page, children }: PageTemplateProps) {
  const { path, closing, related = [] } = page;
  const trail = breadcrumbTrail(page);
  return (
    <Boundaries>
      {'storyline' in page ? (
        <Story page={page} trail={trail} />
      ) : (
        <>
          <Boundary>
            <PageHero hero={page.hero} trail={trail} />
          </Boundary>
          <Boundaries>{children}</Boundaries>
          <SectionList sections={page.sections} />
          {page.footnote ? <PageFootnote>{page.footnote}</PageFootnote> : null}
        </>
      )}
      {closing ? (
        <Closing
          path={path}
          closing={closing}
          related={offered(related).map((other) => ({ path: other, name: pageName(other) }))}
        />
      ) : null}
    </Boundaries>
  );
}
