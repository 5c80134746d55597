import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const inspections: ServicePage<'/services/inspections'> = {
  path: '/services/inspections',
  category: 'additional',
  name: 'Home Exterior Inspections',
  title: `Home Exterior Inspections in CT | ${company.name}`,
  description:
    'Whole-exterior inspections for Connecticut homes: roof, siding, windows, doors, gutters and grading, with photos and a priority list.',
  hero: {
    heading: 'A full look at the outside of your house',
    intro:
      'We check every outside surface, rank what we find by risk, and give you a one-page plan. Buyers, sellers and long-time owners use it for different reasons.',
    facts: ['Two hours on a typical house', 'Report by the next business day'],
    media: { kind: 'drawing', name: 'house-whole' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Three common reasons',
      cards: [
        { title: 'Buying', text: 'What will cost money in the next five years.' },
        { title: 'Selling', text: 'Fix the cheap items before the buyer’s inspector finds them.' },
        { title: 'Staying', text: 'Plan for the roof and siding you will need, in order.' },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What we look at',
      items: [
        [
          'Roof and attic: ',
          { label: `the free ${company.inspectionPoints}-point check`, href: '/services/roof-inspection' },
        ],
        'Siding and sheathing at soft spots',
        'Trim, fascia and soffits',
        'Windows and doors, including operation',
        'Gutters, downspouts and grading',
        'Chimney and penetrations',
        'Decks and steps where they meet the house',
      ],
      media: { kind: 'drawing', name: 'house-survey' },
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'The visit',
      steps: [
        { title: 'Look', duration: 'Two hours on a typical house', details: 'Photos of every finding.' },
        { title: 'Rank', details: 'Do now, this season, plan for.' },
        {
          title: 'Report',
          duration: 'By the next business day',
          details: 'A one-page plan, with the photos behind it.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      figure: 'inspection-report',
      prices: [
        { label: 'Roof inspection', price: prices.roofing.inspection },
        { label: 'Full exterior inspection', price: prices.additional.fullInspection },
      ],
      note: 'The price of the full inspection is credited if you hire us.',
    },
    {
      kind: 'notice',
      heading: 'What it is not',
      text: 'A full home inspection. We do not test plumbing, heating, wiring or the septic system, and we do not guess about structure we cannot see.',
    },
    {
      kind: 'faq',
      heading: 'Inspection questions',
      entries: [
        { question: 'Will you send it to my buyer?', answer: 'Only with your permission.' },
        {
          question: 'Can you inspect a house you plan to work on?',
          answer: 'Yes, and we will say so in the report.',
        },
        {
          question: 'Do you climb into attics?',
          answer: 'Yes when there is a hatch and flooring to work from.',
        },
        { question: 'How fast is the report?', answer: 'By the next business day.' },
      ],
    },
  ],
  related: ['/services/roof-inspection', '/services/maintenance', '/contact'],
};
