import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { credit, orderOfTrades } from '@/content/promises';
import { reply } from '@/content/reply';
import type { ServicePage } from '@/content/types';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { addedToSiding, includedAndCovered, wholeHouse } from './example-house';
import { sidingStepTime } from './schedule';

export const sidingLanding: ServicePage<'/services/siding-installation'> = {
  path: '/services/siding-installation',
  name: 'Siding Installation',
  title: 'Siding Installation & Prices in CT',
  description: `Siding installation in Connecticut. Five materials at ${printPrice(prices.siding.anyMaterial)}. See samples held up to your own house at a free visit.`,
  priceRange: prices.siding.anyMaterial,
  storyline: 'material',
  ground: 'clapboard',
  row: {
    ruler: {
      tick: 40,
      text: 'One wall in five materials, drawn to the same scale. A course is one row of siding, and each tick on the ruler is one foot.',
    },
    pieces: [
      { name: 'Vinyl', drawing: 'wall-vinyl', description: 'Drawn with 4-inch courses.' },
      { name: 'Insulated vinyl', drawing: 'wall-insulated', description: 'Drawn with 6-inch courses.' },
      {
        name: 'Engineered wood',
        drawing: 'wall-engineered',
        description: 'Drawn with 6 5/8 inches of each board showing.',
      },
      { name: 'Fiber cement', drawing: 'wall-fiber-cement', description: 'Drawn with 6 inches of each board showing.' },
      { name: 'Cedar', drawing: 'wall-cedar', description: 'Drawn as shingles, 5 inches showing.' },
    ],
  },
  railFacts: [
    { label: 'Price by material', price: prices.siding.anyMaterial },
    { label: 'Measuring visit', value: sidingStepTime('measure') },
    { label: 'Siding work in vinyl', value: durations.siding.vinyl },
  ],
  hero: {
    heading: 'Siding installation in Connecticut',
    intro: `We measure in ${sidingStepTime('measure')} and price each choice side by side ${sidingStepTime('price')} later. Pick the look you like, then the material that holds up where you live. We’ll bring full-size samples and hold them up to your brick and roof.`,
    facts: [printPrice(prices.siding.anyMaterial, { by: 'material' }), 'Full-size samples at your house'],
    actions: [
      { label: 'Book a Visit', href: '/#booking' },
      { label: 'Compare Materials', href: '#materials' },
    ],
  },
  sections: [
    {
      kind: 'scaled',
      id: 'materials',
      heading: 'Compare siding materials',
      railLabel: 'Five materials compared',
      subject: 'Material, and what it’s good for',
      price: {
        heading: 'Price per sq ft',
        ends: `${formatDollars(0)} to ${printBarePrice(prices.siding.anyMaterial, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: prices.siding.anyMaterial.high },
      },
      last: 'Think twice if',
      rows: [
        {
          name: 'Vinyl',
          text: 'Good for a small budget and little upkeep.',
          points: ['Wash once a year'],
          media: { kind: 'drawing', name: 'section-vinyl' },
          price: prices.siding.vinyl,
          last: 'It’ll be close to a grill or in reflected sun',
        },
        {
          name: 'Insulated vinyl',
          text: 'Good for cold walls and straighter lines.',
          points: ['Wash once a year'],
          media: { kind: 'drawing', name: 'section-insulated' },
          price: prices.siding.insulated,
          last: 'Your walls are already well insulated',
        },
        {
          name: 'Engineered wood',
          text: 'Good for a wood look with fewer seams.',
          points: ['Repaint in 12–15 years'],
          media: { kind: 'drawing', name: 'section-engineered' },
          price: prices.siding.engineeredWood,
          last: 'The siding has to sit close to the ground',
        },
        {
          name: 'Fiber cement',
          text: 'Good on the shoreline, and where fire or woodpeckers are a worry.',
          points: ['Repaint in 15 years or more'],
          media: { kind: 'drawing', name: 'section-fiber-cement' },
          price: prices.siding.fiberCement,
          last: 'Heavy boards are hard to get to the wall',
        },
        {
          name: 'Cedar',
          text: 'Good for historic and shingle-style houses.',
          points: ['Stain every 4–7 years, or leave white cedar bare'],
          media: { kind: 'drawing', name: 'section-wood' },
          price: prices.siding.wood,
          last: 'You want no upkeep',
        },
      ],
      footnote: [
        'Prices are per square foot, for the siding and the labor. See ',
        {
          label: 'lifespan, wind rating, warranty and styles for each',
          href: '/services/siding-installation-detail#materials',
        },
        '.',
      ],
    },
    {
      kind: 'note',
      heading: 'Why people call us for siding',
      railLabel: 'Why us, and what’s included',
      items: [
        'One crew from tear-off to trim',
        'We check the sheathing (the boards behind the siding) and show you photos',
        'Flashing at corners, windows and decks',
        'A clean yard every night',
      ],
      beside: [
        {
          heading: 'What’s in your written price',
          text: includedAndCovered,
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'What happens after you book',
      railLabel: 'After you book',
      steps: [
        { title: 'We confirm', duration: reply.alone, details: 'You know when we’re coming.' },
        {
          title: 'Visit and measuring',
          duration: sidingStepTime('measure'),
          details: 'We bring samples and measure every wall.',
        },
        {
          title: 'Written price',
          duration: `${sidingStepTime('price')} after the visit`,
          details: 'Your choices are priced side by side.',
        },
        { title: 'You choose', details: 'You pick the material and color, and we agree on a start date.' },
        {
          title: 'Siding goes up',
          duration: `${durations.siding.vinyl} for vinyl`,
          details: 'Courses, corners, trim and soffit go up.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about siding installation',
      answers: {
        'Is vinyl or fiber cement siding better?': `Vinyl never needs paint and costs less: ${printBarePrice(prices.siding.vinyl, { conditionIs: 'in the same sentence' })}, compared with ${printBarePrice(prices.siding.fiberCement, { conditionIs: 'in the same sentence' })} for fiber cement, both before tear-off. Fiber cement lasts longer, doesn’t burn, and doesn’t mind salt air or woodpeckers. Inland on a budget, choose vinyl. On the shore, choose fiber cement.`,
        'How much is siding for a 2,000 square foot house?': `In vinyl, ${wholeHouse(prices.siding.vinyl)} for the siding and labor on a two-story house. Every other material costs more; cedar runs ${wholeHouse(prices.siding.wood)}. ${addedToSiding} We measure the walls before we give you a firm price.`,
        'Do I have to be home while you work?':
          'Only for the measuring visit and the final walkthrough. In between, please keep cars out of the driveway and pets inside. If we find something behind the siding, we’ll send you photos and a price before we fix it.',
        'What about my shutters, lights and gutters?': [
          'We take down the shutters and lights, label them and put them back. Gutters come off too. If yours are worn out, that’s a good time to ',
          { label: 'replace them', href: '/services/gutters/replacement' },
          ', because they’re already down.',
        ],
        'Should I replace the windows before the siding?': [
          `Yes, if they’re due. ${orderOfTrades} That way the flashing around each window laps under the new siding. See `,
          { label: 'window replacement', href: '/services/windows/replacement' },
          ' for what they cost.',
        ],
        'Can I finance new siding?': [
          `Yes. ${credit.sentence} You can also pay part in cash and borrow less. `,
          { label: 'Compare ways to pay', href: '/financing' },
          '.',
        ],
      },
    },
  ],
  related: ['/services/siding', '/services/siding-installation-detail', '/services/gutters'],
  closing: {
    id: 'booking',
    heading: 'See the samples on your own\u00a0wall',
    text: 'Pick a day and a time, and we’ll bring the boards and panels. Tell us your town, the year the house was built and what you’d like to change.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
