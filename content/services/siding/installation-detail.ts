import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate, rValues } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { limitedLifetimeLink, materials, warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall } from './example-house';
import { sidingCompared, sidingLifespans } from './lifespans';
import { sidingJob, sidingStops } from './schedule';

const compared = sidingCompared(undefined, ['vinyl', 'insulated', 'engineeredWood', 'fiberCement', 'wood'], {
  heading: 'Compare siding materials',
  railLabel: 'Price, life and care',
});
const { vinyl, insulated, engineeredWood, fiberCement, wood } = sidingLifespans;
/** What only this page says about each. */
const more: Readonly<Record<string, { readonly care?: string; readonly facts: Readonly<Record<string, string>> }>> = {
  [vinyl.name]: {
    facts: {
      Features: 'Panel thickness .042–.046 in, wide color range, no painting',
      Warranty: materials.vinyl.maker,
      'Wind and energy': '110 mph and up by profile; R-value about 0.6',
      Styles: 'Clapboard, Dutch lap, board and batten, shake panels',
    },
  },
  [insulated.name]: {
    facts: {
      Features: 'Contoured foam; quieter walls',
      Warranty: materials.insulated.maker,
      'Wind and energy': 'R-2 to R-3; up to 160 mph by profile',
      Styles: '6- and 7-inch clapboard, deep colors',
    },
  },
  [engineeredWood.name]: {
    care: ', keep edges sealed',
    facts: {
      Features: 'Fewer joints; holds screws and nails well; treated against rot and insects',
      Warranty: materials.engineeredWood.maker,
      'Wind and energy': '130 mph and up',
      Styles: 'Lap, panel, shingle, trim',
    },
  },
  [fiberCement.name]: {
    care: ', renew caulk',
    facts: {
      Features: 'Holds up in salt air, with stainless nails; resists woodpeckers and insects',
      Warranty: materials.fiberCement.maker,
      'Wind and energy': 'Up to 150 mph, and more by fastening',
      Styles: 'Lap, shingle, panel, wide trim',
    },
  },
  [wood.name]: {
    facts: {
      Features: 'Real grain, repairable board by board, takes stain',
      Warranty: materials.wood.maker,
      'Wind and energy': '110 mph and up by fastening',
      Styles: 'Clapboard, shingle, vertical board',
    },
  },
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
        text: 'Hung loose, so panels can grow and shrink.',
        price: prices.siding.vinyl,
        crop: '1012 0 428 156',
      },
      {
        name: 'Insulated vinyl',
        text: 'Foam behind: straighter, stiffer courses.',
        price: prices.siding.insulated,
        crop: '1012 156 428 156',
      },
      {
        name: 'Engineered wood',
        text: '16-foot lengths of treated wood strands.',
        price: prices.siding.engineeredWood,
        crop: '1012 312 428 156',
      },
      {
        name: 'Fiber cement',
        text: 'Made for freeze and thaw. Doesn’t burn.',
        price: prices.siding.fiberCement,
        crop: '1012 468 428 156',
      },
      {
        name: 'Wood (cedar or pine)',
        text: 'Real grain, repairable board by board.',
        price: prices.siding.wood,
        crop: '1012 624 428 156',
      },
    ],
  },
  plate: {
    price: { price: priceOfSize(prices.siding.vinyl, exampleWall), of: `vinyl, ${plateWall}` },
    time: { label: 'The siding', value: durations.siding.vinyl, note: 'in vinyl, once the wall is ready' },
    next: sidingStops,
  },
  hero: {
    heading: 'Siding materials for Connecticut homes',
    intro: 'Every kind of siding we install, cut open.',
  },
  sections: [
    {
      ...compared,
      materials: compared.materials.map((life) => {
        const { care = '', facts } = more[life.name] ?? {};
        return { ...life, care: { ...life.care, text: `${life.care.text}${care}` }, facts };
      }),
      id: 'materials',
      footnote: [
        `Siding and labor run ${printPrice(prices.siding.anyMaterial)}. Lifespans are typical here, with the care listed. Read `,
        limitedLifetimeLink,
        `. ${rValues}`,
      ],
    },
    {
      kind: 'details',
      heading: 'What we do before the siding goes up',
      railLabel: 'Before it goes up',
      details: {
        figure: 'lap-wall',
        rows: {
          sheathing: {
            title: 'Soft sheathing replaced',
            text: 'We open it up and replace what’s soft.',
          },
          barrier: { title: 'A weather barrier', text: 'Its seams are taped.' },
          flashing: { title: 'Flashing at every window', text: 'At the head, the sides and the sill.' },
          kickOut: {
            title: 'A kick-out where roof meets wall',
            text: 'Bent metal: it sends water off the wall.',
          },
          soil: { title: 'At least 6 inches above the soil' },
          roof: { title: 'About 2 inches above roofs and decks' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      id: 'steps',
      heading: 'The job in writing',
      job: 'Old siding off, wall fixed, new siding up.',
      steps: {
        heading: 'Siding installation, step by step',
        ...sidingJob({
          measure: 'We draw every wall and check for moisture.',
          price: 'Materials, colors, trim, dates, one sum.',
          wall: 'Soft spots fixed, then wrapped and flashed.',
          siding: 'Courses, corners, trim and soffit go up.',
          walkthrough: 'We touch up and register your warranty.',
        }),
      },
      lists: [{ heading: 'What’s in your written price', kind: 'included', items: inSidingPrice }],
      folded: {
        label: 'How long it takes, and while the wall is open',
        lists: [
          {
            heading: 'How long the siding itself takes',
            kind: 'line',
            items: [
              `Vinyl: ${durations.siding.vinyl}, as drawn`,
              `Insulated vinyl: ${durations.siding.insulated}`,
              `Engineered wood: ${durations.siding.engineeredWood}`,
              `Fiber cement: ${durations.siding.fiberCement}`,
              `Wood: ${durations.siding.wood}`,
            ],
          },
          {
            heading: 'Signs the wall behind needs work',
            kind: 'line',
            items: [
              'Siding that gives when you push on it',
              'Paint that peels within two years',
              'Stains below windows',
              'Bees or mice at a corner',
              'A wall that feels cold to the touch',
            ],
          },
          {
            heading: 'Add insulation while the wall is open',
            kind: 'text',
            text: [
              'If your walls are empty, fill them first. Then ENERGY STAR suggests R-5 to R-10 of foam sheathing under new siding in our climate. We’ll price it as an option. Read more about ',
              { label: 'wall and attic insulation', href: '/services/insulation' },
              '.',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.siding },
    },
    {
      kind: 'faq',
      heading: 'Questions about siding materials',
      answers: {
        'Which siding lasts the longest?':
          'Fiber cement lasts 40–50 years, and cedar up to 60 if you keep up with the stain. Engineered wood runs 30–40 years and vinyl 20–40. Good flashing matters as much as the material, because water ruins the wall first.',
        'Which siding is best by the Sound?':
          'Fiber cement with stainless nails, or cedar that gets stained on time. Salt air rusts ordinary nails, and rust streaks the wall, so the nails matter as much as the boards within half a mile of the water.',
        'Can you put new siding over the old?':
          'We’d rather take the old siding off. Covering it hides rot, and nobody can flash the windows properly through it. Once it’s off, we can see the wall, fix it, and wrap it.',
        'What’s engineered wood siding?': `It’s boards pressed from treated wood strands, finished at the factory. They come 16 feet long, so there are fewer joints than with cedar. They cost ${printPrice(prices.siding.engineeredWood)}, and need paint every 12–15 years.`,
      },
    },
  ],
  related: [
    '/services/siding/vinyl',
    '/services/siding/wood',
    '/services/siding/fiber-cement',
    '/services/siding/insulated',
  ],
  closing: {
    id: 'booking',
    heading: 'Down to two materials?',
    text: 'Pick a day, and we’ll bring full-size samples of both and price them for your walls.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
