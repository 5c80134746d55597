import { speculationRules } from './speculation-rules';

/** The addresses that the rules of a page take out. */
function excluded(page: string): unknown {
  const { prerender } = JSON.parse(speculationRules({ page, neverAhead: ['/crm/'] })) as {
    readonly prerender: readonly [{ readonly where: { readonly and: readonly unknown[] } }];
  };
  return prerender[0].where.and[1];
}

test.each([
  ['index.html', '/'],
  ['services/roofing/index.html', '/services/roofing/'],
])('%s never fetches itself ahead, nor a page of the staff', (page, address) => {
  expect(excluded(page)).toEqual({ not: { href_matches: [address, '/crm/'] } });
});
