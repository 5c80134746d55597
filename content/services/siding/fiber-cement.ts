import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall } from './example-house';
import { sidingCompared } from './lifespans';
import { sidingJob, sidingStops, sidingTotal } from './schedule';
import { visitActions } from '@/content/services/visit-actions';

export const fiberCementSiding: ServicePage<'/services/siding/fiber-cement'> = {
  path: '/services/siding/fiber-cement',
  name: 'Fiber Cement Siding',
  title: 'Fiber Cement Siding in Connecticut',
  description: `Fiber cement siding in Connecticut, ${printPrice(prices.siding.fiberCement)}. It lasts 40–50 years, doesn’t burn and holds up in salt air.`,
  priceRange: prices.siding.fiberCement,
  hero: {
    heading: 'Fiber cement siding in\u00a0Connecticut',
    intro:
      'Fiber cement doesn’t burn, doesn’t rot and doesn’t mind salt air. Put up right, it typically lasts 40 to 50 years.',
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'sage',
  plate: {
    price: { price: priceOfSize(prices.siding.fiberCement, exampleWall), of: plateWall },
    time: { label: 'The siding', value: durations.siding.fiberCement, note: 'once the wall is ready' },
    next: sidingStops,
  },
  board: {
    picture: 'sample-board-fiber-cement',
    samples: [
      {
        name: 'Lap boards',
        description: 'The look of clapboards in cement board.',
        points: ['Smooth or cedar grain'],
        price: prices.siding.fiberCementLap,
        pieces: ['lap'],
      },
      {
        name: 'Shingle panels',
        description: 'Shingle shapes in a panel, straight or staggered.',
        points: ['Made for gables'],
        price: prices.siding.fiberCementShingle,
        pieces: ['shingle'],
      },
      {
        name: 'Board and batten panels',
        description: 'Large sheets with trim strips over the joints.',
        points: ['Vertical lines'],
        price: prices.siding.fiberCementBoardAndBatten,
        pieces: ['boardAndBatten'],
      },
      {
        name: 'Wide trim and corner boards',
        description: 'Siding with wide, flat boards at corners, windows and doors.',
        points: ['Factory finished'],
        price: prices.siding.fiberCementTrim,
        pieces: ['trim'],
      },
    ],
  },
  house: {
    name: 'fiber-cement-house',
    caption: 'The boards stop above the porch roof and the soil.',
  },
  sections: [
    sidingCompared('fiberCement', ['vinyl', 'fiberCement', 'wood'], {
      heading: 'Fiber cement, vinyl or wood?',
      railLabel: 'Compared with others',
      fit: [
        {
          heading: 'Where fiber cement is worth the price',
          items: [
            'Within half a mile of the Sound',
            'In historic districts that don’t allow vinyl',
            'Where woodpeckers are a problem',
            'On busy roads, because heavy boards keep out noise',
          ],
        },
        {
          heading: 'Think twice if',
          items: [
            'You want it for warmth: the board adds very little insulation',
            [
              'You rent the house out, or you’ll sell in a few years: look at ',
              { label: 'vinyl', href: '/services/siding/vinyl' },
            ],
          ],
        },
      ],
    }),
    {
      kind: 'details',
      heading: 'How we install fiber cement',
      railLabel: 'Details that make it last',
      intro: 'Fiber cement lasts if water can get off it and the wall can dry. The drawing is to scale.',
      details: {
        figure: 'fiber-cement-wall',
        rows: {
          nails: { title: 'Stainless nails near salt water', text: 'Plain steel rusts and streaks the paint.' },
          soil: { title: '6 inches of space above soil', text: 'The boards stop there, and the foundation shows.' },
          roof: {
            title: 'About 2 inches above a roof',
            text: 'In that gap, flashing carries the water down the roof.',
          },
          joint: { title: 'Joints flashed, not just caulked', text: 'A strip of flashing goes behind every joint.' },
          cutEdge: { title: 'Cut edges primed', text: 'We prime every cut before the board goes up.' },
          deck: { title: 'No boards touching a deck', text: 'They need room to dry there, too.' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: `Old siding off and fiber cement up, in ${sidingTotal('fiberCement')}.`,
      steps: {
        heading: 'How a fiber cement job goes',
        ...sidingJob(
          {
            measure: 'We plan where to carry the heavy boards.',
            wall: 'It has to drain before we cover it.',
            siding: 'We prime the cut edges as we go.',
            walkthrough: 'You keep a touch-up kit in your color.',
          },
          'fiberCement',
        ),
      },
      lists: [
        {
          heading: 'What’s in your written price',
          kind: 'included',
          items: [...inSidingPrice, 'A touch-up kit in your color'],
        },
      ],
      folded: {
        label: 'Signs fiber cement is right for you',
        lists: [
          {
            heading: 'Signs fiber cement is right for you',
            kind: 'line',
            items: [
              'Vinyl that melted or rattles',
              'Clapboards you’re tired of painting every four years',
              'Rust streaks from old nails near the water',
              'A house close to the neighbor’s, where fire is a worry',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.fiberCementSiding },
    },
    {
      kind: 'faq',
      heading: 'Questions about fiber cement siding',
      answers: {
        'Do you have to paint fiber cement siding?':
          'Not at first. It comes with a factory finish, and that’s worth the extra cost. Plan on repainting after 15 years or more, and renew the caulk when you see it crack. Wash it with a hose and a soft brush.',
        'Is fiber cement siding worth it over vinyl?': `Yes, if you plan to stay, live near the water or want it to look like wood. At ${printPrice(prices.siding.vinyl)}, vinyl is the better buy for a rental, or a house you’ll sell in a few years.`,
        'Will fiber cement make my house warmer?': [
          'Not by itself. The board adds very little insulation. While the wall is open, it’s the right time to add foam sheathing or fill the walls with ',
          { label: 'insulation', href: '/services/insulation' },
          '. That’s what makes the rooms feel warmer.',
        ],
        'Is the dust from cutting fiber cement dangerous?':
          'Yes, it contains silica, and we keep the dust down. We cut outside, with shears or with saws that collect it. Keep the windows on that side closed while we work.',
      },
    },
  ],
  related: ['/services/siding-installation-detail', '/services/insulation', '/services/siding/replacement'],
  closing: {
    heading: 'Feel the weight of\u00a0a\u00a0board',
    text: 'We’ll bring sample boards and factory colors, and measure while we’re there.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
