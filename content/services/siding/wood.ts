import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingCompared, sidingLifespans } from './lifespans';
import { sidingSteps, sidingTotal } from './schedule';
import { visitActions } from '@/content/services/visit-actions';

export const woodSiding: ServicePage<'/services/siding/wood'> = {
  path: '/services/siding/wood',
  name: 'Wood Siding',
  title: 'Cedar & Wood Siding in Connecticut',
  description: `Cedar clapboards and shingles for Connecticut homes, ${printPrice(prices.siding.wood)}. How often it needs stain, and how we build it.`,
  priceRange: prices.siding.wood,
  hero: {
    heading: 'Cedar and wood siding in Connecticut',
    intro: 'Cedar and pine last 30 to 60 years if the boards can dry and you keep up with the stain.',
    note: 'Boards that stay wet can fail in ten years. That’s why we build the wall with a gap for air behind the wood.',
    facts: [printPrice(prices.siding.wood), 'Stain every 4–7 years, or bare white cedar'],
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'peach',
  railFacts: [
    { label: 'Price', price: prices.siding.wood },
    { label: 'Lasts', value: printYears(sidingLifespans.wood.years) },
    { label: 'Boards go up', value: `in ${durations.siding.wood}` },
  ],
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
  house: { name: 'portfolio-5', caption: 'Near the shore, white cedar shingles turn gray without stain.' },
  sections: [
    sidingCompared('wood', ['wood', 'engineeredWood', 'fiberCement'], {
      heading: 'Wood, engineered\u00a0wood or\u00a0fiber\u00a0cement?',
      railLabel: 'Compared with others',
    }),
    {
      kind: 'note',
      heading: 'Signs your wood siding needs replacing',
      railLabel: 'Where it belongs',
      items: [
        'Soft spots that a screwdriver sinks into',
        'Cupped boards that won’t lie flat',
        signName('rusty-nails'),
        'Paint that comes off in sheets, with damp wood behind it',
      ],
      beside: [
        {
          heading: 'How to take care of wood siding',
          runsInOnPhones: true,
          items: [
            'Stain or paint every 4–7 years, except white cedar shingles: those can weather bare',
            'Wash the north walls',
            'Check the caulk at the trim every year',
          ],
          text: [
            'You get a finish schedule in writing. For the rest of the house, see our ',
            { label: 'maintenance plans', href: '/services/maintenance' },
            '.',
          ],
        },
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
    },
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
      kind: 'job',
      heading: 'How a wood siding job goes',
      intro: [
        'Here’s what’s different in wood. See ',
        { label: 'all five steps', href: '/services/siding-installation-detail#steps' },
        '.',
      ],
      railLabel: 'The job and its price',
      steps: sidingSteps(
        {
          measure: 'We measure your old boards so the new ones line up.',
          wall: 'We keep the boards that are still good, and leave a gap behind the new ones for air and water.',
          siding: 'Every cut gets primed before the board goes up.',
          walkthrough: 'After the last coat, you get the finish schedule.',
        },
        'wood',
      ),
      included: {
        heading: 'What’s in your written price',
        items: [
          ['What’s in ', { label: 'every price for new siding', href: '/services/siding/replacement#included' }],
          'Profile matching',
          'Primed cuts',
          'Stainless nails',
          'A written finish schedule',
        ],
        warranty: warranties.woodSiding.sentence,
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about wood siding',
      answers: {
        'How much does cedar siding cost?': `Cedar and pine run ${printBarePrice(prices.siding.wood, { conditionIs: 'in the next sentence' })}, or ${wholeHouse(prices.siding.wood)} for siding and labor on a two-story house of about 2,000 square feet. ${addedToSiding}`,
        'How long does it take to side a house in wood?': `${sidingTotal('wood')}, plus drying time for the finish. Two days go to the wall behind it. Pre-finished clapboards are the quickest, because only the cuts and nail heads need a coat at the house.`,
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
