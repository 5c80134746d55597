import { PageHero } from '@/components/sections/parts/page-hero';
import { SectionList } from '@/components/sections/section-list';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { allPages } from '@/content/all-pages';
import { offlinePage } from '@/content/pages/offline';
import { breadcrumbTrail } from '@/content/seo';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';

const [danger, ...firstSteps] = offlinePage.sections;

/** Lists every public page, hidden. The service worker shows those that are cached (lib/offline/cached-page.ts). */
export function OfflineTemplate() {
  const { readable } = offlinePage;
  return (
    <div data-offline="">
      <PageHero hero={offlinePage.hero} trail={breadcrumbTrail(offlinePage)} />
      <SectionList sections={danger ? [danger] : []} tones={['slate']} />
      <Section labelledBy="readable-heading" space="medium" className="[&:not(:has(li:not([hidden])))]:hidden">
        <h2 id="readable-heading" className="text-h2">
          {readable.heading}
        </h2>
        <ul className="mt-6 flex flex-wrap gap-x-7">
          {allPages
            .filter(({ isIndexed }) => isIndexed)
            .map(({ path, name }) => (
              <li key={path} hidden data-page={withTrailingSlash(path)}>
                <ArrowLink href={path}>{name}</ArrowLink>
              </li>
            ))}
        </ul>
      </Section>
      <SectionList sections={firstSteps} tones={['chalk']} />
    </div>
  );
}
