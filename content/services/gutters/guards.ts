import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleFeet } from './example-house';
import { printHours } from './schedule';

const check = { duration: '1–2 hours', hours: [1, 2] } as const;
const day = {
  clean: { duration: '2–4 hours', hours: [2, 4] },
  install: { duration: '2–3 hours', hours: [2, 3] },
  test: { duration: '1 hour', hours: [1, 1] },
} as const;
const dayHours = (end: 0 | 1) => Object.values(day).reduce((sum, { hours }) => sum + hours[end], 0);

export const gutterGuards: ServicePage<'/services/gutters/guards'> = {
  path: '/services/gutters/guards',
  name: 'Gutter Guards',
  title: 'Gutter Guards for Connecticut Homes',
  description: `Gutter guards in Connecticut, ${printPrice(prices.gutters.guards)}: micro-mesh, solid covers, screens and foam, and which one suits your trees and your roof.`,
  priceRange: prices.gutters.guards,
  storyline: 'material',
  ground: 'ochre-2',
  scene: {
    figure: 'guards-scene',
    samplesLabel: 'Gutter guards',
    scale: 'All four are drawn to one scale: each tick is one inch.',
    samples: [
      {
        name: 'Micro-mesh',
        fact: 'Stops pine needles and shingle grit',
        text: 'A fine stainless screen. Works on most roofs, steep ones too.',
        crop: '0 262 360 410',
      },
      {
        name: 'Solid covers',
        fact: 'For big leaves and light pine',
        text: 'A curved hood that sheds leaves and lets water in at the lip. For moderate pitches.',
        crop: '360 262 360 410',
      },
      {
        name: 'Screen guards',
        fact: 'For oaks and maples',
        text: 'Aluminum with holes punched in it. Low cost.',
        crop: '720 262 360 410',
      },
      {
        name: 'Foam inserts',
        fact: 'For short runs and rentals',
        text: 'A block of foam in the gutter. Lasts a few years.',
        crop: '1080 262 360 410',
      },
    ],
  },
  plate: {
    price: {
      price: priceOfSize(prices.gutters.guards, exampleFeet),
      of: `${exampleFeet} feet, by kind`,
      note: printPrice(prices.gutters.guards),
    },
    time: { label: 'At your house', value: printHours([dayHours(0), dayHours(1)]), note: 'gutters cleaned first' },
    next: [weAnswer, freeVisit(check.duration), firmPrice],
  },
  hero: {
    heading: 'Gutter guards in Connecticut',
    intro: 'It depends on your trees and roof. A good guard cuts cleaning to about once a year; none ends it.',
  },
  sections: [
    {
      kind: 'details',
      layout: 'panels',
      heading: 'Which gutter guard is best for your roof?',
      railLabel: 'Which one fits',
      details: {
        figure: 'guards-street',
        rows: {
          pines: { title: 'Under white pines', text: 'Micro-mesh' },
          oaks: { title: 'Under oaks and maples', text: 'Screens or micro-mesh' },
          metal: { title: 'Steep metal roof', text: 'Micro-mesh, after we check where the snow slides' },
          porch: { title: 'Short porch runs', text: 'Foam' },
        },
      },
    },
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'How guards should go on',
      railLabel: 'Installed right',
      details: {
        figure: 'guard-fit',
        rows: {
          pitched: { title: 'Gutters cleaned and pitched first' },
          slope: { title: 'Guards that follow the slope of the roof' },
          shingles: { title: 'No screws through shingles' },
          caps: { title: 'Guard ends that open for cleaning' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Gutters cleaned, re-pitched, then guarded.',
      steps: {
        heading: 'How we install gutter guards',
        groups: [
          {
            heading: 'Before the day',
            steps: [{ title: 'Tree and roof check', ...check, details: 'What falls on your roof; how steep it is.' }],
          },
          {
            heading: 'At your house',
            steps: [
              {
                title: 'Clean, re-pitch and reseal',
                ...day.clean,
                details: 'A guard over a clog only hides the problem.',
              },
              {
                title: 'Install the guards',
                ...day.install,
                details: 'Fastened to the gutter, at the roof’s slope.',
              },
              { title: 'Hose test', ...day.test, details: 'Water goes in, and none over the edge.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included with gutter guards',
          kind: 'included',
          items: ['Gutters cleaned first', 'Slope and seals fixed', 'Guard ends that open', 'Hose test'],
        },
        {
          heading: 'What guards don’t do',
          kind: 'not included',
          items: [
            ['Stop ice dams (', { label: 'attic heat', href: '/services/insulation' }, ' makes those)'],
            'Make a small gutter carry more water',
            'Do away with a yearly check',
          ],
        },
      ],
      folded: {
        label: 'Price by kind, and signs',
        lists: [
          {
            heading: 'How much do gutter guards cost?',
            kind: 'text',
            text: `${printPrice(prices.gutters.guards)}. Foam and screens are at the low end, stainless micro-mesh at the high end. Metal lasts 20+ years, foam a few years.`,
          },
          {
            heading: 'Signs you need gutter guards',
            kind: 'line',
            items: [
              'You clean more than twice a year',
              signName('trees-in-the-gutter'),
              'A gutter high above sloping ground',
              'Pine needles clog the downspout elbow',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.guards },
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter guards',
      answers: {
        'Do gutter guards freeze in winter?': [
          'Ice can build along the edge, as it does on open gutters. It comes from heat leaking out of the attic, which melts the snow on the roof. Guards don’t cause it or cure it. What helps is ',
          { label: 'attic insulation', href: '/services/insulation' },
          '.',
        ],
        'Do I still clean gutters with guards?':
          'Yes, but far less. Plan on a brush or a rinse once a year, and a look at the downspout outlets. Under heavy pines, fine needles can mat on top of the mesh and need sweeping off.',
        'Can you put guards on old gutters?':
          'Yes, if the metal and the wood behind it are sound. We clean them, fix the slope and reseal the corners first. If they’re rusted or pulling off the house, put the money into new gutters.',
        'Will guards void my roof warranty?':
          'Not if they’re fastened to the gutter. Guards that slide under the shingles and lift them can be a problem. We don’t install those. We check your shingle maker’s rule first.',
      },
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutters/repair', '/services/gutter-installation'],
  closing: {
    heading: 'Tell us what trees you have',
    text: 'Pines, oaks or maples: each needs another guard, and some houses need none.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
