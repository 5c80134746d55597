import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const woodSiding: ServicePage<'/services/siding/wood'> = {
  path: '/services/siding/wood',
  category: 'siding',
  name: 'Wood Siding',
  title: `Wood & Cedar Siding in Connecticut | ${company.name}`,
  description: `Cedar clapboard and shingle siding for historic Connecticut homes, ${printPrice(prices.siding.wood)}, with a stain schedule and details that last.`,
  priceRange: prices.siding.wood,
  hero: {
    heading: 'Wood siding for houses that deserve it',
    intro:
      'Some houses were built for clapboards. Cedar and pine last for generations when they can dry, and fail in a decade when they cannot. We build in the drying.',
    facts: [printPrice(prices.siding.wood), 'Stain or paint every 4–7 years'],
    media: { kind: 'picture', name: 'portfolio-5' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs old wood is at the end',
      items: [
        'Soft spots a screwdriver finds',
        'Cupped boards that will not lie flat',
        'Nails bleeding rust',
        'Paint that comes off in sheets with moisture behind it',
      ],
    },
    {
      kind: 'options',
      heading: 'Shingles, clapboards, boards',
      options: [
        {
          name: 'White cedar shingles',
          description: 'Shingles that color with the weather.',
          points: ['Gray to silver on the shore'],
          price: prices.siding.whiteCedarShingles,
          media: { kind: 'drawing', name: 'cedar-shingles' },
        },
        {
          name: 'Red cedar clapboards',
          description: 'Lapped boards with real grain.',
          points: ['Painted or stained', 'Repairable board by board'],
          price: prices.siding.redCedarClapboards,
          media: { kind: 'drawing', name: 'cedar-clapboard' },
        },
        {
          name: 'Pre-finished clapboards',
          description: 'Clapboards with the finish already on.',
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
      heading: 'How we make it last',
      items: [
        'Back-primed or pre-finished boards',
        'A drainage gap behind the boards',
        'Stainless ring-shank nails',
        '6 inches above grade and no contact with concrete',
        'Copper or painted flashing at every horizontal break',
      ],
      media: {
        kind: 'drawing',
        name: 'siding-lap',
        caption: 'Each clapboard laps the one below; the barrier stands behind them.',
      },
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What it asks of you',
      items: ['Stain or paint every 4–7 years', 'Wash the north walls', 'Recaulk yearly at trim'],
      note: [
        'A written finish schedule comes with the job. For the rest of the house there are ',
        { label: 'maintenance plans', href: '/services/maintenance' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From profile to finish coat',
      steps: [
        {
          title: 'Survey and profile match',
          duration: '2–3 hours',
          details: 'Your old boards measured, so the new ones line up.',
        },
        { title: 'Written price', duration: '1 day', details: 'Boards, fasteners, flashing and finish on one sheet.' },
        { title: 'Removal and wall check', duration: '1 day', details: 'What can stay, stays.' },
        { title: 'Barrier and drainage gap', duration: '1 day', details: 'Room behind the boards for air and water.' },
        { title: 'Boards and trim', duration: '3–5 days', details: 'Cuts back-primed as they are made.' },
        {
          title: 'Finish coats and walkthrough',
          duration: '2–3 hours plus drying time',
          details: 'You get the finish schedule in writing.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with wood',
      items: [
        'Profile matching',
        'Back-priming of cuts',
        'Stainless fasteners',
        'Flashing',
        'Cleanup',
        'A written finish schedule',
      ],
      warranty: `Boards and finish are covered by the mill and the finish maker. We add our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Wood questions',
      entries: [
        { question: 'Is cedar worth the upkeep?', answer: 'On a house that will be painted anyway, yes.' },
        {
          question: 'Will my historic commission approve it?',
          answer: 'It is usually the easiest approval, but ask first.',
        },
        {
          question: 'Can you keep my original clapboards?',
          answer: 'Often. We replace bad boards and match the exposure, the part of each board that shows.',
        },
        {
          question: 'Does wood attract termites?',
          answer: 'Not when it stays dry and off the soil.',
        },
      ],
    },
  ],
  related: ['/services/siding/repair', '/services/siding-installation-detail', '/services/maintenance'],
};
