import type { ReactNode } from 'react';
import { pageName } from '@/content/all-pages';
import type { Page } from '@/content/types';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { PageBody } from './page-body';

interface InfoPageTemplateProps {
  readonly page: Page;
  /** What the page can do, such as a form: it stands right under the hero. */
  readonly children?: ReactNode;
}

/** A page about the company, money or the law: no job, no category. */
export function InfoPageTemplate({ page, children }: InfoPageTemplateProps) {
  const { related = [] } = page;
  return (
    <PageBody
      page={page}
      trail={breadcrumbTrail(page)}
      related={related.map((path) => ({ path, name: pageName(path) }))}
    >
      {children}
    </PageBody>
  );
}
