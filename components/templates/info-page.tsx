import type { ReactNode } from 'react';
import { pageName } from '@/content/all-pages';
import { Story } from '@/components/storylines/story';
import type { Page, StoryPage } from '@/content/types';
import { breadcrumbTrail } from '@/content/seo';
import { PageBody } from './page-body';

interface InfoPageTemplateProps {
  readonly page: Page | StoryPage;
  readonly children?: ReactNode;
}

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
