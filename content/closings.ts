import { answersAtAnyHour, callLink, company, onCallHours } from './company';
import { offers } from './offered';
import { shinglePaths, type PagePath } from './paths';
import { isSamplePicture } from './picture-sources';
import type { PictureName } from './pictures';
import type { Closing } from './page';
import type { RichText } from './rich-text';
import { shingleLines } from './shingles/lines';

const offeredLines = shingleLines.filter(({ path }) => offers(path));
const shingles = offeredLines.length > 0 ? offeredLines : shingleLines;
const roofColors = shingles.flatMap(({ colors }) => colors.map(({ key }) => `studio-${key}` as const));
/** A house in one of the shingle colors. Starts over after the last. */
const roofColor = (index: number): PictureName => roofColors[index % roofColors.length] ?? 'hero';

/**
 * Finished work at the end of each page that offers something: a picture that the page hasn't shown, and that no other
 * page of its trade ends with. In daylight, but for emergencies.
 */
const endings: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/': 'snow-house',
  '/services': roofColor(16),
  '/about': 'portfolio-5',
  '/contact': roofColor(11),
  '/financing': roofColor(8),
  '/price-guide': 'portfolio-3',
  '/before-you-sign': roofColor(14),
  ...Object.fromEntries(
    shinglePaths.map((path, index) => [path, index % 2 === 0 ? 'portfolio-4-after' : 'portfolio-8']),
  ),
  '/services/roofing': roofColor(3),
  '/services/roofing-installation': 'portfolio-6',
  '/services/roofing/installation': 'detail-roof',
  '/services/roofing/replacement': 'hero',
  '/services/roofing/repair': roofColor(0),
  '/services/roof-inspection': roofColor(2),
  '/services/roofing/emergency': 'door-night',
  '/services/roofing/storm-damage': roofColor(5),
  '/services/siding': 'portfolio-2',
  '/services/siding-installation': 'fiber-cement-house',
  '/services/siding-installation-detail': 'detail-siding',
  '/services/siding/replacement': 'portfolio-1',
  '/services/siding/repair': 'portfolio-5',
  '/services/siding/vinyl': 'gutter-downspout',
  '/services/siding/fiber-cement': 'siding-new',
  '/services/siding/wood': roofColor(7),
  '/services/siding/insulated': roofColor(1),
  '/services/windows': 'detail-window',
  '/services/windows/installation': 'portfolio-3',
  '/services/windows/replacement': 'siding-new',
  '/services/windows/energy-efficient': 'snow-house',
  '/services/windows/storm-windows': roofColor(12),
  '/services/windows/custom': 'fiber-cement-house',
  '/services/doors/installation': 'detail-door',
  '/services/doors/entry': roofColor(6),
  '/services/gutters': 'detail-gutter',
  '/services/gutter-installation': 'gutter-corner',
  '/services/gutters/installation': 'portfolio-6',
  '/services/gutters/replacement': roofColor(9),
  '/services/gutters/repair': 'gutter-downspout',
  '/services/gutters/guards': 'detail-roof',
  '/services/gutters/downspouts': roofColor(0),
  '/services/gutters/cleaning': roofColor(15),
  '/services/additional': 'portfolio-6',
  '/services/exterior-repairs': 'detail-siding',
  '/services/insulation': roofColor(17),
  '/services/ventilation': roofColor(10),
  '/services/maintenance': 'hero',
  '/services/insurance-claims': 'storm-mended',
  '/services/inspections': roofColor(13),
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
