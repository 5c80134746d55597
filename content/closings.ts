import { answersAtAnyHour, callLink, company, onCallHours } from './company';
import type { DrawingName } from './drawings';
import type { FigureName } from './figures';
import type { PagePath } from './paths';
import { isSamplePicture, type PictureName } from './pictures';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import type { Closing, Media, Page, ServicePage, Tile } from './types';

/** The picture at the end of a page, usually the subject of its first screen. */
export type ClosingMedia =
  /** `isRepeat`: the page shows it further up, too, and describes it there. */
  | { readonly kind: 'picture'; readonly name: PictureName; readonly isRepeat?: true }
  | { readonly kind: 'drawing'; readonly name: DrawingName; readonly isRepeat?: true }
  /** `crop`: the part to show, as a viewBox. The figure is already on the page, so it costs no extra bytes. */
  | { readonly kind: 'figure'; readonly name: FigureName; readonly crop: string };

/** Sample pictures that needn't be darkened. An owner's photo of the same name is darkened like the others. */
const takenAtDusk: readonly PictureName[] = ['emergency-night', 'portfolio-7', 'snow-house', 'door-night'];
export const isTakenAtDusk = (name: PictureName): boolean => takenAtDusk.includes(name) && isSamplePicture(name);

/**
 * Sample pictures that are mirrored so that the low end of the house is on the left, where the sloped edge beside the
 * picture is low, too. An owner's photo of the same name isn't mirrored.
 */
const mirrored: readonly PictureName[] = ['emergency-night', 'storm-mended', 'storm-struck', 'portfolio-1'];
export const isMirrored = (name: PictureName): boolean => mirrored.includes(name) && isSamplePicture(name);

const picture = (name: PictureName): Media => ({ kind: 'picture', name });
const drawing = (name: DrawingName): Media => ({ kind: 'drawing', name });
const repeated = (media: Media): ClosingMedia => ({ ...media, isRepeat: true });

/** The part of a figure that is shown, at a ratio of about 11:6. Figures that aren't listed are shown whole. */
const crops: Readonly<Partial<Record<FigureName, string>>> = {
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
  'attic-leaks': '-40 -32 700 384',
};
const figure = (name: FigureName): ClosingMedia => ({ kind: 'figure', name, crop: crops[name] ?? '0 0 1440 700' });

/** Pages that start without a picture, or end with a different one. */
const chosen: Readonly<Partial<Record<PagePath, ClosingMedia>>> = {
  '/': picture('emergency-night'),
  '/services': figure('services-hub'),
  '/contact': picture('portfolio-7'),
  '/financing': picture('snow-house'),
  '/price-guide': picture('portfolio-3'),
  '/before-you-sign': repeated(picture('kitchen-table')),
  '/gaf-hdz': repeated(picture('studio-gaf-charcoal')),
  '/tamko-titan-xt': repeated(picture('detail-roof')),
  '/services/roofing': picture('portfolio-4-after'),
  '/services/roofing-installation': picture('old-and-new-shingle'),
  '/services/roofing/storm-damage': repeated(picture('storm-mended')),
  '/services/roof-inspection': picture('detail-ridge'),
  '/services/siding': picture('siding-old'),
  '/services/siding-installation': picture('siding-new'),
  '/services/windows/custom': repeated(drawing('window-bay')),
  '/services/windows/energy-efficient': repeated(drawing('window-radiator')),
  '/services/gutters': picture('detail-gutter'),
  '/services/gutters/replacement': drawing('gutter-worn'),
  '/services/insulation': figure('attic-leaks'),
  '/services/maintenance': picture('portfolio-6'),
  '/services/insurance-claims': picture('storm-struck'),
  '/services/inspections': figure('house-survey'),
};

function heroMedia(page: Page | undefined): ClosingMedia | undefined {
  const media = page?.hero.media;
  return media && repeated(media);
}

const mediaOfTile = (tile: Tile): Media => (typeof tile === 'string' ? picture(tile) : drawing(tile.drawing));

function firstMedia(page: ServicePage): ClosingMedia {
  switch (page.storyline) {
    case 'emergency':
      return repeated(picture(page.picture));
    case 'replacement':
      return repeated('picture' in page ? picture(page.picture) : drawing(page.drawing));
    case 'material':
      return page.house ? repeated(picture(page.house.name)) : mediaOfTile(page.tile);
    case 'hub':
      return figure(page.tags.figure);
    case 'repair':
      return figure(page.crossSection);
    case 'inspection':
      return mediaOfTile(page.tile);
  }
}

export function closingMedia(path: PagePath): ClosingMedia {
  const service = Object.values(servicePages).find((page) => page.path === path);
  const media =
    chosen[path] ?? (service ? firstMedia(service) : heroMedia(sectionPages.find((page) => page.path === path)));
  if (!media) throw new Error(`${path} has nothing to end with: choose a picture or a drawing for it.`);
  return media;
}

/** The thumbnail for links to a page: the one chosen for it, its tile, or the picture it starts with. */
export function linkMedia(path: PagePath): Media {
  const own = linkPictures[path];
  if (own) return picture(own);
  const page = sectionPages.find((candidate) => candidate.path === path);
  if (page?.tile) return mediaOfTile(page.tile);
  return page?.hero.media ?? picture('hero');
}

const linkPictures: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/contact': 'door-night',
  '/price-guide': 'portfolio-3',
  '/gaf-hdz': 'texture-timberline-hdz',
  '/tamko-titan-xt': 'texture-titan-xt',
};

/** Only the phone, because the home page has already offered everything else. */
export const homeClosing: Closing = {
  heading: 'Get your house ready for February.',
  text: `Call us about a leak, a price or a date that suits you. ${answersAtAnyHour ? `In an emergency a person answers ${company.hours.off} too.` : `In an emergency, call ${onCallHours}.`}`,
  action: callLink,
};
