import { ArrowIcon } from '@/components/ui/arrow-icon';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/paths';

export interface RelatedPage {
  readonly path: PagePath;
  readonly name: string;
}

/** The pages that a reader usually needs next, in the closing. */
export function RelatedLinks({ pages }: { readonly pages: readonly RelatedPage[] }) {
  return (
    <nav
      aria-labelledby="related-pages"
      className="mt-4 gap-x-8 border-t border-cream-line pt-3 md:mt-8 md:flex md:pt-4"
    >
      <h3 id="related-pages" className="flex-none text-h4 md:pt-2.5">
        Related pages
      </h3>
      <ul className="flex flex-wrap gap-x-8">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <SiteLink
              href={path}
              className="group inline-flex min-h-11 items-center gap-2.5 font-semibold wrap-anywhere underline decoration-copper-light decoration-2 underline-offset-5"
            >
              {name}
              <ArrowIcon />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
