import { Closing } from '@/components/sections/parts/closing';
import { PageFootnote } from '@/components/sections/parts/page-footnote';
import { PageHero } from '@/components/sections/parts/page-hero';
import { SectionList } from '@/components/sections/section-list';
import { Story } from '@/components/storylines/story';
import { pageName } from '@/content/all-pages';
import { breadcrumbTrail } from '@/content/seo';
import type { Page, StoryPage } from '@/content/types';

export function PageTemplate({ page }: { readonly page: Page | StoryPage }) {
  const { path, closing, related = [] } = page;
  const trail = breadcrumbTrail(page);
  return (
    <>
      {'storyline' in page ? (
        <Story page={page} trail={trail} />
      ) : (
        <>
          <PageHero hero={page.hero} trail={trail} />
          <SectionList sections={page.sections} />
          {page.footnote ? <PageFootnote>{page.footnote}</PageFootnote> : null}
        </>
      )}
      {closing ? (
        <Closing
          path={path}
          closing={closing}
          related={related.map((other) => ({ path: other, name: pageName(other) }))}
        />
      ) : null}
    </>
  );
}
