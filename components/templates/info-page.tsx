import type { ReactNode } from 'react';
import { pageName } from '@/content/all-pages';
import { Story } from '@/components/storylines/story';
import type { Page, StoryPage } from '@/content/types';
import { breadcrumbTrail } from '@/content/seo';
import { PageBody } from './page-body';

interface InfoPageTemplateProps {
  readonly page: Page | StoryPage;
  /** Interactive content after the hero, such as a form. */
  readonly children?: ReactNode;
}

/** Company, financing and legal pages. */
export function InfoPageTemplate({ page, children }: InfoPageTemplateProps) {
  const { related = [] } = page;
  const trail = breadcrumbTrail(page);
  return (
    <PageBody
      page={page}
      trail={trail}
      story={'storyline' in page ? <Story page={page} trail={trail} /> : undefined}
      related={related.map((path) => ({ path, name: pageName(path) }))}
    >
      {children}
    </PageBody>
  );
}
