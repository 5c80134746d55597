import { callLink } from '@/content/company';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { lifetime, warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { addedToGutters, exampleFeet, gutterPriceFactors, plateGutter } from './example-house';
import { betweenDays, gutterStep, gutterStepTime, installTime } from './schedule';

export const gutterInstallation: ServicePage<'/services/gutter-installation'> = {
  path: '/services/gutter-installation',
  name: 'Seamless Gutter Installation',
  title: 'Seamless Gutter Installation in CT',
  description: `Seamless gutters made at your Connecticut home, ${printPrice(prices.gutters.anyMetal)}. Compare aluminum, copper, steel and guards.`,
  priceRange: prices.gutters.anyMetal,
  storyline: 'material',
  ground: 'shutter-tint',
  scene: {
    figure: 'gutters-scene',
    samplesLabel: 'Gutter systems',
    scale: 'The cut ends are drawn to one scale: each tick is one inch. Along the run, it’s half that.',
    samples: [
      {
        name: 'Seamless aluminum',
        text: 'The right choice for most homes.',
        price: prices.gutters.aluminum,
        crop: '440 276 300 330',
      },
      {
        name: 'Copper',
        text: 'For historic houses, and for the longest life.',
        price: prices.gutters.copper,
        crop: '682 276 300 330',
      },
      {
        name: 'Steel',
        text: 'For sliding snow and hard use.',
        price: prices.gutters.steel,
        crop: '924 276 300 330',
      },
      {
        name: 'Guard systems',
        text: 'For houses under trees.',
        price: prices.gutters.guards,
        crop: '1140 276 300 330',
      },
    ],
  },
  plate: {
    price: { price: priceOfSize(prices.gutters.aluminum, exampleFeet), of: plateGutter },
    time: { label: 'At your house', value: installTime, note: 'one long day, or two' },
    next: [weAnswer, freeVisit(gutterStepTime('measure')), firmPrice],
  },
  hero: {
    heading: 'Seamless gutter installation in Connecticut',
    intro: 'We form each gutter at your house in one piece. With no seams along its length, there’s less to leak.',
    actions: [{ label: 'Compare Gutter Systems', href: '#systems' }, callLink],
  },
  sections: [
    {
      kind: 'gutter-systems',
      id: 'systems',
      heading: 'Gutter systems',
      railLabel: 'The systems',
      intro: `Planning prices. ${addedToGutters}`,
      systems: [
        {
          name: 'Seamless aluminum',
          image: 'profile-aluminum',
          description: 'Formed at your house in one piece per run, in a color that matches your trim.',
          price: prices.gutters.aluminum,
          features: ['No mid-run seams', 'Rust-free', '20+ colors'],
          warranty: '20-year',
          lifespan: '20–30 years',
          maintenance: 'Clean twice a year',
          sizes: '5-inch and 6-inch K-style and half-round',
          more: {
            points: [
              'Hidden hangers',
              '0.027-inch coil for most homes, 0.032-inch on long runs',
              'White, bronze and black stocked',
            ],
            link: { label: 'How we size and lay out gutters', href: '/services/gutters/installation' },
          },
        },
        {
          name: 'Copper',
          image: 'profile-copper',
          description: 'Soldered copper that turns brown, then green, over decades.',
          price: prices.gutters.copper,
          features: ['Soldered joints', 'Very long life', 'Repairable'],
          warranty: '50-year',
          lifespan: '50–100 years',
          maintenance: 'Clean twice a year; check solder at corners',
          sizes: '5-inch and 6-inch K-style and half-round',
          more: {
            points: ['16-ounce sheet with soldered corners', 'Matching round downspouts'],
            link: { label: 'Get a Free Estimate', href: '/contact' },
          },
        },
        {
          name: 'Steel',
          image: 'profile-steel',
          description: 'Galvanized or coated steel for long runs and hard use.',
          price: prices.gutters.steel,
          features: ['Strong under snow and ladders', 'Holds a long straight line', 'Painted or galvanized'],
          warranty: '25-year',
          lifespan: '25–40 years',
          maintenance: 'Clean twice a year; touch up scratches',
          sizes: '5-inch and 6-inch K-style and half-round; 7-inch commercial',
          more: {
            points: ['7-inch option', 'A good choice under metal roofs that drop snow', 'Touch-up paint supplied'],
            link: { label: 'When to replace your gutters', href: '/services/gutters/replacement' },
          },
        },
        {
          name: 'Guard systems',
          image: 'guard-mesh',
          description: 'Covers that let water in and keep leaves out.',
          price: prices.gutters.guards,
          features: ['Micro-mesh, solid, foam or screen', 'Fits most gutters', 'Opens for cleaning'],
          warranty: `Lifetime on premium guards, from the maker: ${lifetime}`,
          lifespan: '20+ years for metal; foam, a few years',
          maintenance: 'Brush or rinse once a year',
          sizes: 'Fits 5-inch and 6-inch; 7-inch by special order',
          more: {
            points: [
              'Suited to your trees',
              'Micro-mesh for pine needles, screens for big leaves',
              'Solid covers for moderate pitches, micro-mesh on steep roofs',
            ],
            link: { label: 'Which guard fits your trees', href: '/services/gutters/guards' },
          },
        },
      ],
    },
    {
      kind: 'problems',
      heading: 'Four common gutter problems',
      railLabel: 'Four problems',
      problems: [
        {
          problem: 'Undersized gutters',
          causes: ['5-inch gutters on a large roof', 'One downspout per side', 'A roof valley that empties at one end'],
          consequences: ['Water sheets over the front edge', 'Mulch washes out', 'Ice builds over doors'],
          solutions: ['6-inch K-style, extra downspouts, and a longer outlet at the valley.'],
        },
        {
          problem: 'Seams that leak',
          causes: ['Short sections joined together', 'Sealant that has dried out', 'Corners that flex in the cold'],
          consequences: ['Dripping on steps and walks', 'Rotted fascia', 'Icicles at each joint'],
          solutions: ['Seamless runs formed on site, with only corners and ends to seal.'],
        },
        {
          problem: 'Gutters pulling off the house',
          causes: ['Spikes that worked loose', 'Hangers 3 feet apart', 'Wet fascia'],
          consequences: ['A sag', 'Standing water', 'In the end, a run on the ground'],
          solutions: ['Hidden hangers screwed in at most 24 inches apart, and a new fascia board where needed.'],
        },
        {
          problem: 'Water at the foundation',
          causes: ['Downspouts ending at the wall', 'Crushed buried drains', 'No extensions'],
          consequences: ['Damp basements', 'Walks and slabs lifted by frost', 'Wet wood on top of the foundation'],
          solutions: ['Long extensions or buried drains, and soil that slopes away from the wall.'],
        },
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Seamless gutters, sloped and screwed into solid wood.',
      reasons: [
        'Dry foundation: water goes to the yard',
        'Sound fascia and siding: no splashing',
        'Safer entries: no water freezes there',
        'Protected planting: the mulch stays put',
      ],
      steps: {
        heading: 'Gutter installation in six steps',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              {
                title: 'Assessment and measuring',
                ...gutterStep('measure'),
                details: 'Where water collects; every run and drop.',
              },
              {
                title: 'Design and layout',
                ...gutterStep('layout'),
                details: 'Size, slope and downspouts, on a plan.',
              },
            ],
          },
          {
            heading: 'At your house',
            steps: [
              {
                title: 'Removal and fascia repair',
                ...gutterStep('removal'),
                details: 'Old gutters down; short soft spots mended.',
              },
              {
                title: 'Forming and hanging',
                ...gutterStep('hanging'),
                details: 'Hangers at most 24 inches apart.',
              },
              {
                title: 'Downspouts and drainage',
                ...gutterStep('downspouts'),
                details: 'Outlets, elbows, straps and extensions.',
              },
              {
                title: 'Testing and cleanup',
                ...gutterStep('testing'),
                details: 'A hose at the high end; old metal recycled.',
              },
            ],
          },
        ],
        nights: betweenDays,
      },
      lists: [
        {
          heading: 'Included with every system',
          kind: 'included',
          items: [
            'Old gutters removed and recycled',
            'Drip edge checked',
            'Sealed corners',
            'Straps and hangers',
            'Hose test',
          ],
        },
      ],
      folded: {
        label: 'What can change the price',
        lists: [{ heading: 'What can change the price', kind: 'adds', items: gutterPriceFactors }],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.gutters },
    },
    {
      kind: 'faq',
      heading: 'Questions about seamless gutters',
      answers: {
        'What are seamless gutters?':
          'They’re gutters formed from one coil of metal, as long as the side of your house. A machine on our truck makes them in your driveway. The only joints are at the corners and ends, so there’s less to leak.',
        'How far apart should gutter hangers be?':
          'At most 24 inches, and closer where snow slides off the roof or the run is long. Many sagging gutters we see have hangers three feet apart. A gutter full of ice is heavy, and the hangers have to hold it.',
        'Can you install gutters in the winter?':
          'Yes, on dry days above freezing. Sealant won’t cure on cold, wet metal, and we don’t work off icy ladders. If old gutters are hanging loose over a door, we’ll take them down sooner.',
        'What if it rains on installation day?':
          'We’ll move the day. Sealant needs dry metal, and ladders need dry ground. If a shower catches us halfway, we screw down what’s up and come back to finish and test it.',
      },
    },
  ],
  related: ['/services/gutters/guards', '/services/gutters/downspouts', '/services/siding'],
  closing: {
    heading: 'Get your gutters priced',
    text: 'Send us a photo of each side of the house. We’ll come and measure, and you decide after that.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
