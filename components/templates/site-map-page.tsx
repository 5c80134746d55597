import { SiteLink } from '@/components/ui/site-link';
import { pageName } from '@/content/all-pages';
import { siteMapGroups, siteMapPage } from '@/content/pages/site-map';

export function SiteMapTemplate() {
  return (
    <div className="space-usual wrap">
      <h1 className="text-page">{siteMapPage.heading}</h1>
      <p className="mt-4 text-lead text-balance text-ink-2">{siteMapPage.intro}</p>
      {/* In columns: in a grid, a short group would leave a gap beside a long one. */}
      <div className="mt-12 gap-8 sm:columns-[15rem]">
        {siteMapGroups.map(({ heading, paths }) => (
          <section key={heading} className="mb-9 break-inside-avoid border-t-2 border-ink pt-4">
            <h2 className="text-h3">{heading}</h2>
            <ul className="mt-2 gap-x-4 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))]">
              {paths.map((path) => (
                <li key={path}>
                  <SiteLink
                    href={path}
                    className="inline-flex min-h-11 items-center py-1 leading-snug underline decoration-rule-strong underline-offset-4 hover:decoration-copper hover:decoration-2"
                  >
                    {pageName(path)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
