import { PageBody } from '@/components/templates/page-body';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { allPages } from '@/content/all-pages';
import { offlinePage } from '@/content/pages/offline';
import { breadcrumbTrail } from '@/content/seo';
import { pageAddress } from '@/lib/seo/metadata';

/**
 * The page that the service worker shows in place of one that it cannot get. It lists every public page, all hidden; the
 * worker shows those that are on the device (lib/offline/kept-page.ts). The last link leads to the
 * page that was asked for, because this one is shown under its address.
 */
export function OfflineTemplate() {
  const { readable } = offlinePage;
  return (
    <PageBody page={offlinePage} trail={breadcrumbTrail(offlinePage)} related={[]}>
      <Section tone="linen" labelledBy="readable-heading">
        <h2 id="readable-heading" className="text-h2">
          {readable.heading}
        </h2>
        <ul className="mt-6 flex flex-wrap gap-x-7">
          {allPages
            .filter(({ isIndexed }) => isIndexed)
            .map(({ path, name }) => (
              <li key={path} hidden data-page={pageAddress(path)}>
                <ArrowLink href={path}>{name}</ArrowLink>
              </li>
            ))}
        </ul>
        <p className="mt-4">
          <a href="?" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {readable.retry}
          </a>
        </p>
      </Section>
    </PageBody>
  );
}
