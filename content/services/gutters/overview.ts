import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const guttersOverview: ServicePage<'/services/gutters'> = {
  path: '/services/gutters',
  category: 'gutters',
  name: 'Gutters',
  title: `Gutter Services in Connecticut | ${company.name}`,
  description:
    'Gutter installation, guards and repair for Connecticut homes. Four common problems, three materials, and how to keep gutters working.',
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'Gutters that carry water away',
    intro:
      'One inch of rain on 1,000 square feet of roof is about 620 gallons. Gutters decide whether that water reaches the yard, the foundation, or the basement.',
    facts: [`${printPrice(prices.gutters.anyMetal)}, by metal`, 'Hangers at most 24 inches apart'],
    media: { kind: 'picture', name: 'detail-gutter' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Our gutter services',
      cards: [
        {
          title: 'Gutter Installation',
          text: 'Seamless aluminum, copper or steel formed at your house to the length of each run.',
          points: [
            '5-inch and 6-inch K-style and half-round',
            'Hangers at most 24 inches apart',
            'Extra downspouts where valleys dump water',
            'Old gutters removed',
          ],
          price: prices.gutters.anyMetal,
          links: [{ label: 'Gutter installation', href: '/services/gutter-installation' }],
          media: { kind: 'picture', name: 'gutter-corner' },
        },
        {
          title: 'Gutter Guards',
          text: 'A cover matched to your trees and roof, not to a brochure.',
          points: [
            'Micro-mesh, solid covers, foam inserts, screen guards',
            'Installed with clear access for cleaning',
            'Guard warranty up to lifetime on premium lines',
            'Works with existing gutters when they are sound',
          ],
          price: prices.gutters.guards,
          links: [{ label: 'Gutter guards', href: '/services/gutters/guards' }],
          media: { kind: 'drawing', name: 'gutter-guard' },
        },
        {
          title: 'Gutter Repair',
          text: 'Re-pitch, reseal, refasten, replace one run.',
          points: [
            'Seam sealing',
            'New hangers and fascia screws',
            'Joint and corner repair',
            'Downspout and elbow replacement',
          ],
          links: [{ label: 'Gutter repair', href: '/services/gutters/repair' }],
          media: { kind: 'drawing', name: 'gutter-miter' },
        },
      ],
    },
    {
      kind: 'problems',
      showsConsequences: false,
      heading: 'Four common problems',
      intro: 'Find what you see. Beside it stand the usual causes and what cures them.',
      problems: [
        {
          problem: 'Overflowing gutters',
          causes: [
            'Leaves and seed pods',
            'Too few downspouts',
            '5-inch gutter on a large or steep roof',
            'A valley pouring into one spot',
          ],
          solutions: [
            'Clean in November and again in spring',
            'Add a downspout or splash guard at the valley',
            'Step up to 6-inch',
            'Guards where trees overhang',
          ],
        },
        {
          problem: 'Sagging gutters',
          causes: [
            'Hangers too far apart',
            'Nails pulled out by ice',
            'Rotted fascia (the board the gutter hangs on)',
            'Standing water from poor pitch',
          ],
          solutions: [
            'Hidden hangers every 24 inches or closer',
            'Screws into sound wood',
            'Fascia repair',
            'Re-pitch toward the downspout',
          ],
        },
        {
          problem: 'Leaking joints',
          causes: [
            'Old sealant',
            'Corners that move in freeze and thaw',
            'Sectional gutters with many seams',
            'Dents from a ladder',
          ],
          solutions: [
            'Strip and reseal corners',
            'Replace bad sections',
            'Seamless runs that have no mid-run joints',
            'Ladder stand-offs',
          ],
        },
        {
          problem: 'Foundation damage',
          causes: [
            'Downspouts that end at the wall',
            'Missing elbows and extensions',
            'Soil sloping toward the house',
            'Frozen buried drains',
          ],
          solutions: [
            'Extensions carrying water at least 4 to 6 feet out',
            'Splash blocks',
            'Regrading near the wall',
            'Buried drains with a pop-up outlet that does not freeze shut',
          ],
        },
      ],
    },
    {
      kind: 'options',
      id: 'materials',
      heading: 'Three gutter materials',
      options: [
        {
          name: 'Seamless aluminum',
          description: 'The standard for Connecticut homes: light, rust-free, many colors.',
          points: ['Formed on site', 'No rust', 'Easy to repair'],
          price: prices.gutters.aluminum,
          media: { kind: 'drawing', name: 'gutter-aluminum' },
        },
        {
          name: 'Copper',
          description: 'Soldered joints, turns brown and then green. Often outlives the roof.',
          points: ['Very long life', 'Suits historic fronts', 'Can be repaired for decades'],
          price: prices.gutters.copper,
          media: { kind: 'drawing', name: 'gutter-copper' },
        },
        {
          name: 'Steel',
          description: 'Galvanized or coated, strong under ladders and snow slides.',
          points: ['Rigid on long runs', 'Takes impact', '7-inch commercial profile available'],
          price: prices.gutters.steel,
          media: { kind: 'drawing', name: 'gutter-steel' },
        },
      ],
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'Prices per linear foot',
      prices: [
        { label: 'Seamless aluminum', price: prices.gutters.aluminum },
        { label: 'Copper', price: prices.gutters.copper },
        { label: 'Steel', price: prices.gutters.steel },
        { label: 'Guards', price: prices.gutters.guards },
      ],
      note: [
        'Planning prices. Warranty, life and sizes of each stand in ',
        { label: 'the four systems', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Maintenance tips',
      cards: [
        {
          title: 'Clean twice a year',
          media: { kind: 'drawing', name: 'gutter-flush' },
          text: 'After leaves fall in November and after seeds drop in late spring.',
          links: [{ label: 'Gutter cleaning', href: '/services/gutters/cleaning' }],
        },
        {
          title: 'Look during rain',
          media: { kind: 'drawing', name: 'gutter-clogged' },
          text: 'Walk the house in a downpour once. Overflow spots show themselves.',
        },
        {
          title: 'Check after snow',
          media: { kind: 'drawing', name: 'gutter-worn' },
          text: 'Ice pulls hangers loose. Push up on each run in March.',
        },
        {
          title: 'Keep extensions on',
          media: { kind: 'drawing', name: 'downspout-lawn' },
          text: 'Lawn mowing knocks them off. Put them back before the next storm.',
          links: [{ label: 'Downspouts & drainage', href: '/services/gutters/downspouts' }],
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with new gutters',
      items: ['Old gutters removed', 'Fascia checked', 'Runs pitched and water-tested', 'Site cleaned'],
      warranty: `Product warranty: 20 years on aluminum, 50 on copper, 25 on steel, lifetime on premium guards. Our ${company.warranty.workmanship} comes on top.`,
    },
    {
      kind: 'faq',
      heading: 'Gutter questions we hear most',
      entries: [
        {
          question: 'Should I get 5-inch or 6-inch?',
          answer: [
            '6-inch for long runs, steep roofs and where a big valley empties. ',
            { label: 'How we size gutters', href: '/services/gutters/installation' },
            ' has the rest.',
          ],
        },
        {
          question: 'Do I need guards?',
          answer: 'Under pines and oaks, usually. With no trees nearby, cleaning twice a year costs less.',
        },
        {
          question: 'Will new gutters stop ice dams?',
          answer: 'No. Ice dams come from attic heat. Good gutters help the melt drain when it comes.',
        },
        { question: 'Do you do copper?', answer: 'Yes, with soldered joints and matching brackets.' },
      ],
    },
  ],
  related: ['/services/gutter-installation', '/services/gutters/downspouts', '/services/exterior-repairs'],
};
