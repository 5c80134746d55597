import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { credit, estimate, orderOfTrades } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall } from './example-house';
import { sidingLifespans } from './lifespans';
import { sidingJob, sidingStops } from './schedule';

const careOf = (material: keyof typeof sidingLifespans) => sidingLifespans[material].care.text;

export const sidingLanding: ServicePage<'/services/siding-installation'> = {
  path: '/services/siding-installation',
  name: 'Siding Installation',
  title: 'Siding Installation & Prices in CT',
  description: `Siding installation in Connecticut. Five materials at ${printPrice(prices.siding.anyMaterial)}. See samples held up to your own house at our first visit.`,
  priceRange: prices.siding.anyMaterial,
  storyline: 'material',
  ground: 'clapboard',
  row: {
    id: 'materials',
    ruler: { tick: 40, text: 'One wall in five materials, drawn to the same scale. Each tick is one foot.' },
    pieces: [
      {
        name: 'Vinyl',
        drawing: 'wall-vinyl',
        description: 'Good for a small budget and little upkeep.',
        points: [careOf('vinyl'), 'Think twice close to a grill or in reflected sun'],
        price: prices.siding.vinyl,
      },
      {
        name: 'Insulated vinyl',
        drawing: 'wall-insulated',
        description: 'Good for cold walls and straighter lines.',
        points: [careOf('insulated'), 'Think twice if your walls are already well insulated'],
        price: prices.siding.insulated,
      },
      {
        name: 'Engineered wood',
        drawing: 'wall-engineered',
        description: 'Good for a wood look with fewer seams.',
        points: [careOf('engineeredWood'), 'Think twice if the siding has to sit close to the ground'],
        price: prices.siding.engineeredWood,
      },
      {
        name: 'Fiber cement',
        drawing: 'wall-fiber-cement',
        description: 'Good on the shoreline, and where fire or woodpeckers are a worry.',
        points: [careOf('fiberCement'), 'Think twice if heavy boards are hard to get to the wall'],
        price: prices.siding.fiberCement,
      },
      {
        name: 'Cedar',
        drawing: 'wall-cedar',
        description: 'Good for historic and shingle-style houses.',
        points: ['Stain every 4–7 years, or leave white cedar bare', 'Think twice if you want no upkeep'],
        price: prices.siding.wood,
      },
    ],
  },
  plate: {
    price: { price: priceOfSize(prices.siding.vinyl, exampleWall), of: `vinyl, ${plateWall}` },
    time: { label: 'The siding', value: durations.siding.vinyl, note: 'in vinyl, once the wall is ready' },
    next: sidingStops,
  },
  hero: {
    heading: 'Siding installation in Connecticut',
    intro:
      'Pick the look you like, then the material that holds up where you live. We hold full-size samples up to your house.',
    note: [
      `Siding and labor run ${printPrice(prices.siding.anyMaterial, { by: 'material' })}. See `,
      {
        label: 'lifespan, wind rating, warranty and styles for each',
        href: '/services/siding-installation-detail#materials',
      },
      '.',
    ],
    actions: [
      { label: 'Book a Visit', href: '/#booking' },
      { label: 'Compare Materials', href: '#materials' },
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Vinyl or fiber cement siding?',
      railLabel: 'Vinyl or fiber cement?',
      paragraphs: [
        [
          'Inland on a budget, choose ',
          { label: 'vinyl', href: '/services/siding/vinyl' },
          ': it never needs paint and costs less. On the shore, choose ',
          { label: 'fiber cement', href: '/services/siding/fiber-cement' },
          ': it lasts longer, doesn’t burn, and doesn’t mind salt air or woodpeckers.',
        ],
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'One crew from tear-off to trim.',
      reasons: [
        'Photos of the boards behind the siding',
        'Flashing at corners, windows and decks',
        'A clean yard every night',
      ],
      steps: {
        heading: 'What happens after you book',
        ...sidingJob({
          measure: 'We bring samples and measure every wall.',
          price: 'Your choices are priced side by side.',
          choose: 'Material and color, then a start date.',
          wall: 'We check it, wrap it and flash it.',
          siding: 'Courses, corners, trim and soffit go up.',
        }),
      },
      lists: [{ heading: 'What’s in your written price', kind: 'included', items: inSidingPrice }],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.siding },
    },
    {
      kind: 'faq',
      heading: 'Questions about siding installation',
      answers: {
        'Do I have to be home while you work?':
          'Only for the measuring visit and the final walkthrough. In between, please keep cars out of the driveway and pets inside. If we find something behind the siding, we’ll send you photos and a price before we fix it.',
        'What about my shutters, lights and gutters?': [
          'We take down the shutters and lights, label them and put them back. Gutters come off too. If yours are worn out, that’s a good time to ',
          { label: 'replace them', href: '/services/gutters/replacement' },
          ', because they’re already down.',
        ],
        'Should I replace the windows before the siding?': [
          `Yes, if they’re due. ${orderOfTrades} That way the flashing around each window laps under the new siding. See `,
          { label: 'window replacement', href: '/services/windows/replacement' },
          ' for what they cost.',
        ],
        'Can I finance new siding?': [
          `Yes. ${credit.sentence} You can also pay part in cash and borrow less. `,
          { label: 'Compare ways to pay', href: '/financing' },
          '.',
        ],
      },
    },
  ],
  related: ['/services/siding', '/services/siding-installation-detail', '/services/gutters'],
  closing: {
    id: 'booking',
    heading: 'See the samples on your own\u00a0wall',
    text: 'Pick a day, and we’ll bring the boards and panels. Tell us your town and the year the house was built.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
