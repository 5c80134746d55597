import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { credit, orderOfTrades, reply } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { wholeHouse } from './example-house';
import { sidingStepTime } from './schedule';

export const sidingLanding: ServicePage<'/services/siding-installation'> = {
  path: '/services/siding-installation',
  category: 'siding',
  name: 'Siding Installation',
  title: `Siding Installation & Prices in CT | ${company.name}`,
  description: `Siding installation in Connecticut. Compare five materials at ${printPrice(prices.siding.anyMaterial)}, see samples held against your own house, and book a free visit.`,
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Siding installation in Connecticut',
    intro:
      'Pick the look you like, then the material that holds up where you live. We’ll bring full-size samples, hold them against your brick and roof, and price each choice side by side.',
    facts: [`${printPrice(prices.siding.anyMaterial)} by material`, 'Full-size samples at your house'],
    actions: [
      { label: 'Book a Visit', href: '/#booking' },
      { label: 'Compare Materials', href: '#materials' },
    ],
    media: { kind: 'picture', name: 'portfolio-2' },
  },
  sections: [
    {
      kind: 'list',
      style: 'checks',
      heading: 'Why people call us for siding',
      items: [
        'One crew from tear-off to trim',
        'We open up the sheathing, the boards behind the siding, and send you photos',
        'Flashing at corners, windows and decks',
        'A clean yard every night',
      ],
      media: { kind: 'drawing', name: 'siding-five' },
    },
    {
      kind: 'table',
      id: 'materials',
      heading: 'Compare siding materials',
      columns: ['Material', 'Price per sq ft', 'Care', 'Good for', 'Think twice if'],
      rows: [
        {
          header: 'Vinyl',
          cells: [
            { price: prices.siding.vinyl, unit: 'implied' },
            'Wash once a year',
            'Budget, low care',
            'A grill or reflected sun will hit it',
          ],
        },
        {
          header: 'Insulated vinyl',
          cells: [
            { price: prices.siding.insulated, unit: 'implied' },
            'Wash once a year',
            'Drafty walls, straighter lines',
            'Your walls are badly out of line',
          ],
        },
        {
          header: 'Engineered wood',
          cells: [
            { price: prices.siding.engineeredWood, unit: 'implied' },
            'Repaint in 12–15 years',
            'A wood look with fewer seams',
            'The siding has to sit close to the ground',
          ],
        },
        {
          header: 'Fiber cement',
          cells: [
            { price: prices.siding.fiberCement, unit: 'implied' },
            'Repaint in 15 years or more',
            'Shoreline, fire, woodpeckers',
            'Heavy boards are hard to get to the wall',
          ],
        },
        {
          header: 'Cedar',
          cells: [
            { price: prices.siding.wood, unit: 'implied' },
            'Stain every 4–7 years',
            'Historic and shingle-style houses',
            'You want no upkeep',
          ],
        },
      ],
      footnote: [
        'See ',
        {
          label: 'lifespan, wind rating, warranty and styles for each',
          href: '/services/siding-installation-detail#materials',
        },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'What happens after you book',
      steps: [
        { title: 'We confirm', duration: reply.within, details: 'You know when we’re coming.' },
        {
          title: 'Visit and measuring',
          duration: sidingStepTime('measure'),
          details: 'At your house, with samples, around every wall.',
        },
        {
          title: 'Written price',
          duration: `${sidingStepTime('price')} after the visit`,
          details: 'Each choice is priced side by side.',
        },
        { title: 'You choose', details: 'You pick the material and color, and we agree on a start date.' },
        {
          title: 'Siding goes up',
          duration: `${durations.siding.vinyl} for vinyl`,
          details: 'One crew, and a clean yard every night.',
        },
      ],
    },
    {
      kind: 'visit',
      id: 'booking',
      heading: 'Book your siding visit',
      text: 'Pick a day and a time. Tell us your town, the year the house was built and what you’d like to change.',
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Samples at your house',
        'Permit',
        'Tear-off and disposal',
        'Weather barrier',
        'Flashing',
        'Trim',
        'Daily cleanup',
      ],
      warranty: warranties.siding.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about siding installation',
      entries: [
        {
          question: 'Is vinyl or fiber cement siding better?',
          answer: `Vinyl costs less and never needs paint: ${printPrice(prices.siding.vinyl)}, against ${printPrice(prices.siding.fiberCement)} for fiber cement. Fiber cement lasts longer, doesn’t burn, and doesn’t mind salt air or woodpeckers. Inland on a budget, choose vinyl. On the shore, choose fiber cement.`,
        },
        {
          question: 'How much is siding for a 2,000 square foot house?',
          answer: `In vinyl, about ${wholeHouse(prices.siding.vinyl)} for the siding and labor on a two-story house. Every other material costs more, up to ${wholeHouse(prices.siding.wood)} for cedar. We measure the walls before we give you a firm price.`,
        },
        {
          question: 'Do I have to be home while you work?',
          answer:
            'Only for the measuring visit and the final walkthrough. In between, we need an outside outlet, room in the driveway for the trailer, and your pets inside. We’ll call if we find something behind the siding.',
        },
        {
          question: 'What about my shutters, lights and gutters?',
          answer: [
            'We take down the shutters and lights, label them and put them back. Gutters come off too. If yours are worn out, that’s a good time to ',
            { label: 'replace them', href: '/services/gutters/replacement' },
            ', because they’re already down.',
          ],
        },
        {
          question: 'Should I replace the windows before the siding?',
          answer: [
            `Yes, if they’re due. ${orderOfTrades} That way the flashing around each window laps under the new siding. See `,
            { label: 'window replacement', href: '/services/windows/replacement' },
            ' for what they cost.',
          ],
        },
        {
          question: 'Can I finance new siding?',
          answer: [
            `Yes. ${credit.sentence} You can also pay part in cash and borrow less. `,
            { label: 'Compare ways to pay', href: '/financing' },
            '.',
          ],
        },
      ],
    },
  ],
  related: ['/services/siding', '/services/siding-installation-detail', '/services/gutters'],
  closing: {
    heading: 'See the samples on your own wall',
    text: 'Pick a day, and we’ll bring the boards and panels to your house.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
