import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const ventilation: ServicePage<'/services/ventilation'> = {
  path: '/services/ventilation',
  category: 'additional',
  name: 'Ventilation',
  title: `Attic Ventilation in Connecticut | ${company.name}`,
  description:
    'Balanced attic ventilation for Connecticut homes: ridge and soffit vents, ice dam help, and the code sizes explained in plain words.',
  hero: {
    heading: 'An attic that breathes',
    intro:
      'Warm wet air rises from the house into the attic. Without a path out, it rots the deck from below and feeds ice dams from above. Balanced vents give it the path.',
    facts: ['Included in most new roofs', 'Vent area worked out on paper'],
    media: { kind: 'picture', name: 'detail-ridge' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs of poor ventilation',
      items: [
        'Dark stains or frost on nails in the attic',
        'Mold on the deck',
        'Ice dams every winter',
        'A hot upstairs in July',
        'Curled shingles well before their time',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'How it should work',
      items: [
        'Air in at the soffit, out at the ridge, kept apart by baffles over the insulation',
        'About one square foot of vent for every 150 square feet of attic floor, or 1 to 300 when intake and exhaust are balanced',
        'No mixing of vent types on the same ridge',
      ],
      media: { kind: 'drawing', name: 'vent-path' },
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What we install',
      items: [
        'Continuous soffit vent or added vents',
        'Baffles at every rafter bay',
        'Ridge vent with external baffle',
        'Gable vents closed when a ridge vent replaces them',
        'Bath and dryer vents run outside, never into the attic',
      ],
    },
    {
      kind: 'notice',
      heading: 'Winter note',
      text: [
        'Ventilation is half the answer. ',
        { label: 'Heat leaks', href: '/services/insulation' },
        ' are the other half; most attics need both. Look at the chimney gap, attic hatch, recessed light, bath fan that ends in the attic, top plate and wire hole, and the rim above the foundation. Heat cables are a last resort at trouble spots, on their own circuit, by a licensed electrician.',
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      prices: [
        { label: 'With a new roof', price: prices.additional.ventilationWithRoof },
        { label: 'On its own', price: prices.additional.ventilation },
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'Three steps to moving air',
      figure: 'ridge-slot',
      steps: [
        {
          title: 'Attic look and measurements',
          duration: '1–2 hours',
          details: 'What comes in now, what goes out, and how much floor it serves.',
        },
        {
          title: 'Cut intake and exhaust',
          duration: 'Half to one day, or with a new roof',
          details: 'Openings cut and flashed, baffles set.',
        },
        { title: 'Check airflow', details: 'A photo record shows each bay open.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with the vents',
      items: ['Vent area worked out on paper', 'Baffles', 'Vents cut and flashed', 'Bath fan duct check', 'Photos'],
      warranty: `Our ${company.warranty.workmanship}. Shingle makers ask for balanced ventilation, so this protects the roof warranty too.`,
    },
    {
      kind: 'faq',
      heading: 'Airflow questions',
      entries: [
        {
          question: 'Can you have too much exhaust?',
          answer: 'Yes. Without intake it pulls conditioned air from rooms.',
        },
        {
          question: 'Do fans help?',
          answer: 'Powered fans often pull air from the house. Passive balance is steadier.',
        },
        {
          question: 'What about cathedral ceilings?',
          answer: 'They need a vent space at each bay or a sealed roof design.',
        },
        { question: 'Will it fix mold?', answer: 'It stops the cause. Cleaning is separate.' },
      ],
    },
  ],
  related: ['/services/insulation', '/services/roof-inspection', '/services/roofing/installation'],
};
