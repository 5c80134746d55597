import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const gutterSizing: ServicePage<'/services/gutters/installation'> = {
  path: '/services/gutters/installation',
  category: 'gutters',
  name: 'Gutter Sizing & Layout',
  title: `Gutter Sizing & Layout for CT Homes | ${company.name}`,
  description:
    'How we size gutters and place downspouts for Connecticut roofs: 5 or 6 inch, slope, outlets and snow. A plain guide with answers.',
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'How we size and lay out your gutters',
    intro:
      'Gutters fail in the planning, not the metal. Here is how we decide size, slope and drops before anything is cut.',
    facts: ['A drawn layout you keep', 'About 1/4 inch of fall every 10 feet'],
    media: { kind: 'drawing', name: 'gutter-plan' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs the layout is wrong, not the gutter',
      items: [
        'Overflow at one corner only',
        'One downspout doing three runs',
        'Splash marks under a valley',
        'Ice in the same spot each year',
      ],
    },
    {
      kind: 'table',
      heading: 'Choosing a size',
      columns: ['Gutter', 'Where we use it'],
      rows: [
        { header: '5-inch K-style', cells: ['Small, shallow roofs'] },
        { header: '6-inch K-style', cells: ['Large planes, steep pitches and long runs'] },
        { header: 'Half-round', cells: ['Older homes, and where wood gutters were'] },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Drops and slope',
      figure: 'gutter-fall',
      columns: [
        {
          heading: 'Where downspouts go',
          items: [
            'At least one per 40 feet of run, more at inside corners and under valleys',
            'Never above a door or a walkway',
            'Outlets cut to the full size of the pipe',
          ],
        },
        {
          heading: 'Slope and snow',
          items: [
            'About 1/4 inch of fall for every 10 feet',
            'Front edge a little lower than the back',
            'Hangers at most 24 inches apart, and every 16 to 18 inches under metal roofs that shed snow',
          ],
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Details we add by habit',
      items: [
        'Drip edge, the metal strip at the roof’s edge, tucked into the gutter',
        'End caps riveted and sealed',
        'A splash guard at the valley',
        'A strap at the bottom of every downspout',
      ],
      media: { kind: 'drawing', name: 'gutter-habits' },
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'What each system costs per foot',
      prices: [
        { label: 'Seamless aluminum', price: prices.gutters.aluminum },
        { label: 'Copper', price: prices.gutters.copper },
        { label: 'Steel', price: prices.gutters.steel },
        { label: 'Guards', price: prices.gutters.guards },
      ],
      note: [
        'Per linear foot. Compare them under ',
        { label: 'Gutter systems', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'Step by step',
      figure: 'gutter-flush',
      steps: [
        { title: 'Watch', details: 'Where the water runs, and where it collects.' },
        { title: 'Measure', duration: '1–2 hours', details: 'Every run and every drop.' },
        { title: 'Draw', duration: '2–3 hours', details: 'The layout: size, slope and downspout spots on one sheet.' },
        { title: 'Approve', details: 'You see the drawing before anything is cut.' },
        {
          title: 'Install',
          duration: 'Removal 2–4 hours, hanging 4–6 hours, downspouts 2–3 hours',
          details: 'Old gutters down, new runs formed and hung, then the pipes that carry the water off.',
        },
        { title: 'Test', duration: '1 hour', details: 'Water in at the high end, a look at every joint and outlet.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Yours with the layout',
      items: ['A drawn layout you keep', 'Hidden hangers', 'Sealed ends and corners', 'Water test'],
      warranty: `A 20-year material warranty on aluminum and our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Planning questions',
      entries: [
        {
          question: 'Can gutters be hung without fascia?',
          answer: 'With roof-hung brackets or a new fascia board.',
        },
        { question: 'Do I need a permit?', answer: 'Usually not for gutters alone.' },
        { question: 'Do you install rain barrels?', answer: 'We leave a diverter; you supply the barrel.' },
        {
          question: 'Will it match my trim?',
          answer: 'We carry the common whites, browns and black and order the rest.',
        },
      ],
    },
  ],
  related: ['/services/gutter-installation', '/services/gutters/downspouts', '/services/gutters/guards'],
};
