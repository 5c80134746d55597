import { beforeYouSignPage } from './before-you-sign/page';
import { closingMedia, linkMedia } from './closings';
import { company } from './company';
import { contactPage } from './contact/page';
import type { PagePath } from './paths';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import { gafHdzPage } from './shingles/gaf-hdz';
import { tamkoTitanXtPage } from './shingles/tamko-titan-xt';

const withClosing: readonly PagePath[] = [
  ...sectionPages.filter(({ closing }) => closing !== null).map(({ path }) => path),
  ...[contactPage, beforeYouSignPage, gafHdzPage, tamkoTitanXtPage].map(({ path }) => path),
];

test('no two pages end with the same picture or drawing', () => {
  const names = withClosing.map((path) => `${closingMedia(path).kind} ${closingMedia(path).name}`);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('a page ends with a figure only if that figure is already on the page', () => {
  const figures = Object.values(servicePages).flatMap((page) => {
    const media = closingMedia(page.path);
    return media.kind === 'figure' ? [[media.name, JSON.stringify(page)] as const] : [];
  });
  expect(figures.length).toBeGreaterThan(4);
  for (const [name, page] of figures) expect(page).toContain(`"${name}"`);
});

test('a drawing at the end is marked as a repeat if the page shows it further up, and only then', () => {
  const drawn = Object.values(servicePages).flatMap((page) => {
    const media = closingMedia(page.path);
    const isShownAbove = JSON.stringify({ ...page, tile: undefined }).includes(`"${media.name}"`);
    return media.kind === 'drawing' ? [{ path: page.path, isRepeat: media.isRepeat ?? false, isShownAbove }] : [];
  });
  expect(new Set(drawn.map(({ isRepeat }) => isRepeat))).toEqual(new Set([true, false]));
  expect(drawn.filter(({ isRepeat, isShownAbove }) => isRepeat !== isShownAbove)).toEqual([]);
});

const ends = sectionPages
  .filter(({ closing }) => closing !== null && closing?.action?.href !== company.phone.href)
  .map(({ path, related = [] }) => [path, related] as const);

test.each(ends)('the end of %s shows no picture twice', (path, related) => {
  const names = [closingMedia(path).name, ...related.map((link) => linkMedia(link).name)];
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('`closingMedia` throws for a page with nothing to end with', () => {
  expect(() => closingMedia('/privacy')).toThrow('/privacy has nothing to end with');
});
