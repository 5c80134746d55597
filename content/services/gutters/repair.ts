import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const gutterRepair: ServicePage<'/services/gutters/repair'> = {
  path: '/services/gutters/repair',
  category: 'gutters',
  name: 'Gutter Repair',
  title: `Gutter Repair in Connecticut | ${company.name}`,
  description:
    'Leaky corners, sagging runs and torn hangers repaired across Connecticut, often in one visit and before the next rain or snow.',
  hero: {
    heading: 'Gutter repair that lasts past winter',
    intro:
      'Most gutter repairs are small: a corner to reseal, a run to re-pitch, a downspout that came off in the wind. We do them in one visit when the wood behind is sound.',
    facts: ['Most repairs: 2–4 hours', 'Quoted before we start'],
    media: { kind: 'drawing', name: 'gutter-miter' },
  },
  sections: [
    {
      kind: 'problems',
      showsConsequences: true,
      heading: 'What we repair',
      problems: [
        {
          problem: 'Leaking corners',
          causes: ['Old sealant'],
          consequences: ['Drips that freeze on steps'],
          solutions: ['Clean, prime and reseal, or replace the miter (the corner piece)'],
        },
        {
          problem: 'Sagging runs',
          causes: ['Hangers worked loose'],
          consequences: ['Standing water and mosquitoes'],
          solutions: ['New hidden hangers and pitch'],
        },
        {
          problem: 'Torn sections after ice',
          causes: ['Frozen weight'],
          consequences: ['A run hanging over a walk'],
          solutions: ['New run and closer hangers'],
        },
        {
          problem: 'Detached downspouts',
          causes: ['Missing straps'],
          consequences: ['Water at the wall'],
          solutions: ['New straps, screws and extension'],
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'If repair is not enough',
      text: [
        'Two failed reseals, rust at the bottom seam, or fascia past saving. We say so rather than bill you twice. Then ',
        { label: 'replacement', href: '/services/gutters/replacement' },
        ' is the honest answer.',
      ],
    },
    {
      kind: 'prices',
      heading: 'How repairs are priced',
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
      heading: 'One visit, three steps',
      figure: 'gutter-flush',
      steps: [
        {
          title: 'Photos and a price',
          duration: 'By phone when we can',
          details: 'Send what you see from the ground; we tell you what we would do.',
        },
        { title: 'Repair', duration: '2–4 hours', details: 'Matched sections, new sealant and screws.' },
        { title: 'Hose test', details: 'Water through the mended run while you watch, if you like.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Every repair comes with',
      items: ['Photos before and after', 'Matched sections', 'New sealant and screws', 'Hose test'],
      warranty: `Our ${company.warranty.workmanship} on parts we replace. Resealed joints on old metal are checked free once in the first year.`,
    },
    {
      kind: 'faq',
      heading: 'Repair questions',
      entries: [
        {
          question: 'Can you come before the storm?',
          answer: 'We go in order of risk, water entry first.',
        },
        { question: 'Is sealant enough?', answer: 'On a corner, yes. On a seam that moves, no.' },
        { question: 'Do you fix half-round gutters?', answer: 'Yes, with matching hangers.' },
        { question: 'Can you paint gutters?', answer: 'Aluminum takes paint well once it is clean.' },
      ],
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutters/replacement', '/services/exterior-repairs'],
};
