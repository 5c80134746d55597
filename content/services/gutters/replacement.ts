import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToGutters, exampleHouse, wholeHouse } from './example-house';
import { gutterStep, installTime } from './schedule';

const lines = ['Gutter', 'replacement', 'in Connecticut'] as const;

export const gutterReplacement: ServicePage<'/services/gutters/replacement'> = {
  path: '/services/gutters/replacement',
  name: 'Gutter Replacement',
  title: 'Gutter Replacement in Connecticut',
  description: `Old gutters down and new ones up on Connecticut homes, ${printPrice(prices.gutters.anyMetal)}. Signs it’s time, and what we fix behind them.`,
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
  railFacts: [
    { label: 'Gutters, by metal', price: prices.gutters.anyMetal },
    { label: 'Work at the house', value: installTime },
  ],
  hero: {
    heading: lines.join(' '),
    intro: `New aluminum gutters run ${printPrice(prices.gutters.aluminum)}, and take one or two long days. If you seal the same corner every fall, it’s time. We take the old ones down, fix the wood behind them, and hang new ones with the right slope.`,
    facts: [printPrice(prices.gutters.anyMetal, { by: 'metal' }), durations.gutters.short],
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
      heading: 'What we fix behind the gutter',
      railLabel: 'What we fix',
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
      kind: 'prices',
      heading: 'Which metal should you choose?',
      railLabel: 'Which metal',
      prices: [
        { label: 'Aluminum: the right choice for most homes', price: prices.gutters.aluminum },
        { label: 'Copper: for historic houses, and for the longest life', price: prices.gutters.copper },
        { label: 'Steel: for sliding snow and hard use', price: prices.gutters.steel },
      ],
      note: [
        'Planning prices. ',
        { label: 'Compare sizes, lifespan and upkeep', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'line',
      heading: 'How long does it take?',
      railLabel: 'How long it takes',
      intro: `${durations.gutters.short}.`,
      steps: [
        {
          title: 'Removal',
          ...gutterStep('removal'),
          details: 'Old gutters and spikes come down and go on the truck.',
        },
        { title: 'Fascia repair', details: 'If the board is soft, we replace it before anything hangs on it.' },
        {
          title: 'Forming and hanging',
          ...gutterStep('hanging'),
          details: 'We form seamless runs and slope them to the downspout.',
        },
        {
          title: 'Downspouts',
          ...gutterStep('downspouts'),
          details: 'Outlets, downspouts, straps and extensions go on.',
        },
        {
          title: 'Testing',
          ...gutterStep('testing'),
          details: 'We run water through every gutter before we leave.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included in a replacement',
      railLabel: 'What’s included',
      items: [
        'Removal and recycling',
        'Fascia spot repairs, up to a length set in your contract',
        'Drip edge checked',
        'Seamless runs',
        'Hose test',
      ],
      beside: [{ heading: 'How long it’s covered', text: warranties.gutters.sentence }],
    },
    {
      kind: 'faq',
      heading: 'Questions about replacing gutters',
      answers: {
        'How much does it cost to replace gutters?': `Plan on ${wholeHouse(prices.gutters.aluminum)} in aluminum for ${exampleHouse}. Steel runs ${wholeHouse(prices.gutters.steel)} and copper ${wholeHouse(prices.gutters.copper)}. ${addedToGutters}`,
        'Can you replace gutters in one day?': `On a small house, yes, but it’s a long day. The work adds up to ${installTime}, so a large house takes two days. New fascia can add to that, because the board goes up before the gutter does.`,
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
        'How long do gutters last?':
          'Aluminum lasts 20–30 years, steel 25–40 and copper 50–100, if they’re cleaned and the wood behind them stays dry. Gutters put together from short sections wear out sooner, at the seams.',
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
