import { company } from './company';
import type { DrawingName } from './drawings';
import type { FigureName } from './figures';
import type { PagePath } from './paths';
import type { PictureName } from './pictures';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import type { Closing, Media, Page, ServicePage, Tile } from './types';

/** What is at the end of a page, under the board: what the page began with, at dusk. */
export type ClosingMedia =
  /** `isAgain` if the page shows it further up too, where it is described. */
  | { readonly kind: 'picture'; readonly name: PictureName; readonly isAgain?: true }
  | { readonly kind: 'drawing'; readonly name: DrawingName }
  /** A part of a figure that is on the page, as a viewBox. It costs no further bytes. */
  | { readonly kind: 'figure'; readonly name: FigureName; readonly crop: string };

/** Taken at dusk or in the dark. All others are by day, and are shown at dusk. */
const takenAtDusk: readonly PictureName[] = ['emergency-night', 'portfolio-7', 'snow-house', 'door-night'];
export const isTakenAtDusk = (name: PictureName): boolean => takenAtDusk.includes(name);

/** Mirrored, where the house would fall away to the right: its low end belongs under the low end of the board. */
const mirrored: readonly PictureName[] = ['emergency-night', 'storm-mended', 'storm-struck', 'portfolio-1'];
export const isMirrored = (name: PictureName): boolean => mirrored.includes(name);

const picture = (name: PictureName): ClosingMedia => ({ kind: 'picture', name });
const again = (name: PictureName): ClosingMedia => ({ kind: 'picture', name, isAgain: true });

/** The part of a figure that is to the right of the board, about 11 by 6. The others are shown whole. */
const crops: Readonly<Partial<Record<FigureName, string>>> = {
  'roofing-hub': '150 -20 840 461',
  'siding-hub': '560 30 840 461',
  'windows-hub': '-40 -40 760 417',
  'additional-hub': '240 10 760 417',
  'services-hub': '330 0 840 461',
  'leak-section': '100 0 1340 736',
  'vent-section': '560 0 840 461',
  'patch-section': '640 230 800 439',
  'eave-section': '420 180 800 439',
  'gutter-corner': '320 290 720 395',
  'gutter-full': '540 90 840 461',
  'grade-line': '520 230 840 461',
  'house-survey': '-40 0 700 384',
  'attic-leaks': '-40 0 700 384',
};
const figure = (name: FigureName): ClosingMedia => ({ kind: 'figure', name, crop: crops[name] ?? '0 0 1440 700' });

/** For the pages that begin without a picture, or end with another of their pictures. */
const chosen: Readonly<Partial<Record<PagePath, ClosingMedia>>> = {
  '/': picture('emergency-night'),
  '/services': figure('services-hub'),
  '/contact': picture('portfolio-7'),
  '/financing': picture('snow-house'),
  '/price-guide': picture('portfolio-3'),
  '/before-you-sign': again('kitchen-table'),
  '/gaf-hdz': again('studio-gaf-charcoal'),
  '/tamko-titan-xt': again('detail-roof'),
  '/services/roofing-installation': picture('old-and-new-shingle'),
  '/services/roofing/storm-damage': again('storm-mended'),
  '/services/roof-inspection': picture('attic'),
  '/services/siding': picture('siding-old'),
  '/services/siding-installation': picture('siding-new'),
  '/services/windows/custom': { kind: 'drawing', name: 'window-bay' },
  // The coldest room, in place of a pane cut through.
  '/services/windows/energy-efficient': { kind: 'drawing', name: 'window-radiator' },
  '/services/gutters': picture('detail-gutter'),
  '/services/gutters/replacement': { kind: 'drawing', name: 'gutter-worn' },
  '/services/insulation': figure('attic-leaks'),
  '/services/maintenance': picture('portfolio-6'),
  '/services/insurance-claims': picture('storm-struck'),
  '/services/inspections': figure('house-survey'),
};

/** The picture or drawing beside the words at the top. */
function topOf(page: Page | undefined): ClosingMedia | undefined {
  const media = page?.hero.media;
  return media?.kind === 'picture' ? again(media.name) : media;
}

const ofTile = (tile: Tile): Media =>
  typeof tile === 'string' ? { kind: 'picture', name: tile } : { kind: 'drawing', name: tile.drawing };

/** What a page begins with: the picture or drawing of its first screen, or the house below it. */
function firstMedia(page: ServicePage): ClosingMedia {
  switch (page.storyline) {
    case 'emergency':
      return again(page.picture);
    case 'replacement':
      return 'picture' in page ? again(page.picture) : { kind: 'drawing', name: page.drawing };
    case 'material':
      return page.house ? again(page.house.name) : ofTile(page.tile);
    case 'hub':
      return figure(page.tags.figure);
    case 'repair':
      return figure(page.section);
    case 'inspection':
      return ofTile(page.tile);
  }
}

/** What is at the end of a page. Throws if the page shows nothing that it could end with. */
export function closingMedia(path: PagePath): ClosingMedia {
  const service = Object.values(servicePages).find((page) => page.path === path);
  const media =
    chosen[path] ?? (service ? firstMedia(service) : topOf(sectionPages.find((page) => page.path === path)));
  if (!media) throw new Error(`${path} has nothing to end with: choose a picture or a drawing for it.`);
  return media;
}

/** The picture or drawing that a link to a page shows: the one that the page itself begins with. */
export function linkMedia(path: PagePath): Media {
  const own = linkPictures[path];
  if (own) return { kind: 'picture', name: own };
  const page = sectionPages.find((one) => one.path === path);
  if (page?.tile) return ofTile(page.tile);
  return page?.hero.media ?? { kind: 'picture', name: 'hero' };
}

/** For the pages that begin without a picture, or with a numbered drawing. */
const linkPictures: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/contact': 'door-night',
  '/price-guide': 'portfolio-3',
  '/services/gutter-installation': 'gutter-downspout',
  '/gaf-hdz': 'studio-gaf-charcoal',
  '/tamko-titan-xt': 'studio-tamko-rustic-black',
};

/** The end of the home page: the phone and nothing else, because the page has had every other door. */
export const homeClosing: Closing = {
  heading: 'Get your house ready for February.',
  text: 'Call us about a leak, a price or a date that suits you. In an emergency a person answers nights and Sundays too.',
  action: { label: `Call ${company.phone.display}`, href: company.phone.href },
};
