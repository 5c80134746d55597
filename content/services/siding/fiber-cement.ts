import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const fiberCementSiding: ServicePage<'/services/siding/fiber-cement'> = {
  path: '/services/siding/fiber-cement',
  category: 'siding',
  name: 'Fiber Cement Siding',
  title: `Fiber Cement Siding in Connecticut | ${company.name}`,
  description: `Fiber cement siding for Connecticut homes: ${printPrice(prices.siding.fiberCement)}, 40–50 year life, noncombustible, good in salt air. See profiles and care.`,
  priceRange: prices.siding.fiberCement,
  hero: {
    heading: 'Fiber cement siding for shoreline and street',
    intro:
      'Cement board siding does not burn, does not rot and does not mind salt air. It is heavy, needs the right nails and clearance, and rewards careful installation.',
    facts: [printPrice(prices.siding.fiberCement), '40–50 year life', 'Noncombustible'],
    media: { kind: 'drawing', name: 'fiber-cement-clearance' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs it suits you',
      items: [
        'Vinyl that melts or rattles',
        'Clapboards that need paint every four years',
        'Rust streaks from old nails near the water',
        'A fire-conscious insurer or a close neighbor',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Where it earns its price',
      items: [
        'Within half a mile of the Sound',
        'On brick-and-wood streets where vinyl is not allowed',
        'Where woodpeckers visit',
        'On busy roads, for quiet',
      ],
      media: { kind: 'picture', name: 'fiber-cement-house' },
    },
    {
      kind: 'options',
      heading: 'Boards and panels',
      options: [
        {
          name: 'Lap boards',
          description: 'The clapboard line in cement board.',
          points: ['Smooth or cedar grain'],
          price: prices.siding.fiberCementLap,
          media: { kind: 'drawing', name: 'fiber-cement-lap' },
        },
        {
          name: 'Shingle panels',
          description: 'Straight or staggered.',
          points: ['Made for gables'],
          price: prices.siding.fiberCementShingle,
          media: { kind: 'drawing', name: 'fiber-cement-shingle' },
        },
        {
          name: 'Board and batten panels',
          description: 'Large sheets with trim strips.',
          points: ['Vertical lines'],
          price: prices.siding.fiberCementBoardAndBatten,
          media: { kind: 'drawing', name: 'board-batten-fiber-cement' },
        },
        {
          name: 'Wide trim and corner boards',
          description: 'The frame around the wall.',
          points: ['Factory finished'],
          price: prices.siding.fiberCementTrim,
          media: { kind: 'drawing', name: 'fiber-cement-trim' },
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Details that decide its life',
      items: [
        'Stainless nails near salt water',
        '6 inches of clearance from soil and about 2 inches from a roof',
        'Joints flashed, not filled',
        'Cut edges primed',
        'No boards against a deck surface',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From color board to last board',
      steps: [
        { title: 'Measure', duration: '2–3 hours', details: 'Walls, and room to carry heavy boards around them.' },
        {
          title: 'Written price and color board',
          duration: '1 day',
          details: 'Factory colors to hold against the house.',
        },
        { title: 'Removal and wall check', duration: '1 day', details: 'Old siding off, soft spots found.' },
        {
          title: 'Barrier and flashing',
          duration: '1 day',
          details: 'The wall is made to drain before it is covered.',
        },
        { title: 'Boards and trim', duration: '3–5 days', details: 'More on tall houses.' },
        { title: 'Walkthrough', duration: '2–3 hours', details: 'Touch-up kit handed over, in your color.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with fiber cement',
      items: ['Weather barrier', 'Flashing', 'A touch-up kit in your color'],
      warranty: `The maker covers the board, its substrate, for 30 years; the finish warranty is the maker's own. Our work carries a ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Fiber cement questions',
      entries: [
        {
          question: 'Is it cold in winter?',
          answer: [
            'The board adds little insulation; ',
            { label: 'the wall behind it', href: '/services/insulation' },
            ' should do that.',
          ],
        },
        { question: 'Does it come pre-painted?', answer: 'Yes, factory color is worth the extra.' },
        {
          question: 'How heavy is it?',
          answer: 'Several times the weight of vinyl, which adds labor.',
        },
        {
          question: 'Is cutting dust a risk?',
          answer: 'Yes, so we use shears or dust-collected saws outside.',
        },
      ],
    },
  ],
  related: ['/services/siding-installation-detail', '/services/insulation', '/services/siding/replacement'],
};
