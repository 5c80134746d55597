import { allPages } from '@/content/all-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';

/** Staff and owner pages, and the offline page. */
const notPrerendered = allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => withTrailingSlash(path));

/** `?*` is the page itself, with any query and fragment. */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['?*', ...notPrerendered] } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Chromium prerenders the next page once the pointer rests on its link or a finger touches it, unless data saving is on.
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
