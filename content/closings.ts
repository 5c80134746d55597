import { answersAtAnyHour, callLink, company, onCallHours } from './company';
import type { PagePath } from './paths';
import { isSamplePicture, type PictureName } from './pictures';
import type { Closing } from './page';
import type { RichText } from './rich-text';

/**
 * Finished work at the end of each page that offers something: a picture that the page hasn't shown, and that no other
 * page of its trade ends with. In daylight, but for emergencies.
 */
const endings: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/': 'snow-house',
  '/services': 'studio-tamko-rustic-hickory',
  '/about': 'portfolio-5',
  '/contact': 'studio-tamko-thunderstorm-grey',
  '/financing': 'studio-gaf-hickory',
  '/price-guide': 'portfolio-3',
  '/before-you-sign': 'studio-tamko-olde-english-pewter',
  '/gaf-hdz': 'portfolio-4-after',
  '/tamko-titan-xt': 'portfolio-8',
  '/services/roofing': 'studio-gaf-williamsburg-slate',
  '/services/roofing-installation': 'portfolio-6',
  '/services/roofing/installation': 'detail-roof',
  '/services/roofing/replacement': 'hero',
  '/services/roofing/repair': 'studio-gaf-charcoal',
  '/services/roof-inspection': 'studio-gaf-slate',
  '/services/roofing/emergency': 'door-night',
  '/services/roofing/storm-damage': 'studio-gaf-barkwood',
  '/services/siding': 'portfolio-2',
  '/services/siding-installation': 'fiber-cement-house',
  '/services/siding-installation-detail': 'detail-siding',
  '/services/siding/replacement': 'portfolio-1',
  '/services/siding/repair': 'portfolio-5',
  '/services/siding/vinyl': 'gutter-downspout',
  '/services/siding/fiber-cement': 'siding-new',
  '/services/siding/wood': 'studio-gaf-mission-brown',
  '/services/siding/insulated': 'studio-gaf-pewter-gray',
  '/services/windows': 'detail-window',
  '/services/windows/installation': 'portfolio-3',
  '/services/windows/replacement': 'siding-new',
  '/services/windows/energy-efficient': 'snow-house',
  '/services/windows/storm-windows': 'studio-tamko-shadow-grey',
  '/services/windows/custom': 'fiber-cement-house',
  '/services/doors/installation': 'detail-door',
  '/services/doors/entry': 'studio-gaf-shakewood',
  '/services/gutters': 'detail-gutter',
  '/services/gutter-installation': 'gutter-corner',
  '/services/gutters/installation': 'portfolio-6',
  '/services/gutters/replacement': 'studio-tamko-rustic-black',
  '/services/gutters/repair': 'gutter-downspout',
  '/services/gutters/guards': 'detail-roof',
  '/services/gutters/downspouts': 'studio-gaf-charcoal',
  '/services/gutters/cleaning': 'studio-tamko-weathered-wood',
  '/services/additional': 'portfolio-6',
  '/services/exterior-repairs': 'detail-siding',
  '/services/insulation': 'studio-tamko-black-walnut',
  '/services/ventilation': 'studio-tamko-oxford-grey',
  '/services/maintenance': 'hero',
  '/services/insurance-claims': 'storm-mended',
  '/services/inspections': 'studio-tamko-virginia-slate',
};

export function closingPicture(path: PagePath): PictureName {
  const picture = endings[path];
  if (!picture) throw new Error(`${path} has no picture to end with: choose one for it.`);
  return picture;
}

/** For a sample picture whose subject would be behind the wall. An owner's photo is never mirrored or moved. */
const views: Readonly<Partial<Record<PictureName, 'low' | 'right' | 'mirrored'>>> = {
  hero: 'low',
  'detail-door': 'right',
  'gutter-downspout': 'mirrored',
};

export const closingView = (name: PictureName) => (isSamplePicture(name) ? views[name] : undefined);

const email = { label: company.email.address, href: company.email.href } as const;

/** For visitors who'd rather write, below the number. */
export const writeInstead = {
  byEmail: ['Or write to ', email],
  byMessage: ['Or ', { label: 'send us a message', href: '/contact' }, ', or write to ', email],
} as const satisfies Readonly<Record<string, RichText>>;

/** Only the phone, because the home page has already offered everything else. */
export const homeClosing: Closing = {
  heading: 'Get your house ready for February.',
  text: `Call us about a leak, a price or a date that suits you. ${answersAtAnyHour ? `In an emergency a person answers ${company.hours.off} too.` : `In an emergency, call ${onCallHours}.`}`,
  action: callLink,
};
