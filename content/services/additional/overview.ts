import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { formatDollars } from '@/lib/dollars';
import { printFigures, printPrice } from '@/lib/prices/price';

const { anyRepair, trim } = prices.additional;

export const additionalOverview: ServicePage<'/services/additional'> = {
  path: '/services/additional',
  category: 'additional',
  name: 'Additional Services',
  title: `Repairs, Insulation & Home Upkeep in CT | ${company.name}`,
  description:
    'The smaller jobs on a Connecticut house: exterior repairs, attic insulation and vents, maintenance plans, claims help, and a free exterior inspection.',
  hero: {
    heading: 'Repairs, insulation and upkeep in Connecticut',
    intro:
      'Not every project is a new roof. These are the smaller jobs that put off the big ones: a rotted board, a cold attic, a blocked vent, an insurance claim. We’ll come out for a single repair, or take care of several in one visit.',
    facts: [`Single repairs from ${formatDollars(anyRepair.low)}`, 'No trip charge for estimates'],
    media: { kind: 'picture', name: 'snow-house' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Our smaller services',
      cards: [
        {
          title: 'Exterior repairs',
          text: `We repair siding, trim, windows and doors, and most repairs run ${printPrice(anyRepair)}.`,
          links: [{ label: 'Exterior repairs', href: '/services/exterior-repairs' }],
          media: { kind: 'drawing', name: 'repair-scarf' },
        },
        {
          title: 'Insulation',
          text: 'For attics, walls and rim joists, and easiest to do while the roof or the siding is off.',
          links: [{ label: 'Insulation', href: '/services/insulation' }],
          media: { kind: 'drawing', name: 'ice-dam' },
        },
        {
          title: 'Ventilation',
          text: 'Air comes in at the eaves and out at the ridge, for a drier attic and fewer ice dams.',
          links: [{ label: 'Ventilation', href: '/services/ventilation' }],
          media: { kind: 'drawing', name: 'ridge-vent' },
        },
        {
          title: 'Maintenance plans',
          text: 'Twice a year we clean the gutters, fix small things, and send you a list of the rest.',
          links: [{ label: 'Maintenance plans', href: '/services/maintenance' }],
          media: { kind: 'picture', name: 'portfolio-8' },
        },
        {
          title: 'Insurance claims help',
          text: 'Photographs, measurements and a written scope, and we’ll meet your insurance adjuster.',
          links: [{ label: 'Insurance claims help', href: '/services/insurance-claims' }],
          media: { kind: 'drawing', name: 'storm-test-square' },
        },
        {
          title: 'Free exterior inspection',
          text: 'We look at the whole exterior of your house and price whatever needs repair.',
          links: [{ label: 'Free exterior inspection', href: '/services/inspections' }],
          media: { kind: 'drawing', name: 'inspection-report' },
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'What to check on your house, month by month',
      entries: [
        { when: 'March', what: 'Look for ice damage along the eaves and gutters that have come loose.' },
        { when: 'May', what: 'Clean the gutters, wash the siding, and see how the paint came through the winter.' },
        { when: 'July', what: 'Trim limbs before storm season.' },
        { when: 'September', what: 'Look over the roof from the ground, and check the caulk around windows and trim.' },
        { when: 'November', what: 'Clean the gutters again, and look in the attic before winter.' },
        { when: 'January', what: 'Rake snow off the eaves and watch for ice.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about small jobs',
      entries: [
        {
          question: 'Do you take on small jobs?',
          answer: `Yes, single repairs start at ${formatDollars(anyRepair.low)}. A loose shutter, a rotted windowsill or a few feet of trim is a perfectly good reason to call us. If it’s something you can take care of yourself with a tube of caulk, we’ll tell you that, too.`,
        },
        {
          question: 'Do you charge to come out?',
          answer: `Not for an estimate. ${estimate.free} We look at everything, take photos, and price each repair on its own line, so you can decide what to do now and what can wait.`,
        },
        {
          question: 'Can you do several small repairs in one visit?',
          answer:
            'Yes, and it usually costs less than doing them one at a time, because we only set up the ladders and staging once. Walk around the house and make a list; we’ll price every item, and you decide how many we do.',
        },
        {
          question: 'How much does it cost to fix rotted trim?',
          answer: `Most trim and fascia repairs run ${printFigures(trim)}. A single short board is at the low end. A whole side of the house, or rot that has spread into the rafters, is at the high end. Either way, you have the price in writing before we start.`,
        },
        {
          question: 'How soon can you come?',
          answer:
            'You get a written estimate 24 to 48 hours after we look, and most repairs are scheduled one to two weeks after that. If water is getting into the house, tell us when you call, and your repair moves to the front of the line.',
        },
      ],
    },
  ],
  related: ['/services', '/financing', '/contact'],
  closing: {
    heading: 'Make a list of the small stuff',
    text: 'Send us everything you’ve been meaning to have fixed. We’ll price every item separately, and you decide which ones we do.',
  },
};
