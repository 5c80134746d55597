import type { ReactNode } from 'react';
import { Closing } from '@/components/sections/parts/closing';
import { OnThisPage } from '@/components/sections/parts/on-this-page';
import { PageFootnote } from '@/components/sections/parts/page-footnote';
import { PageHero } from '@/components/sections/parts/page-hero';
import type { RelatedPage } from '@/components/sections/parts/related-links';
import type { NavigationItem } from '@/content/navigation';
import type { Page } from '@/content/types';
import { SectionList } from '@/components/sections/section-list';

interface PageBodyProps {
  readonly page: Page;
  readonly trail: readonly NavigationItem[];
  readonly related: readonly RelatedPage[];
  readonly story?: ReactNode;
  readonly linksPrices?: boolean;
  readonly children?: ReactNode;
}

export function PageBody({ page, trail, related, story, linksPrices = false, children }: PageBodyProps) {
  return (
    <>
      {story ?? (
        <>
          <PageHero hero={page.hero} trail={trail} />
          {children}
          {page.listsSections === false ? null : <OnThisPage sections={page.sections} />}
          <SectionList sections={page.sections} before={children ? 'linen' : 'chalk'} />
          {page.footnote ? <PageFootnote>{page.footnote}</PageFootnote> : null}
        </>
      )}
      {page.closing ? (
        <Closing path={page.path} closing={page.closing} linksPrices={linksPrices} related={related} />
      ) : null}
    </>
  );
}
