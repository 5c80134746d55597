import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const roofReplacement: ServicePage<'/services/roofing/replacement'> = {
  path: '/services/roofing/replacement',
  category: 'roofing',
  name: 'Roof Replacement',
  title: `Roof Replacement in Connecticut | ${company.name}`,
  description:
    'Ten warning signs a roof is finished, what a 3–4 day replacement includes, and what it costs per square in Connecticut.',
  priceRange: prices.roofing.anyMaterial,
  hero: {
    heading: 'When a roof is done, replace it once',
    intro:
      'Most replacements take 3–4 days. The hard part is knowing when. Here are ten signs we look for, and the plan we follow when it is time.',
    facts: [
      'Typically 3–4 days',
      `Shingles ${printPrice(prices.roofing.shingles)}`,
      `Metal ${printPrice(prices.roofing.metal)}`,
    ],
    media: { kind: 'picture', name: 'portfolio-4-before' },
  },
  sections: [
    {
      kind: 'warning-signs',
      id: 'warning-signs',
      heading: 'Ten warning signs',
      intro: 'What you see, what it means, and what to do about it.',
      signs: [
        {
          sign: 'Age past 20 years',
          drawing: 'sign-age',
          meaning: 'The asphalt has lost its oils and flexibility.',
          action: 'Book an inspection even if it looks fine.',
        },
        {
          sign: 'Curled or cupped shingles',
          drawing: 'sign-curled',
          meaning: 'Heat from a poorly vented attic, or old age.',
          action: 'Check the vents along with the roof.',
        },
        {
          sign: 'Bald spots and granules in the gutter',
          drawing: 'sign-bald',
          meaning: 'The layer that takes the sun is gone.',
          action: 'Expect a few years at most.',
        },
        {
          sign: 'Shingles missing after ordinary wind',
          drawing: 'sign-missing',
          meaning: 'The seal strips have failed.',
          action: 'Plan for a new roof: patching will keep coming back.',
        },
        {
          sign: 'Daylight or damp in the attic',
          drawing: 'sign-daylight',
          meaning: 'Gaps at vents, valleys or boards.',
          action: 'Have it looked at this week.',
        },
        {
          sign: 'A sagging ridge or soft spots',
          drawing: 'sign-sag',
          meaning: 'Wet decking or tired rafters.',
          action: 'Stay off it and call.',
        },
        {
          sign: 'Ceiling stains that return',
          drawing: 'sign-stain',
          meaning: 'A flashing or valley has failed, often more than one.',
          action: 'Repair only if the field shingles, those on the open slope, are sound.',
        },
        {
          sign: 'Ice dam leaks two winters running',
          drawing: 'sign-ice',
          meaning: 'Missing ice barrier and a warm attic.',
          action: 'Replacement is the time to fix both.',
        },
        {
          sign: 'Moss holding water',
          drawing: 'sign-moss',
          meaning: 'Shade and trapped moisture lift shingle edges.',
          action: 'Cleaning may buy time; lifted edges will not heal.',
        },
        {
          sign: 'Two layers already up there',
          drawing: 'sign-two-layers',
          meaning: 'Code does not allow a third.',
          action: 'The next roof is a tear-off.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Your 3–4 days',
      intro: 'Larger or steeper roofs use the full fourth day.',
      entries: [
        {
          when: 'Day 1',
          what: 'Protect the grounds, strip the first slopes, check and replace decking. 1 day.',
        },
        { when: 'Day 2', what: 'Ice barrier, underlayment, edge metal, flashing; the house is dry. 1 day.' },
        { when: 'Day 3', what: 'Shingles or panels, ridge vent. 1 day.' },
        { when: 'Day 4', what: 'Details, cleanup, magnet sweep, walkthrough. 2–3 hours.' },
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      prices: [
        { label: 'Shingles', price: prices.roofing.shingles },
        { label: 'Metal', price: prices.roofing.metal },
      ],
      note: [
        'One square is 100 square feet of roof surface. ',
        { label: 'Compare the five materials', href: '/services/roofing-installation#materials' },
        '.',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What changes the price',
      items: [
        'The number of old layers',
        'Decking replaced, priced per sheet in the contract',
        'Chimneys and skylights',
        'Pitch and height',
        'Access for the truck',
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Fix these while it is open',
      items: [
        'Bath fans that blow into the attic',
        ['Blocked soffits: see ', { label: 'ventilation', href: '/services/ventilation' }],
        ['Missing insulation at the eaves: see ', { label: 'insulation', href: '/services/insulation' }],
        'Skylights over 20 years old',
        ['Gutters that never fit: see ', { label: 'gutters', href: '/services/gutters' }],
      ],
      media: {
        kind: 'picture',
        name: 'portfolio-4-progress',
        caption: 'Day 2: boards checked, ice barrier and underlayment going on.',
      },
    },
    {
      kind: 'included',
      heading: 'Included in a replacement',
      items: [
        'Tear-off and disposal',
        'Ice barrier at eaves and valleys',
        'New drip edge, pipe boots and step flashing',
        'Ridge and soffit vent check',
        'Plywood protection over shrubs and AC units',
        'Permit and inspection',
        'Photos of the deck before it is covered',
        'A completion certificate',
      ],
      warranty: `The new roof has a ${company.warranty.manufacturer}. The work has our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Questions before you replace',
      entries: [
        {
          question: 'Do I need to move out?',
          answer: 'No. Plan on noise during the workday, mostly on day 1.',
        },
        {
          question: 'How do you price rotten decking?',
          answer: 'A per-sheet price is in the contract before we start. You see photos of every sheet we replace.',
        },
        {
          question: 'Does insurance pay for a new roof?',
          answer: [
            'Only for sudden damage your policy covers, not for age. See ',
            { label: 'insurance claims help', href: '/services/insurance-claims' },
            '.',
          ],
        },
        {
          question: 'Can I pay over time?',
          answer: [
            `Yes, ${company.financing.months} with ${company.financing.down} on approved credit. See `,
            { label: 'financing', href: '/financing' },
            '.',
          ],
        },
      ],
    },
  ],
  related: ['/services/roof-inspection', '/services/roofing-installation', '/financing'],
};
