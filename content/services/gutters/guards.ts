import { firmPrice, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleFeet, exampleHouse, wholeHouse } from './example-house';

const treeCheck = '1–2 hours';
/** The steps at the house, added up. */
const onSite = '5–8 hours';

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
        crop: '0 212 360 460',
      },
      {
        name: 'Solid covers',
        fact: 'For big leaves and light pine',
        text: 'A curved hood that sheds leaves and lets water in at the lip. For moderate pitches.',
        crop: '360 212 360 460',
      },
      {
        name: 'Screen guards',
        fact: 'For oaks and maples',
        text: 'Aluminum with holes punched in it. Low cost.',
        crop: '720 212 360 460',
      },
      {
        name: 'Foam inserts',
        fact: 'For short runs and rentals',
        text: 'A block of foam in the gutter. Lasts a few years.',
        crop: '1080 212 360 460',
      },
    ],
  },
  plate: {
    price: { price: priceOfSize(prices.gutters.guards, exampleFeet), of: `${exampleFeet} feet of gutter` },
    time: { label: 'On site', value: onSite },
    next: [weAnswer, { what: 'Tree check', how: treeCheck }, firmPrice],
  },
  hero: {
    heading: 'Gutter guards in Connecticut',
    intro:
      'The right guard depends on your trees and your roof. Pine needles need a fine mesh; oak leaves don’t. No guard ends cleaning for good.',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which gutter guard is best for your roof?',
      railLabel: 'Which one fits',
      columns: ['Your roof', 'What we’d install'],
      rows: {
        'Under white pines': ['Micro-mesh'],
        'Under oaks and maples': ['Screens or micro-mesh'],
        'Steep metal roof': ['Micro-mesh, after we check where the snow slides'],
        'Short porch runs': ['Foam'],
      },
    },
    {
      kind: 'note',
      heading: 'Signs you need gutter guards',
      railLabel: 'Do you need them?',
      items: [
        'You clean more than twice a year',
        signName('trees-in-the-gutter'),
        'A gutter high above sloping ground',
        'Pine needles clog the downspout elbow',
      ],
      beside: [
        {
          heading: 'What guards don’t do',
          items: [
            ['Stop ice dams (', { label: 'attic heat', href: '/services/insulation' }, ' makes those)'],
            'Make a small gutter carry more water',
            'Do away with a yearly check',
          ],
        },
      ],
    },
    {
      kind: 'details',
      heading: 'How guards should go on',
      railLabel: 'Installed right',
      details: {
        figure: 'guard-fit',
        rows: {
          pitched: { title: 'Gutters cleaned and pitched first' },
          slope: { title: 'Guards that follow the slope of the roof' },
          shingles: { title: 'No screws through shingles' },
          caps: { title: 'End caps that open for cleaning' },
        },
      },
    },
    {
      kind: 'steps',
      display: 'clock',
      heading: 'How we install gutter guards',
      railLabel: 'How it goes',
      steps: [
        {
          title: 'Tree and roof check',
          duration: treeCheck,
          hours: [1, 2],
          details: 'We check what falls on your roof and how steep the roof is.',
        },
        {
          title: 'Clean, re-pitch and reseal',
          duration: '2–4 hours',
          hours: [2, 4],
          details: 'A guard over a clogged or sagging gutter only hides the problem.',
        },
        {
          title: 'Install the guards',
          duration: '2–3 hours',
          hours: [2, 3],
          details: 'We fasten them to the gutter, along the slope of the roof.',
        },
        {
          title: 'Hose test',
          duration: '1 hour',
          hours: [1, 1],
          details: 'We check that the water goes in and none runs over the edge.',
        },
      ],
    },
    {
      kind: 'note',
      heading: 'What’s included with gutter guards',
      railLabel: 'Included, and the price',
      items: ['Gutters cleaned first', 'Slope and seals fixed', 'End caps that open', 'Hose test'],
      text: warranties.guards.sentence,
      beside: [
        {
          heading: 'How much do gutter guards cost?',
          items: [
            `Guards, by kind: ${printPrice(prices.gutters.guards)}`,
            'Lifespan, metal: 20+ years',
            'Lifespan, foam: a few years',
          ],
          text: `Planning prices. For ${exampleHouse}, guards run ${wholeHouse(prices.gutters.guards)}.`,
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter guards',
      answers: {
        'How much do gutter guards cost for a whole house?': `Plan on ${wholeHouse(prices.gutters.guards)} for ${exampleHouse}, or ${printPrice(prices.gutters.guards)} times ${exampleFeet}. Foam and screens are at the low end, stainless micro-mesh at the high end. We clean the gutters first, and that’s included.`,
        'Do gutter guards freeze in the winter?': [
          'Ice can build along the edge, as it does on open gutters. It comes from heat leaking out of the attic, which melts the snow on the roof. Guards don’t cause it or cure it. What helps is ',
          { label: 'attic insulation', href: '/services/insulation' },
          '.',
        ],
        'Do I still have to clean gutters with guards?':
          'Yes, but far less. Plan on a brush or a rinse once a year, and a look at the downspout outlets. Under heavy pines, fine needles can mat on top of the mesh and need sweeping off.',
        'Can you put guards on old gutters?':
          'Yes, if the metal and the wood behind it are sound. We clean them, fix the slope and reseal the corners first. If they’re rusted or pulling off the house, put the money into new gutters.',
        'Will gutter guards void my roof warranty?':
          'Not if they’re fastened to the gutter. Guards that slide under the shingles and lift them can be a problem. We don’t install those. We check your shingle maker’s rule first.',
      },
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutter-installation', '/services/gutters/repair'],
  closing: {
    heading: 'Tell us what trees you have',
    text: 'Pines, oaks or maples: each needs another guard, and some houses need none.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
