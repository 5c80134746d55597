import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const stormWindows: ServicePage<'/services/windows/storm-windows'> = {
  path: '/services/windows/storm-windows',
  category: 'windows',
  name: 'Storm Windows',
  title: `Storm Windows in Connecticut | ${company.name}`,
  description:
    'Exterior and interior storm windows for older Connecticut homes, including low-e panels. Comfort near new windows, at lower cost.',
  priceRange: prices.windows.anyStorm,
  hero: {
    heading: 'Storm windows for windows worth keeping',
    intro:
      'With a tight storm and a low-e panel, a 1920s house with good sash and rope can feel new and keep its character. Storms also protect the paint and quiet the street.',
    facts: [printPrice(prices.windows.anyStorm), 'Installed in 1 day'],
    media: { kind: 'drawing', name: 'storm-hero' },
  },
  sections: [
    {
      kind: 'list',
      style: 'checks',
      heading: 'When storms beat new windows',
      items: [
        'Original leaded or divided glass',
        'A historic district',
        'Rental units on a budget',
        'Sound sash and dry frames',
      ],
      media: { kind: 'picture', name: 'detail-window' },
    },
    {
      kind: 'options',
      unit: 'implied',
      heading: 'Kinds of storm windows',
      options: [
        {
          name: 'Low-e exterior storms',
          description: 'Good value on old sash.',
          media: { kind: 'drawing', name: 'storm-low-e' },
          price: prices.windows.lowEStorm,
        },
        {
          name: 'Triple-track exterior storms',
          description: 'Screens and glass in one unit.',
          media: { kind: 'drawing', name: 'storm-triple-track' },
          price: prices.windows.tripleTrackStorm,
        },
        {
          name: 'Interior storms',
          description: 'Invisible outside, good for historic fronts.',
          media: { kind: 'drawing', name: 'storm-interior' },
          price: prices.windows.interiorStorm,
        },
        {
          name: 'Storm doors',
          description: 'To match the windows.',
          media: { kind: 'drawing', name: 'door-storm' },
          price: afterVisit,
          link: { label: 'Door installation', href: '/services/doors/installation' },
        },
      ],
      footnote: 'Planning prices per window.',
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Installed well means',
      items: [
        'Weeps (the small drain holes) left clear so the frame dries',
        'Sealed on three sides, not the bottom',
        'Screens stored and labeled',
        'Sash repaired first so it moves',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How it goes',
      figure: 'storm-section',
      steps: [
        {
          title: 'Measure every opening',
          duration: '2–3 hours',
          details: 'Old openings differ, so none is taken for another’s twin.',
        },
        { title: 'Made to size', details: 'Each storm is built for its own window.' },
        { title: 'Installed', duration: '1 day', details: 'Set square, sealed on three sides, weeps open.' },
        {
          title: 'Adjustments',
          duration: '2–3 hours',
          details: 'We run every panel and screen until it moves freely.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Comes with every storm',
      items: ['Every opening measured', 'Weatherstripping check', 'Adjustments after the panels are in'],
      warranty: `Our ${company.warranty.workmanship}. Sash repairs are priced separately.`,
    },
    {
      kind: 'faq',
      heading: 'Storm window questions',
      entries: [
        {
          question: 'Can storms cause condensation?',
          answer: 'If the inside window leaks warm air, yes. We seal inside first.',
        },
        {
          question: 'Can I still open the window?',
          answer: 'Yes with triple-track; interior panels lift out.',
        },
        { question: 'Do they stop burglars?', answer: 'They slow entry. Locks matter more.' },
        { question: 'How long do they last?', answer: 'Aluminum storms often last 20–30 years.' },
      ],
    },
  ],
  related: ['/services/windows/energy-efficient', '/services/doors/installation', '/services/windows/replacement'],
};
