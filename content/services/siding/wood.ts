import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate, leadSafe } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall } from './example-house';
import { sidingCompared } from './lifespans';
import { sidingJob, sidingStops, sidingTotal } from './schedule';
import { visitActions } from '@/content/services/visit-actions';

const [weeks = '', drying = ''] = durations.siding.wood.split(', ');

export const woodSiding: ServicePage<'/services/siding/wood'> = {
  path: '/services/siding/wood',
  name: 'Wood Siding',
  title: 'Cedar & Wood Siding in Connecticut',
  description: `Cedar clapboards and shingles for Connecticut homes, ${printPrice(prices.siding.wood)}. How often it needs stain, and how we build it.`,
  priceRange: prices.siding.wood,
  hero: {
    heading: 'Cedar and wood siding in Connecticut',
    intro: 'Cedar and pine last 30 to 60 years if the boards can dry and you keep up with the stain.',
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'peach',
  plate: {
    price: { price: priceOfSize(prices.siding.wood, exampleWall), of: plateWall },
    time: { label: 'The siding', value: weeks, note: drying },
    next: sidingStops,
  },
  board: {
    picture: 'sample-board-wood',
    samples: [
      {
        name: 'Red cedar clapboards',
        description: 'Overlapping boards with real grain.',
        points: ['Painted or stained', 'Repairable board by board'],
        price: prices.siding.redCedarClapboards,
        pieces: ['cedar'],
      },
      {
        name: 'Pre-finished clapboards',
        description: 'Clapboards that arrive with the finish on.',
        points: ['Factory stained on all sides'],
        price: prices.siding.prefinishedClapboards,
        pieces: ['painted'],
      },
      {
        name: 'White cedar shingles',
        description: 'The one wood here that can weather bare, without stain.',
        points: ['Turn gray to silver near the shore'],
        price: prices.siding.whiteCedarShingles,
        pieces: ['weathered', 'newShingles'],
      },
      {
        name: 'Vertical boards',
        description: 'Boards that run up the wall.',
        points: ['Shiplap or board and batten'],
        price: prices.siding.verticalBoards,
        pieces: ['pine'],
      },
    ],
  },
  house: { name: 'portfolio-5', caption: 'White cedar, never stained.' },
  sections: [
    sidingCompared('wood', ['wood', 'engineeredWood', 'fiberCement'], {
      heading: 'Wood, engineered\u00a0wood or\u00a0fiber\u00a0cement?',
      railLabel: 'Compared with others',
      fit: [
        {
          heading: 'Where wood belongs',
          items: [
            'In historic districts, where it’s often the easiest to get approved',
            'On a house where you want to change one bad board at a time',
          ],
        },
        {
          heading: 'Think twice if',
          items: [
            [
              'You’d skip the stain: choose white cedar shingles or ',
              { label: 'fiber cement', href: '/services/siding/fiber-cement' },
            ],
            'The boards would stay wet: they can fail in ten years',
          ],
        },
      ],
    }),
    {
      kind: 'details',
      heading: 'How we make wood siding last',
      railLabel: 'How we make it last',
      intro: 'Each clapboard laps over the one below, with the weather barrier behind them. The drawing is to scale.',
      details: {
        figure: 'wood-wall',
        rows: {
          primer: { title: 'Back-primed or pre-finished boards', text: 'Every cut gets primed, too.' },
          gap: { title: 'A drainage gap behind the boards', text: 'Air can dry them, and water can drain.' },
          nails: { title: 'Stainless ring-shank nails', text: 'No rust runs down from them.' },
          soil: { title: '6 inches above the ground', text: 'And never touching concrete.' },
          flashing: { title: 'Copper or painted flashing', text: 'Wherever a board meets trim.' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: `Old siding off and new wood up: ${sidingTotal('wood')}, ${drying}.`,
      steps: {
        heading: 'How a wood siding job goes',
        ...sidingJob(
          {
            measure: 'Old boards too, so the new ones line up.',
            wall: 'We keep good boards and leave a gap for air.',
            siding: 'We prime every cut before a board goes up.',
            walkthrough: 'After the last coat: the finish schedule.',
          },
          'wood',
        ),
      },
      lists: [
        {
          heading: 'What’s in your written price',
          kind: 'included',
          items: [...inSidingPrice, 'Profile matching', 'Primed cuts', 'Stainless nails', 'A written finish schedule'],
        },
      ],
      folded: {
        label: 'Signs it’s time, and care after the job',
        lists: [
          {
            heading: 'Signs your wood siding needs replacing',
            kind: 'line',
            items: [
              'Soft spots that a screwdriver sinks into',
              'Cupped boards that won’t lie flat',
              signName('rusty-nails'),
              'Paint that comes off in sheets, with damp wood behind it',
            ],
          },
          {
            heading: 'After the job: how to take care of it',
            kind: 'line',
            items: [
              'Stain or paint every 4–7 years, except white cedar shingles: those can weather bare',
              'Wash the north walls',
              'Check the caulk at the trim every year',
              ['Or have it done: see ', { label: 'maintenance plans', href: '/services/maintenance' }],
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.woodSiding },
    },
    {
      kind: 'faq',
      heading: 'Questions about wood siding',
      answers: {
        'Is cedar siding worth the upkeep?':
          'Yes, if you don’t mind staining it every 4 to 7 years and you want real wood. With that care it lasts 30 to 60 years, and you can change one bad board at a time. If you’d skip the stain, choose white cedar shingles or fiber cement.',
        'Will my historic district approve it?':
          'Wood is often the easiest to get approved, because it’s what the house was built with. Ask your commission before you order anything. We can give you samples and the exact profile for your application.',
        'Can you save my original clapboards?':
          'Often. We replace the bad boards and keep the rest, matching the thickness and the exposure, the part of each board that shows. It takes longer than new siding, and we’ll price it both ways.',
        'Is there lead paint on my clapboards?': `There can be, and scraping or cutting them makes dust of it. ${leadSafe}`,
        'Can wood siding go up in the winter?':
          'The boards can. The stain and paint can’t, because they need dry wood and mild days. With pre-finished clapboards we can work through most of the winter and touch up the cuts in the spring.',
      },
    },
  ],
  related: ['/services/siding/repair', '/services/siding-installation-detail', '/services/maintenance'],
  closing: {
    heading: 'Keep the clapboards or replace them?',
    text: 'We’ll test the boards, sort the good from the bad, and price both ways.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
