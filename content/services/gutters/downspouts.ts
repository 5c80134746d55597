import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const downspouts: ServicePage<'/services/gutters/downspouts'> = {
  path: '/services/gutters/downspouts',
  category: 'gutters',
  name: 'Downspouts & Drainage',
  title: `Downspouts & Drainage in CT | ${company.name}`,
  description:
    'Downspouts, extensions and buried drains that carry roof water away from Connecticut foundations. What we install and why it lasts.',
  hero: {
    heading: 'Where the water goes next',
    intro:
      'A perfect gutter that ends at the foundation is half a job. We move roof water well past the wall, away from walks, window wells and septic fields.',
    facts: ['At least 4 to 6 feet from the wall', 'One downspout per 40 feet or less'],
    media: { kind: 'drawing', name: 'downspout-lawn' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs of a drainage problem',
      items: [
        'Damp basement wall at one corner',
        'A moat by the foundation after rain',
        'Ice on the walk below a downspout',
        'Mulch washed into the lawn',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What we install',
      items: [
        '2-by-3 and 3-by-4 inch downspouts',
        'Splash blocks',
        'Hinged extensions you can lift to mow',
        'Buried pipe to daylight with a pop-up outlet',
        'Dry wells where soil allows (town approval may be needed)',
        'Rain diverters for barrels',
      ],
      media: { kind: 'drawing', name: 'drainage-parts' },
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Rules of thumb',
      items: [
        'One downspout per 40 feet or less',
        'Outlets sized to the pipe',
        'Extensions at least 4 to 6 feet from the wall, further on clay',
        'Never tie roof water into the footing drain',
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      prices: [{ label: 'Downspouts and drainage', price: prices.gutters.downspouts }],
      note: ['Or as part of a ', { label: 'gutter job', href: '/services/gutter-installation' }, '.'],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From eave to lawn',
      steps: [
        {
          title: 'Look at the grade',
          duration: '1–2 hours',
          details: 'Which way the ground falls, and what stands in the way.',
        },
        { title: 'Mark outlets', details: 'Stakes where the water will come out, so you can say no.' },
        {
          title: 'Install pipe and downspouts',
          duration: '2–3 hours',
          details: 'Strapped to the wall, screwed at each joint, carried past the planting.',
        },
        { title: 'Water test', details: 'We run water and follow it to the end.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Part of the job',
      items: ['Straps', 'Screws', 'Extensions', 'Splash blocks', 'Cleanup'],
      warranty: `Our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Drainage questions',
      entries: [
        { question: 'Can downspouts be round?', answer: 'Yes, on half-round and copper systems.' },
        {
          question: 'What about winter?',
          answer: 'Above-ground extensions beat buried lines that freeze.',
        },
        { question: 'Can you drain into the street?', answer: 'Only where the town allows it.' },
        {
          question: 'Do you fix wet basements?',
          answer: 'We do the roof side. Waterproofing is a different trade.',
        },
      ],
    },
  ],
  related: ['/services/gutters/installation', '/services/gutters/repair', '/services/exterior-repairs'],
};
