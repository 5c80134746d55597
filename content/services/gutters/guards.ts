import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printFigures, printPrice } from '@/lib/prices/price';

export const gutterGuards: ServicePage<'/services/gutters/guards'> = {
  path: '/services/gutters/guards',
  category: 'gutters',
  name: 'Gutter Guards',
  title: `Gutter Guards in Connecticut | ${company.name}`,
  description: `Micro-mesh, solid, foam and screen gutter guards for Connecticut homes, ${printFigures(prices.gutters.guards)} per foot, lifetime on premium lines. What fits which roof.`,
  priceRange: prices.gutters.guards,
  hero: {
    heading: 'Gutter guards that match your trees',
    intro:
      'No one guard suits every roof. Pine needles, maple seeds and big oak leaves each need a different cover, and steep roofs need them pitched right.',
    facts: [printPrice(prices.gutters.guards), 'Lifetime warranty on premium guards'],
    media: { kind: 'drawing', name: 'gutter-guard' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs guards would pay',
      items: [
        'You clean more than twice a year',
        'Saplings in the trough',
        'A second-story run over a slope',
        'Pine needles in the downspout elbow',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Four kinds of guard',
      cards: [
        {
          title: 'Micro-mesh',
          text: 'A stainless screen over the trough.',
          media: { kind: 'drawing', name: 'guard-mesh' },
          points: ['Stops pine needles and shingle grit', 'Suits the most roofs'],
        },
        {
          title: 'Solid covers',
          text: 'A curved hood.',
          media: { kind: 'drawing', name: 'guard-solid' },
          points: ['For big leaves and light pine', 'Needs good roof pitch'],
        },
        {
          title: 'Screen guards',
          text: 'Perforated aluminum.',
          media: { kind: 'drawing', name: 'guard-screen' },
          points: ['For oaks and maples', 'Low cost'],
        },
        {
          title: 'Foam inserts',
          text: 'Foam that fits inside the gutter.',
          media: { kind: 'drawing', name: 'guard-foam' },
          points: ['For short runs and rentals', 'Replace every few years'],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which one here',
      columns: ['Your roof', 'What we would fit'],
      rows: [
        { header: 'Under white pines', cells: ['Micro-mesh'] },
        { header: 'Under oaks and maples', cells: ['Screens or micro-mesh'] },
        { header: 'Steep metal roof', cells: ['Check the snow path first'] },
        { header: 'Short porch runs', cells: ['Foam'] },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What to expect of a guard',
      columns: [
        {
          heading: 'Installed properly means',
          items: [
            'Gutters cleaned and pitched first',
            'Guards follow the roof slope',
            'No screws through shingles',
            'End caps that open for cleaning',
          ],
        },
        {
          heading: 'What guards do not do',
          mark: 'dash',
          items: [
            ['Stop ice dams (', { label: 'attic heat', href: '/services/insulation' }, ' makes those)'],
            'Carry more water than the gutter allows',
            'Remove the need for a yearly look',
          ],
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Price and life',
      prices: [
        { label: 'Guards, by kind', price: prices.gutters.guards },
        { label: 'Lifespan', fact: '20+ years' },
        { label: 'Warranty', fact: 'Lifetime on premium guards' },
      ],
    },
    {
      kind: 'steps',
      display: 'clock',
      heading: 'Check, clean, fit, test',
      steps: [
        {
          title: 'Tree and roof check',
          duration: '1–2 hours',
          hours: [1, 2],
          details: 'What falls on your roof, and how steeply it arrives.',
        },
        {
          title: 'Clean, re-pitch and reseal',
          duration: '2–4 hours',
          hours: [2, 4],
          details: 'A guard over a clogged or sagging gutter only hides it.',
        },
        {
          title: 'Fit guards',
          duration: '2–3 hours',
          hours: [2, 3],
          details: 'Fixed to the gutter, along the slope of the roof.',
        },
        {
          title: 'Hose test',
          duration: '1 hour',
          hours: [1, 1],
          details: 'Water goes in; nothing sheets over the edge.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Fitted and stood behind',
      items: ['Gutters cleaned first', 'Re-pitching and resealing', 'End caps that open', 'Hose test'],
      warranty: `Lifetime on premium guards, and ${company.warranty.workmanshipYears} years on our labor.`,
    },
    {
      kind: 'faq',
      heading: 'Guard questions',
      entries: [
        {
          question: 'Do guards freeze over?',
          answer: 'They can rim with ice. That is a heat-loss problem, not a guard problem.',
        },
        { question: 'Can you add guards to old gutters?', answer: 'If they are sound and pitched.' },
        { question: 'Do I still need cleaning?', answer: 'A rinse once a year.' },
        {
          question: 'Will guards void my roof warranty?',
          answer:
            'Not when installed on the gutter rather than under the shingles; we check your shingle maker’s rule.',
        },
      ],
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutter-installation', '/services/gutters/repair'],
};
