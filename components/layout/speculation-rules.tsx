import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';

/** Pages of the staff and the owner. */
const neverAhead = allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => pageAddress(path));

/** `?*` is the page itself, with any query and fragment. */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['?*', ...neverAhead] } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Rules by which Chromium fetches the next page before its link is pressed: once the pointer rests on the link, or a
 * finger touches it. Chromium leaves it to the press for visitors who save data.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
