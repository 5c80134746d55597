import { beforeYouSignPage } from './before-you-sign/page';
import { closingPicture } from './closings';
import { contactPage } from './contact/page';
import type { PagePath } from './paths';
import { priceGuidePage } from './price-guide/page';
import { sectionPages } from './section-pages';
import { additionalPages } from './services/additional';
import { gutterPages } from './services/gutters';
import { roofingPages } from './services/roofing';
import { sidingPages } from './services/siding';
import { windowPages } from './services/windows';
import { offeredShinglePages } from './shingles/pages';

const withClosing = [
  ...sectionPages.filter(({ closing }) => closing !== null),
  ...[contactPage, priceGuidePage, beforeYouSignPage, ...offeredShinglePages],
].map((page) => [page.path, page] as const);

/** The values of all fields, at any depth. */
const valuesIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

test.each(withClosing)('%s ends with a picture that it has not shown', (path, page) => {
  expect(valuesIn(page)).not.toContain(closingPicture(path));
});

test.each(withClosing)('%s doesn’t end by asking for a form above', (_, { closing }) => {
  expect(closing?.action?.href ?? '').not.toMatch(/^#/);
});

test.each(Object.entries({ roofingPages, sidingPages, windowPages, gutterPages, additionalPages }))(
  'no two of the %s end with the same picture',
  (_, pages) => {
    const pictures = Object.values(pages).map(({ path }: { readonly path: PagePath }) => closingPicture(path));
    expect(pictures.filter((name, index) => pictures.indexOf(name) < index)).toEqual([]);
  },
);

test('throws for a page without a picture to end with', () => {
  expect(() => closingPicture('/privacy')).toThrow('/privacy has no picture to end with');
});
