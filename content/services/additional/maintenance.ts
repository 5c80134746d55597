import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const maintenance: ServicePage<'/services/maintenance'> = {
  path: '/services/maintenance',
  category: 'additional',
  name: 'Maintenance Plans',
  title: `Home Exterior Maintenance Plans CT | ${company.name}`,
  description:
    'Twice-yearly exterior maintenance for Connecticut homes: gutters, roof check, caulk, vents and a photo report each visit.',
  hero: {
    heading: 'Two visits a year, fewer surprises',
    intro:
      'A loose flashing found in October is a small repair. The same flashing in February is a ceiling. Maintenance is mostly about finding things early.',
    facts: ['Spring and fall', 'A photo list each time: fine, watch or fix'],
    media: { kind: 'picture', name: 'portfolio-8' },
  },
  sections: [
    {
      kind: 'comparison',
      heading: 'Spring and fall',
      columns: [
        {
          heading: 'Spring visit (April or May)',
          items: [
            'Gutters cleaned and re-pitched where needed',
            'Winter roof check from ladder or camera',
            'Siding and trim look-over',
            'Window weeps and screens',
            'Grading and extensions',
          ],
        },
        {
          heading: 'Fall visit (October or November)',
          items: [
            'Roof and flashing check',
            'Gutters cleaned after leaf fall',
            'Attic peek for stains and vent blockage',
            'Caulk at trim and penetrations',
            'Downspouts reconnected before snow',
          ],
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Good fit for',
      items: [
        'Second homes on the shore',
        'Older roofs you want five more years from',
        'Rental properties',
        'Anyone who would rather not climb',
      ],
      media: { kind: 'picture', name: 'portfolio-5' },
    },
    {
      kind: 'prices',
      heading: 'What a plan costs',
      prices: [{ label: 'A year, by house size and story', price: prices.additional.maintenance }],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How a visit runs',
      steps: [
        {
          title: 'Walk-around and photos',
          duration: '30–60 minutes',
          details: 'Every side of the house, from the ground.',
        },
        {
          title: 'Gutters and small fixes',
          duration: '1–2 hours',
          details: 'Clearing, caulk and fasteners, up to the limit in your plan.',
        },
        { title: 'Attic or roof look', duration: '30 minutes', details: 'The roof in spring; the attic too in fall.' },
        { title: 'List by e-mail', duration: 'The next business day', details: 'Each item marked fine, watch or fix.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Both visits include',
      items: [
        'A photo list marked fine, watch or fix',
        'Small caulk and fastener repairs up to the limit in your plan',
        'Member pricing on larger work',
        'A reminder before each visit',
      ],
    },
    {
      kind: 'faq',
      heading: 'Plan questions',
      entries: [
        {
          question: 'Is it a contract?',
          answer: 'A one-year agreement you can end with 30 days’ notice.',
        },
        {
          question: 'Does it cover storms?',
          answer: 'Emergency calls are separate, but plan customers are checked after a big event.',
        },
        { question: 'Who comes?', answer: 'The same two-person crew each time when possible.' },
        {
          question: 'Do plans extend my warranty?',
          answer: 'No. They help you keep the one you have by catching problems early.',
        },
      ],
    },
  ],
  related: ['/services/gutters/cleaning', '/services/inspections', '/services/roof-inspection'],
};
