import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingSteps, sidingTotal } from './schedule';

export const woodSiding: ServicePage<'/services/siding/wood'> = {
  path: '/services/siding/wood',
  category: 'siding',
  name: 'Wood Siding',
  title: `Cedar & Wood Siding in Connecticut | ${company.name}`,
  description: `Cedar clapboards and shingles for Connecticut homes, ${printPrice(prices.siding.wood)}. What wood costs, how often it needs stain, and how we build it to last.`,
  priceRange: prices.siding.wood,
  hero: {
    heading: 'Cedar and wood siding in Connecticut',
    intro:
      'Cedar and pine can last for generations if the boards can dry, and fail in ten years if they can’t. So we build the wall with a gap for air behind the wood. You keep up with the stain.',
    facts: [printPrice(prices.siding.wood), 'Stain or paint every 4–7 years'],
    media: { kind: 'picture', name: 'portfolio-5' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your wood siding needs replacing',
      items: [
        'Soft spots that a screwdriver sinks into',
        'Cupped boards that won’t lie flat',
        'Rust stains running down from the nails',
        'Paint that comes off in sheets, with damp wood behind it',
      ],
    },
    {
      kind: 'options',
      heading: 'Wood siding styles and prices',
      options: [
        {
          name: 'White cedar shingles',
          description: 'Shingles left to weather on their own.',
          points: ['Turn gray to silver near the shore'],
          price: prices.siding.whiteCedarShingles,
          media: { kind: 'drawing', name: 'cedar-shingles' },
        },
        {
          name: 'Red cedar clapboards',
          description: 'Overlapping boards with real grain.',
          points: ['Painted or stained', 'Repairable board by board'],
          price: prices.siding.redCedarClapboards,
          media: { kind: 'drawing', name: 'cedar-clapboard' },
        },
        {
          name: 'Pre-finished clapboards',
          description: 'Clapboards that arrive with the finish on.',
          points: ['Factory stained on all sides'],
          price: prices.siding.prefinishedClapboards,
          media: { kind: 'drawing', name: 'clapboard-prefinished' },
        },
        {
          name: 'Vertical boards',
          description: 'Boards that run up the wall.',
          points: ['Shiplap or board and batten'],
          price: prices.siding.verticalBoards,
          media: { kind: 'drawing', name: 'board-batten-wood' },
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'How we make wood siding last',
      items: [
        'Back-primed or pre-finished boards',
        'A drainage gap behind the boards',
        'Stainless ring-shank nails',
        '6 inches above the ground and never touching concrete',
        'Copper or painted flashing wherever a board meets trim',
      ],
      media: {
        kind: 'drawing',
        name: 'siding-lap',
        caption: 'Each clapboard laps over the one below, with the weather barrier behind them.',
      },
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'How to take care of wood siding',
      items: ['Stain or paint every 4–7 years', 'Wash the north walls', 'Check the caulk at the trim every year'],
      note: [
        'You get a finish schedule in writing. For the rest of the house, see our ',
        { label: 'maintenance plans', href: '/services/maintenance' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How a wood siding job goes',
      steps: sidingSteps(
        {
          measure: 'We measure your old boards so the new ones line up.',
          price: 'Boards, fasteners, flashing and finish.',
          removal: 'We keep the boards that are still good.',
          barrier: 'With a gap behind the boards, for air and water.',
          siding: 'Every cut gets primed before the board goes up.',
          walkthrough: 'After the last coat, you get the finish schedule.',
        },
        'wood',
      ),
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Profile matching',
        'Primed cuts',
        'Stainless nails',
        'Flashing',
        'Daily cleanup',
        'A written finish schedule',
      ],
      warranty: warranties.woodSiding.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about wood siding',
      entries: [
        {
          question: 'How much does cedar siding cost?',
          answer: `Cedar and pine run ${printPrice(prices.siding.wood)}, or ${wholeHouse(prices.siding.wood)} for siding and labor on a two-story house of about 2,000 square feet. ${addedToSiding}`,
        },
        {
          question: 'How long does it take to side a house in wood?',
          answer: `${sidingTotal('wood')}, plus drying time for the finish. Two days go to the wall behind it. Pre-finished clapboards are the quickest, because only the cuts and nail heads need a coat at the house.`,
        },
        {
          question: 'Is cedar siding worth the upkeep?',
          answer:
            'Yes, if you don’t mind staining it every 4 to 7 years and you want real wood. With that care it lasts 30 to 60 years, and you can change one bad board at a time. If you’d skip the stain, choose fiber cement.',
        },
        {
          question: 'Will my historic district approve it?',
          answer:
            'Wood is usually the easiest to get approved, because it’s what the house was built with. Ask your commission before you order anything. We can give you samples and the exact profile for your application.',
        },
        {
          question: 'Can you save my original clapboards?',
          answer:
            'Often. We replace the bad boards and keep the rest, matching the thickness and the exposure, the part of each board that shows. It takes longer than new siding, so we’ll price it both ways.',
        },
        {
          question: 'Can wood siding go up in the winter?',
          answer:
            'The boards can. The stain and paint can’t, because they need dry wood and mild days. With pre-finished clapboards we can work through most of the winter and touch up the cuts in the spring.',
        },
      ],
    },
  ],
  related: ['/services/siding/repair', '/services/siding-installation-detail', '/services/maintenance'],
  closing: {
    heading: 'Keep the clapboards or replace them?',
    text: 'We’ll test the boards, sort the good from the bad, and price both ways.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
