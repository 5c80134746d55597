import { PageBody } from '@/components/templates/page-body';
import { Section } from '@/components/ui/section';
import { offlinePage } from '@/content/pages/offline';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';

/**
 * The page that the service worker shows in place of one that it cannot get. The worker writes the links into the empty
 * block: only it knows which pages are on the device (scripts/build/offline/page-html.ts). React leaves the block alone.
 */
export function OfflineTemplate() {
  const { readable } = offlinePage;
  return (
    <PageBody page={offlinePage} trail={breadcrumbTrail(offlinePage)} related={[]}>
      <Section tone="linen" labelledBy="readable-heading">
        <h2 id="readable-heading">{readable.heading}</h2>
        <p className="mt-3 text-lead text-ink-2">{readable.text}</p>
        <div
          id="readable-pages"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
          className="mt-5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-bold [&_a]:underline [&_a]:decoration-copper [&_a]:decoration-2 [&_a]:underline-offset-4 [&_li]:flex [&_li]:flex-wrap [&_li]:items-center [&_li]:gap-x-4 [&_li]:border-b [&_li]:border-rule [&_p]:mt-4 [&_ul]:border-t-2 [&_ul]:border-ink"
        />
      </Section>
    </PageBody>
  );
}
