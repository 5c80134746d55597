import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';

export const gutterRepair: ServicePage<'/services/gutters/repair'> = {
  path: '/services/gutters/repair',
  name: 'Gutter Repair',
  title: 'Gutter Repair for Connecticut Homes',
  description:
    'Gutter repair in Connecticut: leaking corners, sagging runs and loose downspouts, most in 2–4 hours and one visit. A photo is often enough for a price.',
  storyline: 'repair',
  ground: 'sage',
  crossSection: 'gutter-corner',
  railFacts: [
    { label: 'Most repairs', value: '2–4 hours' },
    { label: 'Price', price: prices.gutters.repair },
  ],
  hero: {
    heading: 'Gutter repair in Connecticut',
    intro:
      'Most gutter repairs take one visit of 2 to 4 hours, priced by the hour plus parts. Send a photo, and we can often tell you the price the same day. We reseal leaking corners, straighten sagging runs and put back downspouts that blew off.',
  },
  sections: [
    {
      kind: 'details',
      id: 'problems',
      heading: 'Gutter problems we repair',
      railLabel: 'What we repair',
      details: {
        figure: 'gutter-faults',
        rows: {
          corner: {
            title: 'Leaking corners',
            text: 'Old sealant cracks, and the drips freeze on the steps. We clean and reseal the corner, or replace the corner piece.',
          },
          sag: {
            title: 'Sagging runs',
            text: 'The hangers have worked loose, and the gutter holds water. We put in new hidden hangers and give it a new slope.',
          },
          torn: {
            title: 'Torn sections after ice',
            text: 'Ice is heavy enough to pull a run off the wall. We put up a new run, with hangers closer together.',
          },
          downspout: {
            title: 'Loose downspouts',
            text: 'Straps are missing, and there’s water at the wall. We put on new straps, screws and an extension.',
          },
        },
      },
    },
    {
      kind: 'prices',
      heading: 'How much does gutter repair cost?',
      railLabel: 'What it costs',
      prices: [
        { label: 'Repairs', price: prices.gutters.repair },
        { label: 'A full run in aluminum', price: prices.gutters.aluminum },
        { label: 'A full run in copper', price: prices.gutters.copper },
        { label: 'A full run in steel', price: prices.gutters.steel },
      ],
    },
    {
      kind: 'steps',
      display: 'line',
      heading: 'How a gutter repair goes',
      railLabel: 'How a repair goes',
      steps: [
        {
          title: 'Photos and a price',
          duration: 'By phone when we can',
          details: 'Send photos from the ground. You get the price in writing before we start.',
        },
        {
          title: 'Repair',
          duration: '2–4 hours',
          hours: [2, 4],
          details: 'We use matching sections, new sealant and new screws.',
        },
        { title: 'Hose test', details: 'We run water through it, and you can watch.' },
      ],
    },
    {
      kind: 'note',
      heading: 'What’s included in a gutter repair',
      railLabel: 'What’s included',
      items: ['Photos before and after', 'Matching sections', 'New sealant and screws', 'Hose test'],
      text: warranties.gutterRepair.sentence,
      beside: [
        {
          heading: 'When a repair isn’t enough',
          text: [
            'If the same corner has been resealed twice, the bottom has rusted, or the board behind is rotted, you’re better off with ',
            { label: 'new gutters', href: '/services/gutters/replacement' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter repair',
      answers: {
        'How much does it cost to repair a gutter?': `We charge by the hour plus parts, and most repairs take 2–4 hours. We can often tell you the price from a photo. You get it in writing before we start. If a whole run has to be replaced, aluminum is ${printPrice(prices.gutters.aluminum)}.`,
        'How do you fix a leaking gutter corner?':
          'We scrape out the old sealant, clean and dry the metal, and seal it again from the inside. New sealant over old won’t stick for long. If the corner has opened up or cracked, we replace the corner piece.',
        'Can you come before the next storm?':
          'We’ll try. We go in order of risk, and houses with water coming in are first. Until then, keep people and cars away from a gutter that’s hanging.',
        'Can you repair gutters in the winter?':
          'Yes, for hangers, screws and downspouts. Resealing has to wait for a dry day above freezing, because sealant won’t stick to cold, wet metal. We don’t chip ice out of gutters; that ruins them.',
        'Do you repair half-round and wood gutters?':
          'Half-round, yes, with matching hangers. Wood gutters depend on the wood: if it’s gone soft, a half-round metal gutter in the same place is the better answer.',
      },
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutters/replacement', '/services/exterior-repairs'],
  closing: {
    heading: 'Send us a photo from the ground',
    text: 'Show us the drip or the sag and the whole side of the house.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
