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
    'The smaller jobs on a Connecticut house: exterior repairs, attic insulation and vents, maintenance plans, insurance claim help and a free exterior inspection.',
  hero: {
    heading: 'Repairs, insulation and upkeep in Connecticut',
    intro:
      'Not every job is a new roof. These are the smaller jobs that put off the big ones: a rotted board, a cold attic, a clogged vent, a storm claim. We’ll come out for one of them or do several in a visit.',
    facts: [`Single repairs from ${formatDollars(anyRepair.low)}`, 'No trip charge for estimates'],
    media: { kind: 'picture', name: 'portfolio-6' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Six services',
      cards: [
        {
          title: 'Exterior repairs',
          text: `Siding, trim, windows and doors. Most repairs run ${printPrice(anyRepair)}.`,
          links: [{ label: 'Exterior repairs', href: '/services/exterior-repairs' }],
          media: { kind: 'drawing', name: 'repair-scarf' },
        },
        {
          title: 'Insulation',
          text: 'For attics, walls and rim joists. It’s easiest while the roof or siding is off.',
          links: [{ label: 'Insulation', href: '/services/insulation' }],
          media: { kind: 'drawing', name: 'ice-dam' },
        },
        {
          title: 'Ventilation',
          text: 'Air in at the eaves and out at the ridge, for a dry attic and less ice.',
          links: [{ label: 'Ventilation', href: '/services/ventilation' }],
          media: { kind: 'picture', name: 'detail-ridge' },
        },
        {
          title: 'Maintenance plans',
          text: 'Two visits a year. We clean the gutters, fix small things and send you a list.',
          links: [{ label: 'Maintenance plans', href: '/services/maintenance' }],
          media: { kind: 'picture', name: 'portfolio-8' },
        },
        {
          title: 'Insurance claims help',
          text: 'Photos, measurements, a written scope, and a meeting with your adjuster.',
          links: [{ label: 'Insurance claims help', href: '/services/insurance-claims' }],
          media: { kind: 'drawing', name: 'storm-test-square' },
        },
        {
          title: 'Free exterior inspection',
          text: 'We look at the whole outside of your house and price what needs doing.',
          links: [{ label: 'Free exterior inspection', href: '/services/inspections' }],
          media: { kind: 'drawing', name: 'house-close' },
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'What to check on your house, month by month',
      entries: [
        { when: 'March', what: 'Look for ice damage and loose gutters.' },
        { when: 'May', what: 'Clean the gutters and wash the siding.' },
        { when: 'July', what: 'Trim limbs before storm season.' },
        { when: 'September', what: 'Check the roof and the caulk.' },
        { when: 'November', what: 'Clean the gutters again and look in the attic before it snows.' },
        { when: 'January', what: 'Rake snow off the eaves and watch for ice.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about small jobs',
      entries: [
        {
          question: 'Do you take on small jobs?',
          answer: `Yes. Single repairs start at ${formatDollars(anyRepair.low)}. A loose shutter, one rotted sill or a few feet of trim is a fine reason to call. If it’s something you can do yourself with a tube of caulk, we’ll say so.`,
        },
        {
          question: 'Do you charge to come out?',
          answer: `Not for an estimate. ${estimate.free} We look, take photos and write down what it would cost, repair by repair, so you can choose what to do now and what can wait.`,
        },
        {
          question: 'Can you do several small repairs in one visit?',
          answer:
            'Yes, and it usually costs less than doing them one at a time, because we set up the ladders once. Walk around the house and make a list. We’ll price every line and do as many as you like.',
        },
        {
          question: 'How much does it cost to fix rotted trim?',
          answer: `Most trim and fascia repairs run ${printFigures(trim)}. A short board is at the low end. A long run, or rot that’s gone into the rafter tails, is at the high end. You get the price in writing first.`,
        },
        {
          question: 'How soon can you come?',
          answer:
            'You get a written estimate 24 to 48 hours after we look, and most repairs are scheduled one to two weeks after that. If water is getting in, tell us, and you’ll move to the front of the line.',
        },
      ],
    },
  ],
  related: ['/services', '/financing', '/contact'],
  closing: {
    heading: 'Make a list of the small stuff',
    text: 'Send us everything you’ve been meaning to fix. We’ll price it line by line, and you choose.',
  },
};
