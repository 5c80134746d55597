import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate, leadSafe } from '@/content/promises';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { conditionOf, priceOfSize, printBarePrice, printPrice } from '@/lib/prices/price';
import { exampleFeet, plateGutter } from './example-house';
import { betweenDays, gutterStep, gutterStepTime, installTime } from './schedule';

const lines = ['Gutter', 'replacement', 'in Connecticut'] as const;

const { aluminum, steel, copper } = prices.gutters;
const covered = [
  ['Aluminum, for most homes', aluminum, '20 years'],
  ['Steel, for sliding snow and hard use', steel, '25 years'],
  ['Copper, for historic houses', copper, '50 years'],
] as const;

export const gutterReplacement: ServicePage<'/services/gutters/replacement'> = {
  path: '/services/gutters/replacement',
  name: 'Gutter Replacement',
  title: 'Gutter Replacement in Connecticut',
  description: `Old gutters down and new ones up on Connecticut homes, ${printPrice(prices.gutters.anyMetal)}. Signs it’s time, and what we look for behind them.`,
  priceRange: prices.gutters.anyMetal,
  storyline: 'replacement',
  ground: 'peach',
  picture: 'gutter-corner',
  lines,
  wipe: {
    kind: 'wipe',
    set: 'gutters',
    heading: 'One run: worn, then new',
    intro: 'The same eave before and after, drawn from the same spot. Slide the board to compare.',
    stages: [
      {
        name: 'Worn',
        drawing: 'gutter-run-worn',
        text: 'Seams that leak after two reseals, rust along the bottom, and soft wood behind the gutter.',
      },
      {
        name: 'New',
        drawing: 'gutter-run-new',
        text: 'We fix the wood first, then form seamless runs and slope them to the downspout.',
      },
    ],
  },
  plate: {
    price: { price: priceOfSize(aluminum, exampleFeet), of: plateGutter },
    time: { label: 'At your house', value: installTime, note: 'one long day, or two' },
    next: [weAnswer, freeVisit(gutterStepTime('measure')), firmPrice],
  },
  hero: {
    heading: lines.join(' '),
    intro:
      'If you seal the same corner every fall, it’s time. We fix the wood behind, then hang new gutters that slope.',
  },
  sections: [
    {
      kind: 'list',
      style: 'plain',
      heading: 'Signs you need new gutters',
      railLabel: 'Is it time?',
      items: [
        'Seams that leak after two reseals',
        'Rust or splits along the bottom',
        signName('soft-fascia'),
        'Aluminum or steel that’s older than the roof',
        'New siding or soffit on the way',
      ],
    },
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'What we look for behind the gutter',
      railLabel: 'Behind the gutter',
      details: {
        figure: 'gutter-behind',
        rows: {
          fascia: { title: 'Rotted fascia and rafter tails' },
          dripEdge: { title: 'Missing drip edge' },
          soffit: { title: 'Soffit vents painted shut' },
          siding: { title: 'Water marks on siding' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      id: 'included',
      heading: 'The job in writing',
      job: 'Old gutters down, the wood made sound, seamless gutters up.',
      steps: {
        heading: 'How long does it take?',
        groups: [
          {
            steps: [
              { title: 'Removal', ...gutterStep('removal'), details: 'Gutters and spikes down and on the truck.' },
              {
                title: 'Fascia repair',
                duration: 'If the board is soft',
                details: 'We replace it before anything hangs on it.',
              },
              {
                title: 'Forming and hanging',
                ...gutterStep('hanging'),
                details: 'Seamless runs, sloped to the downspout.',
              },
              {
                title: 'Downspouts',
                ...gutterStep('downspouts'),
                details: 'Outlets, downspouts, straps, extensions.',
              },
              { title: 'Testing', ...gutterStep('testing'), details: 'Water through every gutter before we go.' },
            ],
          },
        ],
        nights: betweenDays,
      },
      table: {
        heading: 'Which metal should you choose?',
        columns: ['Metal', 'Covered for', `${exampleFeet} feet, ${conditionOf(aluminum)}`],
        rows: Object.fromEntries(
          covered.map(([metal, price, years]) => [
            metal,
            [years, printBarePrice(priceOfSize(price, exampleFeet), { conditionIs: 'in the same list' })],
          ]),
        ),
      },
      lists: [
        {
          heading: 'What’s included in a replacement',
          kind: 'included',
          items: [
            'Removal and recycling',
            'Fascia spot repairs, up to a length set in your contract',
            'Drip edge checked',
            'Seamless runs',
            'Hose test',
          ],
        },
        { heading: 'By the foot', kind: 'text', text: `${printPrice(prices.gutters.anyMetal)}, by metal.` },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.gutters, isWhole: true },
    },
    {
      kind: 'faq',
      heading: 'Questions about replacing gutters',
      answers: {
        'Should I repair my gutters or replace them?': [
          'Repair them if it’s one corner or one sagging run and the metal is sound. Replace them if the seams keep leaking, the bottom has rusted, or the board behind is soft. ',
          { label: 'See what we can repair', href: '/services/gutters/repair' },
          '.',
        ],
        'What if the fascia board is rotted?': [
          `We replace it first. Short spots are included; a longer stretch is priced as trim repair, ${printPrice(prices.additional.trim)} for most homes. See `,
          { label: 'exterior repairs', href: '/services/exterior-repairs' },
          '. A new gutter on rotten wood would only come down again.',
        ],
        'Can I keep my gutter guards?':
          'Sometimes. It depends on the width of the new gutter and how the guards fasten. Screens often fit again; solid covers often don’t. We look at them on the first visit.',
        'How long do gutters last?': [
          'Aluminum lasts 20–30 years, steel 25–40 and copper 50–100, if they’re cleaned and the wood behind them stays dry. Gutters put together from short sections wear out sooner, at the seams. ',
          { label: 'Compare the systems', href: '/services/gutter-installation#systems' },
          '.',
        ],
        'Is there lead paint on an old fascia board?': `There can be, under newer coats. ${leadSafe}`,
      },
    },
  ],
  related: ['/services/gutter-installation', '/services/exterior-repairs', '/services/roofing/replacement'],
  closing: {
    heading: 'Tired of sealing the same corner?',
    text: 'We’ll check the metal and the wood behind it, and price new gutters if you need them.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
