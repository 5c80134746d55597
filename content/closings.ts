import { company } from './company';
import type { PagePath } from './paths';
import type { PictureName } from './pictures';
import { sectionPages } from './section-pages';
import type { Closing, Media } from './types';

/** The picture at the end of a page, under the board. */
export interface ClosingPicture {
  readonly name: PictureName;
  /** Taken by day: the page shows it at dusk. */
  readonly isByDay?: boolean;
  /** Mirrored, where the house would fall away to the right: its low end belongs under the low end of the board. */
  readonly isMirrored?: boolean;
}

const night: ClosingPicture = { name: 'emergency-night', isMirrored: true };
const snow: ClosingPicture = { name: 'snow-house' };
const siding: ClosingPicture = { name: 'siding-new', isByDay: true };
const mended: ClosingPicture = { name: 'storm-mended', isByDay: true, isMirrored: true };
const colonial: ClosingPicture = { name: 'portfolio-1', isByDay: true, isMirrored: true };
const bay: ClosingPicture = { name: 'portfolio-7' };
const porch: ClosingPicture = { name: 'portfolio-6', isByDay: true };

/** By the start of the address; the longest that fits counts. */
const byAddress: Readonly<Record<string, ClosingPicture>> = {
  '/': night,
  '/services/roofing/storm-damage': mended,
  '/services/roofing/replacement': colonial,
  '/services/insurance-claims': mended,
  '/services/siding': siding,
  '/services/windows': snow,
  '/services/doors': night,
  '/services/gutter': snow,
  '/services/insulation': snow,
  '/services/ventilation': snow,
  '/services/maintenance': snow,
  '/services/additional': porch,
  '/services/exterior-repairs': porch,
  '/services/inspections': porch,
  '/financing': snow,
  '/price-guide': snow,
  '/contact': bay,
};

/** The house at the end of a page. */
export function closingPicture(path: PagePath): ClosingPicture {
  const [start] = Object.keys(byAddress)
    .filter((address) => path.startsWith(address))
    .toSorted((a, b) => b.length - a.length);
  return (start === undefined ? undefined : byAddress[start]) ?? night;
}

/** The picture or drawing that a link to a page shows: the one that the page itself begins with. */
export function linkMedia(path: PagePath): Media {
  const own = linkPictures[path];
  if (own) return { kind: 'picture', name: own };
  const page = sectionPages.find((one) => one.path === path);
  const tile = page?.tile;
  if (tile) return typeof tile === 'string' ? { kind: 'picture', name: tile } : { kind: 'drawing', name: tile.drawing };
  return page?.hero.media ?? { kind: 'picture', name: 'hero' };
}

/** For the pages that begin without a picture, with a numbered drawing, or with a picture that ends other pages. */
const linkPictures: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/contact': 'detail-door',
  '/price-guide': 'portfolio-3',
  '/gaf-hdz': 'studio-gaf-charcoal',
  '/tamko-titan-xt': 'studio-tamko-rustic-black',
};

/** The end of the home page: the phone and nothing else, because the page has had every other door. */
export const homeClosing: Closing = {
  heading: 'Get your house ready for February.',
  text: 'Call us about a leak, a price or a date that suits you. In an emergency a person answers nights and Sundays too.',
  action: { label: `Call ${company.phone.display}`, href: company.phone.href },
};
