interface SpeculationRulesOptions {
  /** The path of the page's file in the export, with forward slashes. */
  readonly page: string;
  /** Addresses of pages that are never fetched before a link to them is pressed. */
  readonly neverAhead: readonly string[];
}

/**
 * Rules by which the browser fetches the next page before its link is pressed, once the pointer rests on the link or a
 * finger touches it. Not for links within the page, whose address is its own with a fragment.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules({ page, neverAhead }: SpeculationRulesOptions): string {
  const own = `/${page.replace(/index\.html$/, '')}`;
  return JSON.stringify({
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: [own, ...neverAhead] } }] },
        eagerness: 'moderate',
      },
    ],
  });
}
