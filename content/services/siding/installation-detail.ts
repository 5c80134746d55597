import { durations } from '@/content/durations';
import { freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { limitedLifetimeLink, materials } from '@/content/warranties';
import { priceOfSize, printBarePrice, printPrice } from '@/lib/prices/price';
import { addedToSiding, exampleWall, includedAndCovered, wholeHouse } from './example-house';
import { sidingCompared, sidingLifespans } from './lifespans';
import { sidingSteps, sidingStepTime } from './schedule';

const compared = sidingCompared(undefined, ['vinyl', 'insulated', 'engineeredWood', 'fiberCement', 'wood'], {
  heading: 'Compare siding materials',
  railLabel: 'Price, life and care',
});
const alsoCare: Readonly<Record<string, string>> = {
  [sidingLifespans.engineeredWood.name]: ', keep edges sealed',
  [sidingLifespans.fiberCement.name]: ', renew caulk',
};

export const sidingInstallationDetail: ServicePage<'/services/siding-installation-detail'> = {
  path: '/services/siding-installation-detail',
  name: 'Siding Materials & Process',
  title: 'Siding Materials Compared for CT Homes',
  description:
    'Vinyl, insulated, engineered wood, fiber cement and cedar siding for Connecticut homes: price, lifespan, wind rating, care, and each step.',
  priceRange: prices.siding.anyMaterial,
  storyline: 'material',
  ground: 'copper-light',
  scene: {
    figure: 'siding-scene',
    samplesLabel: 'Siding materials',
    scale: 'One scale: each tick is one inch.',
    samples: [
      {
        name: 'Vinyl',
        text: 'Hung loose, so the panels can grow and shrink.',
        price: prices.siding.vinyl,
        crop: '1012 0 390 156',
      },
      {
        name: 'Insulated vinyl',
        text: 'Foam shaped to fit behind. Straighter, stiffer courses.',
        price: prices.siding.insulated,
        crop: '1012 156 390 156',
      },
      {
        name: 'Engineered wood',
        text: '16-foot lengths of treated wood strands.',
        price: prices.siding.engineeredWood,
        crop: '1012 312 390 156',
      },
      {
        name: 'Fiber cement',
        text: 'Made for freeze and thaw. Heavy, and doesn’t burn.',
        price: prices.siding.fiberCement,
        crop: '1012 468 390 156',
      },
      {
        name: 'Wood (cedar or pine)',
        text: 'Real grain, repairable board by board.',
        price: prices.siding.wood,
        crop: '1012 624 390 156',
      },
    ],
  },
  plate: {
    price: {
      price: priceOfSize(prices.siding.vinyl, exampleWall),
      of: 'vinyl on a typical colonial',
      note: `By material ${printPrice(prices.siding.anyMaterial)}`,
    },
    time: { label: 'Siding work', value: durations.siding.vinyl, note: 'in vinyl' },
    next: [
      weAnswer,
      freeVisit(sidingStepTime('measure')),
      { what: 'Firm price', how: `${sidingStepTime('price')} later` },
    ],
  },
  hero: {
    heading: 'Siding materials for Connecticut homes',
    intro:
      'Here’s every kind of siding we install, on one wall, cut open at its end. Further down, see what we do to the wall first.',
  },
  sections: [
    {
      ...compared,
      materials: compared.materials.map((life) => ({
        ...life,
        care: { ...life.care, text: `${life.care.text}${alsoCare[life.name] ?? ''}` },
      })),
      id: 'materials',
      footnote: 'Prices are for the siding and the labor. Lifespans are typical for Connecticut, with the care listed.',
    },
    {
      kind: 'table',
      heading: 'Warranty, wind rating and styles',
      columns: ['Material', 'Warranty', 'Wind and energy', 'Styles and features'],
      rows: {
        'Vinyl siding': [
          materials.vinyl.maker,
          '110 mph and up by profile; R-value (how well it holds heat in) about 0.6',
          'Clapboard, Dutch lap, board and batten, shake panels; panels .042–.046 inch thick',
        ],
        'Insulated vinyl siding': [
          materials.insulated.maker,
          'R-2 to R-3; up to 160 mph by profile',
          '6- and 7-inch clapboard, deep colors; quieter walls',
        ],
        'Engineered wood': [
          materials.engineeredWood.maker,
          '130 mph and up',
          'Lap, panel, shingle, trim; treated against rot and insects',
        ],
        'Fiber cement': [
          materials.fiberCement.maker,
          'Up to 150 mph, and more by fastening',
          'Lap, shingle, panel, wide trim; resists woodpeckers and insects',
        ],
        'Wood (cedar or pine)': [
          materials.wood.maker,
          '110 mph and up by fastening',
          'Clapboard, shingle, vertical board',
        ],
      },
      footnote: ['Read ', limitedLifetimeLink, '.'],
    },
    {
      kind: 'details',
      heading: 'What we do before the siding goes up',
      railLabel: 'Before it goes up',
      intro: 'Behind the clapboards are the weather barrier, the sheathing and the studs.',
      details: {
        figure: 'lap-wall',
        rows: {
          sheathing: {
            title: 'Soft sheathing replaced',
            text: 'We open the wall at the worst spots and replace soft sheathing, the boards behind the siding.',
          },
          barrier: { title: 'A weather barrier', text: 'Its seams are taped.' },
          flashing: { title: 'Flashing at every window', text: 'At the head and the sill.' },
          kickOut: {
            title: 'A kick-out where a roof meets a wall',
            text: 'A bend of metal that sends the water away from the siding.',
          },
          soil: { title: 'At least 6 inches above the soil' },
          roof: { title: 'About 2 inches above roofs and decks' },
        },
      },
    },
    {
      kind: 'note',
      columns: 3,
      heading: 'Signs the wall behind your siding needs work',
      runsInOnPhones: true,
      railLabel: 'Signs and what’s included',
      items: [
        'Siding that gives when you push on it',
        'Paint that peels within two years',
        'Stains below windows',
        'Bees or mice at a corner',
        'A wall that feels cold to the touch',
      ],
      beside: [
        {
          heading: 'Add insulation while the wall is open',
          text: [
            'If your walls are empty, fill them first. Then ENERGY STAR suggests R-5 to R-10 of foam sheathing under new siding in our climate. We’ll price it as an option. Read more about ',
            { label: 'wall and attic insulation', href: '/services/insulation' },
            '.',
          ],
        },
        {
          heading: 'What’s in your written price',
          text: includedAndCovered,
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      isLong: true,
      id: 'steps',
      heading: 'Siding installation, step by step',
      railLabel: 'Step by step',
      steps: sidingSteps({
        measure: 'We draw every wall and check the trouble spots for moisture.',
        price: 'You get materials, colors, trim, dates and one price in writing.',
        wall: 'We take off the old siding and replace soft sheathing, and send you photos. Then the weather barrier and the flashing go on. Every wall we open is wrapped by evening.',
        siding: 'Courses, corners, trim and soffit go up. We caulk only where the maker says to.',
        walkthrough: 'We sweep for nails with a magnet, touch up, and register your warranty.',
      }),
      note: `The siding itself takes ${durations.siding.vinyl} in vinyl, ${durations.siding.insulated} in insulated vinyl, ${durations.siding.fiberCement} in fiber cement or engineered wood, and ${durations.siding.wood}, in cedar.`,
    },
    {
      kind: 'faq',
      heading: 'Questions about siding materials',
      answers: {
        'Which siding lasts the longest?':
          'Fiber cement lasts 40–50 years, and cedar up to 60 if you keep up with the stain. Engineered wood runs 30–40 years and vinyl 20–40. Good flashing matters as much as the material, because water ruins the wall first.',
        'What’s the cheapest siding?': `Vinyl, at ${printBarePrice(prices.siding.vinyl, { conditionIs: 'in the next sentence' })}. On a two-story house of about 2,000 square feet that’s ${wholeHouse(prices.siding.vinyl)} for siding and labor. ${addedToSiding}`,
        'Which siding is best near Long Island Sound?':
          'Fiber cement with stainless nails, or cedar that gets stained on time. Salt air rusts ordinary nails, and rust streaks the wall, so the nails matter as much as the boards within half a mile of the water.',
        'Can you put new siding over the old?':
          'We’d rather take the old siding off. Covering it hides rot, and nobody can flash the windows properly through it. Once it’s off, we can see the wall, fix it, and wrap it.',
        'What’s engineered wood siding?': `It’s boards pressed from treated wood strands, finished at the factory. They come 16 feet long, so there are fewer joints than with cedar. They cost ${printPrice(prices.siding.engineeredWood)}, and need paint every 12–15 years.`,
      },
    },
  ],
  related: [
    '/services/siding/vinyl',
    '/services/siding/fiber-cement',
    '/services/siding/insulated',
    '/services/siding/wood',
  ],
  closing: {
    id: 'booking',
    heading: 'Down to two materials?',
    text: 'Pick a day, and we’ll bring full-size samples of both and price them for your walls.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
