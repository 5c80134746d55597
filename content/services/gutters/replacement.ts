import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToGutters, exampleHouse, wholeHouse } from './example-house';
import { gutterStepTime, installTime } from './schedule';

export const gutterReplacement: ServicePage<'/services/gutters/replacement'> = {
  path: '/services/gutters/replacement',
  category: 'gutters',
  name: 'Gutter Replacement',
  title: `Gutter Replacement in Connecticut | ${company.name}`,
  description: `Old gutters down and new ones up on Connecticut homes, ${printPrice(prices.gutters.anyMetal)}. Signs it’s time, what we fix behind them, and how long it takes.`,
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'Gutter replacement in Connecticut',
    intro:
      'If you seal the same corner every fall, it’s time for new gutters. We take the old ones down, fix the wood behind them, and hang new ones with the right slope.',
    facts: [`${printPrice(prices.gutters.anyMetal)}, by metal`, durations.gutters.short],
    media: { kind: 'drawing', name: 'gutter-worn' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs you need new gutters',
      items: [
        'Seams that leak after two reseals',
        'Rust or splits along the bottom',
        'Soft wood behind the gutter',
        'Gutters older than the roof',
        'New siding or soffit on the way',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What we fix behind the gutter',
      items: [
        'Rotted fascia and rafter tails',
        'Missing drip edge',
        'Soffit vents painted shut',
        'Water marks on siding',
      ],
      media: { kind: 'drawing', name: 'gutter-behind' },
    },
    {
      kind: 'options',
      heading: 'Which metal should you choose?',
      options: [
        {
          name: 'Aluminum',
          description: 'The right choice for most homes.',
          price: prices.gutters.aluminum,
          media: { kind: 'drawing', name: 'gutter-aluminum' },
        },
        {
          name: 'Copper',
          description: 'For historic houses, and for the longest life.',
          price: prices.gutters.copper,
          media: { kind: 'drawing', name: 'gutter-copper' },
        },
        {
          name: 'Steel',
          description: 'For sliding snow and hard use.',
          price: prices.gutters.steel,
          media: { kind: 'drawing', name: 'gutter-steel' },
        },
      ],
      footnote: [
        'Planning prices. ',
        { label: 'Compare sizes, lifespan and upkeep', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How long does it take?',
      intro: `${durations.gutters.short}.`,
      figure: 'gutter-k',
      steps: [
        {
          title: 'Removal',
          duration: gutterStepTime('removal'),
          details: 'Old gutters and spikes come down and go on the truck.',
        },
        { title: 'Fascia repair', details: 'If the board is soft, we replace it before anything hangs on it.' },
        {
          title: 'Forming and hanging',
          duration: gutterStepTime('hanging'),
          details: 'Seamless runs, sloped to the downspout.',
        },
        {
          title: 'Downspouts',
          duration: gutterStepTime('downspouts'),
          details: 'Outlets, downspouts, straps and extensions.',
        },
        {
          title: 'Testing',
          duration: gutterStepTime('testing'),
          details: 'We run water through every gutter before we leave.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What’s included in a replacement',
      items: [
        'Removal and recycling',
        'Fascia spot repairs, up to a length set in your contract',
        'Drip edge checked',
        'Seamless runs',
        'Hose test',
      ],
      warranty: warranties.gutters.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about replacing gutters',
      entries: [
        {
          question: 'How much does it cost to replace gutters?',
          answer: `About ${wholeHouse(prices.gutters.aluminum)} in aluminum for ${exampleHouse}. Steel runs ${wholeHouse(prices.gutters.steel)} and copper ${wholeHouse(prices.gutters.copper)}. ${addedToGutters}`,
        },
        {
          question: 'Can you replace gutters in one day?',
          answer: `On a small house, yes, if it’s a long one. The work adds up to ${installTime}, so a large house takes two days. We don’t leave open ends pouring onto the house overnight.`,
        },
        {
          question: 'Should I repair my gutters or replace them?',
          answer: [
            'Repair them if it’s one corner or one sagging run and the metal is sound. Replace them if the seams keep leaking, the bottom has rusted, or the board behind is soft. ',
            { label: 'See what we can repair', href: '/services/gutters/repair' },
            '.',
          ],
        },
        {
          question: 'What if the fascia board is rotted?',
          answer: [
            `We replace it first. Short spots are included; a longer stretch is priced as trim repair, ${printPrice(prices.additional.trim)} for most homes. See `,
            { label: 'exterior repairs', href: '/services/exterior-repairs' },
            '. Hanging a new gutter on rotten wood just brings it down again.',
          ],
        },
        {
          question: 'Can I keep my gutter guards?',
          answer:
            'Sometimes. It depends on the width of the new gutter and how the guards fasten. Screens often fit again; solid covers often don’t. We’ll look at them before we price the job, so you know either way.',
        },
        {
          question: 'How long do gutters last?',
          answer:
            'Aluminum lasts 20–30 years, steel 25–40 and copper 50–100, if they’re cleaned and the wood behind them stays dry. Gutters put together from short sections wear out sooner, at the seams.',
        },
      ],
    },
  ],
  related: ['/services/gutter-installation', '/services/exterior-repairs', '/services/roofing/replacement'],
  closing: {
    heading: 'Tired of sealing the same corner?',
    text: 'We’ll check the metal and the wood behind it, and price new gutters in writing.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
