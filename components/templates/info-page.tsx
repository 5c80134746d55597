import type { ReactNode } from 'react';
import { pageName } from '@/content/all-pages';
import { Story } from '@/components/storylines/story';
import type { Page, StoryPage } from '@/content/types';
import { breadcrumbTrail } from '@/content/seo';
import { PageBody } from './page-body';

interface InfoPageTemplateProps {
  readonly page: Page | StoryPage;
  /** Interactive content, such as a form, shown right after the hero. */
  readonly children?: ReactNode;
}

/** A page that is not about a service, such as the company, financing and legal pages. It has no category. */
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
