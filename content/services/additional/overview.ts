import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate, iceDamCoverage, iceDamCure } from '@/content/promises';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { insulationSigns } from './insulation';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, printPrice } from '@/lib/prices/price';

const { anyRepair, siding, trim, windowsAndDoors, insulation, maintenance, fullInspection } = prices.additional;
const lowest = printBarePrice(anyRepair, { conditionIs: 'nothing is added', as: 'lowest' });

export const additionalOverview: ServicePage<'/services/additional'> = {
  path: '/services/additional',
  name: 'Additional Services',
  title: 'Repairs, Insulation & Home Upkeep in CT',
  description:
    'The smaller jobs on a Connecticut house: exterior repairs, attic insulation and vents, maintenance plans, claims help, and a free exterior inspection.',
  storyline: 'hub',
  ground: 'seasons',
  tagsHeading: 'Six services',
  tags: {
    figure: 'additional-hub',
    rows: {
      insulation: {
        name: 'Insulation',
        href: '/services/insulation',
        price: insulation,
        text: 'For attics, walls and the rim above the foundation. Easiest while the roof or the siding is off.',
      },
      repairs: {
        name: 'Exterior repairs',
        href: '/services/exterior-repairs',
        fact: `${printPrice(anyRepair)} for most`,
        text: 'For siding, trim, windows and doors. Most take one to three days.',
      },
      maintenance: {
        name: 'Maintenance plans',
        href: '/services/maintenance',
        price: maintenance,
        text: 'Twice a year we clean the gutters and fix small things.',
      },
      ventilation: {
        name: 'Ventilation',
        href: '/services/ventilation',
        fact: 'Included in most new roofs',
        text: 'Air comes in at the eaves and goes out at the ridge, and the attic stays dry.',
      },
      claims: {
        name: 'Insurance claims',
        href: '/services/insurance-claims',
        fact: 'Free damage report',
        text: 'We take photos, measure, write up the scope, and meet your adjuster if you ask.',
      },
      inspections: {
        name: 'Inspections',
        href: '/services/inspections',
        price: fullInspection,
        text: 'We look at the whole outside of your house and price whatever needs repair.',
      },
    },
  },
  hero: {
    heading: 'Repairs, insulation and upkeep in Connecticut',
    intro: `Single repairs start at ${lowest}, most take one to three days, and there’s no trip charge for estimates.`,
  },
  sections: [
    {
      kind: 'timeline',
      heading: 'What to check on your house, month by month',
      railLabel: 'Month by month',
      months: [
        [1, 1],
        [3, 3],
        [5, 5],
        [7, 7],
        [9, 9],
        [11, 11],
      ],
      entries: [
        { when: 'January', what: 'Rake snow off the eaves from the ground, and watch for ice.' },
        { when: 'March', what: 'Look for ice damage along the eaves, and for gutters that have come loose.' },
        { when: 'May', what: 'Clean the gutters, wash the siding, and see how the paint came through the winter.' },
        { when: 'July', what: 'Have limbs over the roof trimmed before storm season.' },
        { when: 'September', what: 'Look the roof over from the ground. Check the caulk around windows and trim.' },
        { when: 'November', what: 'Clean the gutters again, and look into the attic from the hatch.' },
      ],
    },
    {
      kind: 'choice',
      heading: 'Insulation or ventilation?',
      railLabel: 'Insulation or vents?',
      intro: `${iceDamCure} On the left, heat gets out and ice builds at the eave. On the right, the vents are blocked and damp air can’t get out.`,
      drawings: ['roof-warm', 'roof-damp'],
      sides: [
        {
          heading: 'Signs you need more insulation',
          items: insulationSigns,
          link: { label: 'Insulation', href: '/services/insulation' },
        },
        {
          heading: 'Signs of poor ventilation',
          items: [signName('musty-attic'), 'Mold on the deck', signName('hot-upstairs'), 'Shingles that curl early'],
          link: { label: 'Ventilation', href: '/services/ventilation' },
        },
      ],
    },
    {
      kind: 'scaled',
      heading: 'What small repairs cost',
      railLabel: 'Three kinds of repair',
      intro: 'Each one has its own price. The bars are to scale.',
      subject: 'Repair',
      price: {
        heading: 'Most repairs',
        ends: `${formatDollars(0)} to ${printBarePrice(anyRepair, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: anyRepair.high },
      },
      last: 'For example',
      rows: [
        {
          name: 'Siding repair',
          text: 'We replace loose, cracked or rotted pieces and fix what caused the damage.',
          media: { kind: 'drawing', name: 'find-flap' },
          price: siding,
          last: 'Panels, clapboards, corners',
        },
        {
          name: 'Trim and fascia repair',
          text: 'These boards take the weather before anything else does.',
          media: { kind: 'drawing', name: 'find-fascia' },
          price: trim,
          last: 'Fascia, soffit and corner boards',
        },
        {
          name: 'Window and door repair',
          text: 'We fix sashes, sills, frames and hardware that still have years left.',
          media: { kind: 'drawing', name: 'window-repair' },
          price: windowsAndDoors,
          last: 'Sills, sash cords, thresholds',
        },
      ],
      footnote: [
        'Larger areas are priced after a visit. See ',
        { label: 'exterior repairs', href: '/services/exterior-repairs' },
        ' for what each one covers.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about small jobs',
      answers: {
        'Do you take on small jobs?': `Yes, single repairs start at ${lowest}. A broken sash cord, a worn threshold or a sticking door is a perfectly good reason to call us. Some things you can take care of yourself with a tube of caulk, and then we’ll say that, too.`,
        'Do you charge to come out?': `Not for an estimate. ${estimate.free} We look at everything, take photos, and price each repair on its own line. You decide what to do now and what can wait.`,
        'Can you do several small repairs in one visit?':
          'Yes, and it usually costs less than doing them one at a time, because we only set up the ladders and staging once. Walk around the house and make a list; we’ll price every item, and you decide how many we do.',
        'How much does it cost to fix rotted trim?': `Most trim and fascia repairs run ${printPrice(trim)}. A single short board is at the low end. A whole side of the house, or rot that has spread into the rafters, is at the high end.`,
        'Why do I get ice at the eaves?': [
          'Heat that leaks into your attic melts the snow on the roof, and the water freezes again at the eaves. Raking helps for now; the cure is ',
          { label: 'air sealing and insulation', href: '/services/insulation' },
          ` up there. ${iceDamCoverage}`,
        ],
        'What do dark stains or frost in the attic mean?': [
          'Damp air can’t get out. Look for dark spots on the boards and frost on the nails, then see ',
          { label: 'how attic vents work', href: '/services/ventilation' },
          ' and what keeps them clear.',
        ],
        'How soon can you do a small repair?': `You get a written estimate in ${durations.writtenEstimate}, and most repairs are scheduled one to two weeks after that. If water is getting into the house, say it when you call, and your repair moves to the front of the line.`,
      },
    },
  ],
  related: ['/services', '/financing', '/contact'],
  closing: {
    heading: 'Make a list of the small stuff',
    text: 'Send us everything you’ve been meaning to have fixed. We’ll price every item separately, and you decide which ones we do.',
  },
};
