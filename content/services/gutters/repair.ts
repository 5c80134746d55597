import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';

export const gutterRepair: ServicePage<'/services/gutters/repair'> = {
  path: '/services/gutters/repair',
  category: 'gutters',
  name: 'Gutter Repair',
  title: `Gutter Repair Across Connecticut | ${company.name}`,
  description:
    'Gutter repair in Connecticut: leaking corners, sagging runs and loose downspouts, most in 2–4 hours and one visit. Quoted before we start.',
  hero: {
    heading: 'Gutter repair in Connecticut',
    intro:
      'Most gutter repairs take one visit and 2 to 4 hours. We reseal leaking corners, straighten sagging runs and put back downspouts that blew off. If the wood behind is rotted, we’ll tell you before we go further.',
    facts: ['Most repairs: 2–4 hours', 'Quoted before we start'],
    media: { kind: 'drawing', name: 'gutter-miter' },
  },
  sections: [
    {
      kind: 'problems',
      showsConsequences: true,
      heading: 'Gutter problems we repair',
      problems: [
        {
          problem: 'Leaking corners',
          causes: ['Old sealant that has cracked'],
          consequences: ['Drips that freeze on steps'],
          solutions: ['Clean and reseal the corner, or replace the corner piece'],
        },
        {
          problem: 'Sagging runs',
          causes: ['Hangers worked loose'],
          consequences: ['Standing water and mosquitoes'],
          solutions: ['New hidden hangers and a new slope'],
        },
        {
          problem: 'Torn sections after ice',
          causes: ['The weight of the ice'],
          consequences: ['A run hanging over a walk'],
          solutions: ['A new run, with hangers closer together'],
        },
        {
          problem: 'Loose downspouts',
          causes: ['Missing straps'],
          consequences: ['Water at the wall'],
          solutions: ['New straps, screws and an extension'],
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'When a repair isn’t enough',
      text: [
        'If the same corner has been resealed twice, the bottom has rusted, or the board behind is rotted, we’ll say so instead of billing you again. You’re better off with ',
        { label: 'new gutters', href: '/services/gutters/replacement' },
        '.',
      ],
    },
    {
      kind: 'prices',
      heading: 'How much does gutter repair cost?',
      prices: [
        { label: 'Repairs', price: prices.gutters.repair },
        { label: 'A full run in aluminum', price: prices.gutters.aluminum },
        { label: 'A full run in copper', price: prices.gutters.copper },
        { label: 'A full run in steel', price: prices.gutters.steel },
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How a gutter repair goes',
      figure: 'gutter-flush',
      steps: [
        {
          title: 'Photos and a price',
          duration: 'By phone when we can',
          details: 'Send photos from the ground. We’ll tell you what we’d do.',
        },
        { title: 'Repair', duration: '2–4 hours', details: 'Matching sections, new sealant and screws.' },
        { title: 'Hose test', details: 'We run water through it, and you can watch.' },
      ],
    },
    {
      kind: 'included',
      heading: 'What’s included in a gutter repair',
      items: ['Photos before and after', 'Matching sections', 'New sealant and screws', 'Hose test'],
      warranty: warranties.gutterRepair.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter repair',
      entries: [
        {
          question: 'How much does it cost to repair a gutter?',
          answer: `We charge by the hour and the part, and quote it before we start. Most repairs take 2–4 hours. If a whole run has to be replaced, aluminum is ${printPrice(prices.gutters.aluminum)}. Send a photo, and we can often quote it by phone.`,
        },
        {
          question: 'How do you fix a leaking gutter corner?',
          answer:
            'We scrape out the old sealant, clean and dry the metal, and seal it again from the inside. New sealant over old won’t stick for long. If the corner has opened up or cracked, we replace the corner piece.',
        },
        {
          question: 'Can you come before the next storm?',
          answer:
            'We’ll try. When everyone calls at once, we go first where water is getting into the house or a gutter could fall on someone. Until then, keep people and cars away from a gutter that’s hanging.',
        },
        {
          question: 'Can you repair gutters in the winter?',
          answer:
            'Yes, for hangers, screws and downspouts. Resealing has to wait for a dry day above freezing, because sealant won’t stick to cold, wet metal. We don’t chip ice out of gutters; that ruins them.',
        },
        {
          question: 'Do you repair half-round and wood gutters?',
          answer:
            'Half-round, yes, with matching hangers. Old wood gutters we can patch and reline in short spots. Once the wood is soft, a half-round metal gutter in the same place is the better answer.',
        },
      ],
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutters/replacement', '/services/exterior-repairs'],
  closing: {
    heading: 'Send us a photo from the ground',
    text: 'Show us the drip or the sag and the whole side of the house.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
