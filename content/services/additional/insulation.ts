import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const insulation: ServicePage<'/services/insulation'> = {
  path: '/services/insulation',
  category: 'additional',
  name: 'Insulation',
  title: `Home Insulation in Connecticut | ${company.name}`,
  description:
    'Attic and wall insulation for Connecticut homes, done with new roofs and siding: ENERGY STAR targets, air sealing first, ice dams eased.',
  hero: {
    heading: 'Insulation done while the roof or wall is open',
    intro:
      'Heat that leaks into the attic melts the snow above it and freezes at the eave. Air sealing and insulation, in that order, are the real cure for most ice dams.',
    facts: ['Air sealing first', 'Depth markers and photos left with you'],
    media: { kind: 'drawing', name: 'ice-dam' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your house is short of it',
      items: [
        'Bare joists showing in the attic',
        'A roof that melts its snow before the neighbors’',
        'Rooms over the garage that never warm up',
        'Icicles along one wall',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Where heat gets out',
      figure: 'attic-leaks',
      columns: [
        {
          heading: 'Where it matters most',
          items: [
            'Attic floor',
            'The rim above the foundation',
            'Knee walls behind upstairs closets',
            'Attic hatches and pull-down stairs',
            'Ducts in cold spaces',
          ],
        },
        {
          heading: 'Air sealing first',
          items: [
            'Chimney gaps with metal and fire-safe caulk',
            'Top plates and wire holes',
            'Bath fans ducted outside',
            'Recessed lights covered or replaced',
            'Attic hatch gasketed and insulated',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Targets for Connecticut',
      figure: 'insulation-targets',
      intro: 'R-value is how well a layer holds heat: more is better, up to the target. Connecticut is in IECC zone 5.',
      columns: ['Where', 'Target'],
      rows: [
        { header: 'Attic with none', cells: ['R-60'] },
        { header: 'Attic with 3–4 inches already there', cells: ['R-49 added'] },
        { header: 'Under new siding', cells: ['R-5 to R-10 foam sheathing and filled cavities'] },
        { header: 'Floors over cold space', cells: ['R-30'] },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Materials',
      cards: [
        { title: 'Cellulose', text: 'Blown and dense. Good in old walls.' },
        { title: 'Fiberglass batts', text: 'For open framing, only when cut tight.' },
        { title: 'Spray foam', text: 'For rims and hard corners, by a trained crew.' },
        { title: 'Rigid foam', text: 'Over sheathing before siding.' },
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      prices: [{ label: 'Air sealing and insulation', price: prices.additional.insulation }],
      note: 'Utility programs may help; look at Energize CT before you buy, and we can work with their report.',
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Seal, fill, vent',
      steps: [
        {
          title: 'Inspection',
          duration: '1–2 hours',
          details: 'With the roof or siding visit.',
        },
        {
          title: 'Air sealing',
          duration: 'Half a day',
          details: 'Every gap on the list above, before any insulation covers it.',
        },
        {
          title: 'Insulation',
          duration: 'Half to one day',
          details: 'To the target for that part of the house.',
        },
        {
          title: 'Ventilation check',
          details: [
            'Insulation must not block the air at the eaves. See ',
            { label: 'Ventilation', href: '/services/ventilation' },
            '.',
          ],
        },
        {
          title: 'Photos and depth markers',
          details: 'Left in place, so anyone can see how deep it is.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included, sealed and shown',
      items: ['Air sealing at the points above', 'Baffles at the eaves', 'Depth markers', 'Photos', 'Cleanup'],
      warranty: `Our ${company.warranty.workmanship}. Material terms are set by each maker.`,
    },
    {
      kind: 'faq',
      heading: 'Insulation questions',
      entries: [
        {
          question: 'Is more insulation always better?',
          answer: 'Past the targets, ventilation and air sealing pay back faster.',
        },
        {
          question: 'Can I keep old insulation?',
          answer: 'If it is dry and clean, yes. Wet or mouse-ridden insulation comes out.',
        },
        {
          question: 'Does insulation fix ice dams?',
          answer: [
            'With air sealing and ventilation, usually. See ',
            { label: 'Ventilation', href: '/services/ventilation' },
            '.',
          ],
        },
        {
          question: 'Is my house too old for wall insulation?',
          answer: 'No. We check wiring, lead and asbestos first.',
        },
      ],
    },
  ],
  related: ['/services/ventilation', '/services/roofing/replacement', '/services/siding/insulated'],
};
