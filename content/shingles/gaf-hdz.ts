import { offered } from '@/content/offered';
import { shingleJobs } from '@/content/prices';
import { isCertifiedBy } from '@/content/promises';
import { capeIn, colonialIn, planningPrice } from '@/content/services/roofing/planning-price';
import { limitedLifetime, warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { linesBeside, shingleLine } from './lines';
import { classAFire, impactClass, windTo } from './ratings';
import type { ShinglePage } from './types';

const line = shingleLine('hdz');
const others = linesBeside(line.path);
const windier = others.find(({ wind }) => wind > line.wind);

export const gafHdzPage: ShinglePage<'/gaf-hdz'> = {
  ...line,
  title: 'GAF Timberline HDZ Shingles in CT',
  description:
    'See GAF Timberline HDZ shingles in nine colors on a Connecticut house, with wind, fire and impact ratings, the warranty terms and the price per square.',
  heading: 'GAF Timberline HDZ shingles in Connecticut',
  intro: `You’ve likely seen this shingle on your own street. On a typical Cape it runs ${capeIn(shingleJobs[line.key])} before tear-off. It has a deep shadow line and nine colors for colonials, Capes and ranches${isCertifiedBy('GAF') ? ', and GAF has certified us to install it' : ''}.`,
  features: [
    {
      title: `Wind up to ${line.wind} mph`,
      text: 'When installed to GAF’s high-wind instructions.',
      drawing: windTo(line.wind),
    },
    { title: 'Class A fire rating', text: 'The top fire rating for a roof.', drawing: classAFire },
    {
      title: 'Class 3 impact rating',
      text: 'Tested with a 1.75-inch steel ball (UL 2218).',
      drawing: impactClass('3'),
    },
    {
      title: '25-year algae protection',
      text: 'Covers the dark streaks you see on north slopes.',
      drawing: { kind: 'ruler', scale: { low: 0, high: 30 }, unit: 'years', value: 25 },
    },
  ],
  specifications: [
    { label: 'Wind rating', value: `Up to ${line.wind} mph` },
    { label: 'Fire rating', value: 'Class A' },
    { label: 'Impact rating', value: 'Class 3' },
    { label: 'Warranty', value: 'Limited lifetime' },
    { label: 'Algae protection', value: '25 years' },
    { label: 'Non-prorated coverage', value: 'First 10 years' },
    { label: 'Type', value: 'Architectural (laminated) asphalt' },
    { label: 'Planning price', value: printPrice(shingleJobs[line.key]) },
  ],
  warranty: {
    heading: 'Timberline HDZ warranty',
    points: [
      {
        term: 'From GAF',
        text: 'A limited lifetime warranty on the shingles. For the first 10 years the coverage is non-prorated; after that it goes down over time. Algae protection runs 25 years.',
      },
      {
        term: 'When we install it',
        text: warranties.roof.short,
      },
    ],
  },
  second: 'gaf-barkwood',
  installation: {
    heading: 'What GAF’s system coverage requires',
    text: 'GAF’s system coverage is for a whole roof of GAF parts, not the shingles alone. We install the full set, and photograph the nails before we cover them.',
    picture: 'detail-decking',
    points: [
      'Starter strip at every edge',
      'Ice barrier at the eaves',
      'Balanced attic vents',
      'Nails in the wide nailing zone, at the right depth',
    ],
    link: { label: 'Get a Free Estimate', href: '/contact' },
  },
  faq: {
    'How much does a GAF Timberline HDZ roof cost?': `On a typical Cape of 18 squares, plan on ${capeIn(shingleJobs[line.key])} for the roofing; a large colonial runs ${colonialIn(shingleJobs[line.key])}. Tear-off, bad decking, chimney work and the permit are extra, and your written price lists each one. ${planningPrice.square}`,
    'How long do Timberline HDZ shingles last?':
      'About 25 to 30 years in Connecticut, if the attic is vented and the gutters drain. Shade, ice dams and heat shorten that. The warranty can run longer than the shingle, because it covers defects, not wear.',
    'What does “limited lifetime” mean?': limitedLifetime,
    'What does non-prorated mean?':
      'It means GAF’s coverage doesn’t shrink with age during the first 10 years. A defect in year 9 is covered the same as in year 1. After that, the share that GAF pays goes down over time.',
    'Is Timberline HDZ right for the shoreline?': windier
      ? [
          'Often, if we nail it for high wind. On an open point or right on the water, look at ',
          { label: windier.name, href: windier.path },
          ' or metal instead, because both are rated for stronger gusts.',
        ]
      : 'Often, if we nail it for high wind. On an open point or right on the water, look at metal instead, because it’s rated for stronger gusts.',
    'Do I need GAF parts for the whole roof?':
      'For GAF’s system coverage, yes: it requires GAF’s starter strip, ridge caps, ice barrier and vents. We price the full set from the start, and GAF’s written warranty says which parts count.',
  },
  closing: {
    heading: 'See Timberline HDZ at your house',
    text: 'A roof color looks different next to your siding. We’ll bring full-size samples, measure the roof and leave you a written price.',
  },
  related: offered([
    ...others.map(({ path }) => path),
    '/services/roofing-installation',
    '/services/roofing/replacement',
  ]),
  footnote:
    'Colors on a screen are approximate. Look at a full-size sample, and read GAF’s current warranty and data sheet before you order. GAF, Timberline and Timberline HDZ are marks of GAF.',
};
