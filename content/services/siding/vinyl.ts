import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const vinylSiding: ServicePage<'/services/siding/vinyl'> = {
  path: '/services/siding/vinyl',
  category: 'siding',
  name: 'Vinyl Siding',
  title: `Vinyl Siding Installation in CT | ${company.name}`,
  description: `Vinyl siding for Connecticut homes: ${printPrice(prices.siding.vinyl)}, 20–40 year life, no painting. Profiles, pros, limits and how we install it right.`,
  priceRange: prices.siding.vinyl,
  hero: {
    heading: 'Vinyl siding, hung the way it should be',
    intro:
      'Vinyl is common on Connecticut houses for plain reasons: fair cost, no paint, many profiles. It needs to be hung loose and detailed at the edges, and that is where we spend our time.',
    facts: [printPrice(prices.siding.vinyl), '20–40 year life', 'No painting'],
    media: { kind: 'drawing', name: 'vinyl-hung' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs old vinyl is done',
      items: [
        'Chalky color on your hand',
        'Cracks at the nail hem, the strip the nails go through',
        'Panels that unzip in wind',
        'Waves you can see from the street',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Where vinyl belongs',
      columns: [
        {
          heading: 'Good for',
          items: ['Capes, ranches and colonials inland', 'Rentals', 'Second floors where painting means scaffolding'],
        },
        {
          heading: 'Not ideal for',
          mark: 'dash',
          items: [
            'Walls that get reflected heat from low-e windows',
            'Right beside a grill',
            'Historic districts without approval',
          ],
        },
      ],
    },
    {
      kind: 'options',
      heading: 'Four profiles',
      options: [
        {
          name: 'Dutch lap',
          description: 'A notched shadow line.',
          points: ['Suits colonials'],
          price: prices.siding.vinylDutchLap,
          media: { kind: 'drawing', name: 'vinyl-dutch-lap' },
        },
        {
          name: 'Traditional clapboard',
          description: 'The plain, straight lap.',
          points: ['Smooth or wood grain'],
          price: prices.siding.vinylClapboard,
          media: { kind: 'drawing', name: 'vinyl-clapboard' },
        },
        {
          name: 'Board and batten',
          description: 'Vertical, with a strip over each joint.',
          points: ['A modern-farm look'],
          price: prices.siding.vinylBoardAndBatten,
          media: { kind: 'drawing', name: 'vinyl-batten' },
        },
        {
          name: 'Shake panels',
          description: 'The look of shingles in a panel.',
          points: ['For gables and dormers'],
          price: prices.siding.vinylShake,
          media: { kind: 'drawing', name: 'vinyl-shake' },
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'How we install it',
      items: [
        "Nails centered in the slot with a dime's gap, so panels slide",
        '1/4 inch left at ends, 3/8 inch when it is below 40 degrees',
        'Corners over house wrap, not over gaps',
        'J-channel, the trim around openings, drained and not caulked shut',
        'Soffit vents kept open',
      ],
      media: {
        kind: 'picture',
        name: 'detail-siding',
        caption: 'Corners and casings are where a wall stays dry or does not.',
      },
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'About a week, start to finish',
      steps: [
        {
          title: 'Measure',
          duration: '2–3 hours',
          details: 'Every wall, and the profile you like held up against it.',
        },
        { title: 'Written price', duration: '1 day', details: 'Panels, trim and soffit on one sheet.' },
        { title: 'Old siding off and wall check', duration: '1 day', details: 'We look before anything is covered.' },
        { title: 'Barrier and flashing', duration: '1 day', details: 'House wrap, and flashing at the openings.' },
        { title: 'Panels and trim', duration: '3–5 days', details: 'Hung loose, locked course by course.' },
        { title: 'Walkthrough', duration: '2–3 hours', details: 'We go over every edge with you.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with vinyl',
      items: [
        'Weather barrier',
        'Corner posts, J-channel and starter',
        'Vented soffit',
        'Light and outlet blocks',
        'Disposal',
        'Cleanup',
      ],
      warranty: `Limited lifetime from the maker of the panels. From us, a ${company.warranty.manufacturer} on the installation and a ${company.warranty.workmanship}. Care is a hose and a soft brush, once a year.`,
    },
    {
      kind: 'faq',
      heading: 'Vinyl questions',
      entries: [
        {
          question: 'Can vinyl be painted?',
          answer: 'Yes, with paint made for it, in colors no darker than the panel.',
        },
        {
          question: 'Does it crack in cold?',
          answer: 'It gets brittle below 40 degrees and can break on impact.',
        },
        { question: 'What thickness do you use?', answer: 'Usually .042 to .046 inch.' },
        { question: 'Will it look wavy?', answer: 'Only if it was nailed tight.' },
      ],
    },
  ],
  related: ['/services/siding/insulated', '/services/siding-installation-detail', '/services/siding/replacement'],
};
