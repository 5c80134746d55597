import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const sidingLanding: ServicePage<'/services/siding-installation'> = {
  path: '/services/siding-installation',
  category: 'siding',
  name: 'Siding Installation',
  title: `Siding Installation in Connecticut | ${company.name}`,
  description: `New siding for Connecticut homes: compare vinyl, insulated, fiber cement and wood at ${printPrice(prices.siding.anyMaterial)}, then book a free visit.`,
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'New siding, fitted to your house',
    intro:
      'Pick the look first, then the material that holds up where you live. We bring full-size samples, hold them against your brick and roof, and price each choice side by side.',
    facts: [
      `${printPrice(prices.siding.anyMaterial)} by material`,
      `${company.financing.months}, ${company.financing.down}, on approved credit`,
    ],
    actions: [
      { label: 'Book a free visit', href: '#booking' },
      { label: 'Compare materials', href: '#materials' },
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
        'Sheathing, the boards behind the siding, opened and photographed, not covered up',
        'Corners, windows and deck ledgers flashed',
        'Yard left clean each night',
      ],
      media: { kind: 'drawing', name: 'siding-five' },
    },
    {
      kind: 'table',
      id: 'materials',
      heading: 'Compare materials',
      columns: ['Material', 'Price per sq ft', 'Care', 'Good at', 'Think twice if'],
      rows: [
        {
          header: 'Vinyl',
          cells: [
            { price: prices.siding.vinyl, unit: 'implied' },
            'Wash yearly',
            'Budget, low care',
            'Grill or reflected sun will hit it',
          ],
        },
        {
          header: 'Insulated vinyl',
          cells: [
            { price: prices.siding.insulated, unit: 'implied' },
            'Wash yearly',
            'Drafty walls, straighter lines',
            'Walls are badly out of plane',
          ],
        },
        {
          header: 'Engineered wood',
          cells: [
            { price: prices.siding.engineeredWood, unit: 'implied' },
            'Repaint in 12–15 years',
            'Wood look, fewer seams',
            'Grade clearance is tight',
          ],
        },
        {
          header: 'Fiber cement',
          cells: [
            { price: prices.siding.fiberCement, unit: 'implied' },
            'Repaint in 15 years or more',
            'Shoreline, fire, woodpeckers',
            'Access for heavy boards is hard',
          ],
        },
        {
          header: 'Cedar',
          cells: [
            { price: prices.siding.wood, unit: 'implied' },
            'Stain every 4–7 years',
            'Historic and shingle style',
            'You want no upkeep',
          ],
        },
      ],
      footnote: [
        'Lifespan, wind rating, warranty and styles are in ',
        { label: 'every siding material in full', href: '/services/siding-installation-detail#materials' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'What happens after you book',
      steps: [
        { title: 'We confirm', duration: 'Within 24 hours', details: 'You have a time for the visit.' },
        { title: 'Visit and measuring', duration: '2–3 hours', details: 'At your house, around every wall.' },
        {
          title: 'Samples and written price',
          duration: '1 day after the visit',
          details: 'Each choice priced side by side.',
        },
        { title: 'You choose', details: 'The color and the start date are yours.' },
        { title: 'Siding goes on', duration: '3–5 days of work', details: 'One crew, and a clean yard each night.' },
      ],
    },
    {
      kind: 'visit',
      id: 'booking',
      heading: 'Book your siding visit',
      text: 'Tell us the town, the year of the house and what you want to change.',
    },
    {
      kind: 'included',
      heading: 'Included with new siding',
      items: ['Samples at your house', 'Permit', 'Disposal', 'Weather barrier', 'Flashing', 'Trim', 'Daily cleanup'],
      warranty: `The installation has a ${company.warranty.manufacturer}, and our work a ${company.warranty.workmanship} of its own.`,
    },
    {
      kind: 'faq',
      heading: 'Questions before you book',
      entries: [
        { question: 'Do I have to be home?', answer: 'Only for the measuring visit and the final walkthrough.' },
        {
          question: 'Can you keep my shutters and lights?',
          answer: 'Yes. We take them down, label them and put them back.',
        },
        {
          question: 'What about the gutters?',
          answer: [
            'They come off for siding. It is a good time to ',
            { label: 'replace them', href: '/services/gutters/replacement' },
            '.',
          ],
        },
        {
          question: 'Is there financing?',
          answer: [
            `${company.financing.months} with ${company.financing.down} on approved credit. See `,
            { label: 'financing', href: '/financing' },
            '.',
          ],
        },
      ],
    },
  ],
  related: ['/services/siding', '/services/siding-installation-detail', '/services/gutters'],
};
