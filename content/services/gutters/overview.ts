import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToGutters, exampleFeet, exampleHouse, wholeHouse } from './example-house';

export const guttersOverview: ServicePage<'/services/gutters'> = {
  path: '/services/gutters',
  category: 'gutters',
  name: 'Gutters',
  title: `Gutter Contractor in Connecticut | ${company.name}`,
  description:
    'New gutters, guards and repairs for Connecticut homes: what they cost for a whole house, four common problems and their fixes, and easy upkeep.',
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'Gutters in Connecticut',
    intro:
      'We install, repair and clean gutters, and we put guards on them. An inch of rain on 1,000 square feet of roof is about 620 gallons. Good gutters send it to the yard, not to your basement.',
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
            'Extra downspouts where a roof valley empties',
            'Old gutters removed',
          ],
          price: prices.gutters.anyMetal,
          links: [{ label: 'Seamless gutter installation', href: '/services/gutter-installation' }],
          media: { kind: 'picture', name: 'gutter-corner' },
        },
        {
          title: 'Gutter Guards',
          text: 'A cover that suits your trees and your roof.',
          points: [
            'Micro-mesh, solid covers, foam inserts, screen guards',
            'Installed so they can still be opened and cleaned',
            'Micro-mesh for pines, screens for oaks and maples',
            'Fit on the gutters you have, if those are sound',
          ],
          price: prices.gutters.guards,
          links: [{ label: 'Gutter guards', href: '/services/gutters/guards' }],
          media: { kind: 'drawing', name: 'gutter-guard' },
        },
        {
          title: 'Gutter Repair',
          text: 'One corner, one sagging run, or a downspout the wind took.',
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
      heading: 'Four common gutter problems',
      intro: 'Find what you see, then read across for the cause and the fix.',
      problems: [
        {
          problem: 'Overflowing gutters',
          causes: [
            'Leaves and seed pods',
            'Too few downspouts',
            '5-inch gutter on a large or steep roof',
            'A roof valley pouring into one spot',
          ],
          solutions: [
            'Clean in November and again in spring',
            'Add a downspout or splash guard at the valley',
            'Go up to 6-inch gutters',
            'Put guards on where trees hang over',
          ],
        },
        {
          problem: 'Sagging gutters',
          causes: [
            'Hangers too far apart',
            'Nails pulled out by ice',
            'Rotted fascia, the board the gutter hangs on',
            'Standing water from poor pitch',
          ],
          solutions: [
            'Hidden hangers every 24 inches or closer',
            'Screws into sound wood',
            'Fascia repair',
            'A new slope toward the downspout',
          ],
        },
        {
          problem: 'Leaking joints',
          causes: [
            'Old sealant',
            'Corners that move as they freeze and thaw',
            'Sectional gutters with many seams',
            'Dents from a ladder',
          ],
          solutions: [
            'Strip and reseal corners',
            'Replace bad sections',
            'Seamless runs, with no joints in the middle',
            'A ladder brace that rests on the roof, not the gutter',
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
            'Extensions that carry water at least 4 to 6 feet out',
            'Splash blocks',
            'Regrading near the wall',
            'Buried drains with a pop-up outlet',
          ],
        },
      ],
    },
    {
      kind: 'options',
      id: 'materials',
      heading: 'Gutter materials',
      options: [
        {
          name: 'Seamless aluminum',
          description: 'What most Connecticut homes have: light, rust-free, many colors.',
          points: ['Formed on site', 'No rust', 'Easy to repair'],
          price: prices.gutters.aluminum,
          media: { kind: 'drawing', name: 'gutter-aluminum' },
        },
        {
          name: 'Copper',
          description: 'Soldered joints. Turns brown, then green, and often outlasts the roof.',
          points: ['Very long life', 'Suits historic fronts', 'Can be repaired for decades'],
          price: prices.gutters.copper,
          media: { kind: 'drawing', name: 'gutter-copper' },
        },
        {
          name: 'Steel',
          description: 'Galvanized or coated, and strong under ladders and sliding snow.',
          points: ['Rigid on long runs', 'Takes impact', '7-inch commercial profile available'],
          price: prices.gutters.steel,
          media: { kind: 'drawing', name: 'gutter-steel' },
        },
      ],
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'How much do gutters cost per foot?',
      prices: [
        { label: 'Seamless aluminum', price: prices.gutters.aluminum },
        { label: 'Copper', price: prices.gutters.copper },
        { label: 'Steel', price: prices.gutters.steel },
        { label: 'Guards', price: prices.gutters.guards },
      ],
      note: [
        `Planning prices. For ${exampleHouse}, that’s ${wholeHouse(prices.gutters.aluminum)} in aluminum. See `,
        { label: 'warranty, lifespan and sizes for each system', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'How to take care of your gutters',
      cards: [
        {
          title: 'Clean twice a year',
          media: { kind: 'drawing', name: 'gutter-flush' },
          text: 'Once in November when the leaves are down, and once in late spring after the seeds drop.',
          links: [{ label: 'Gutter cleaning', href: '/services/gutters/cleaning' }],
        },
        {
          title: 'Look while it rains',
          media: { kind: 'drawing', name: 'gutter-clogged' },
          text: 'Walk around the house in a downpour. You’ll see where the water spills over.',
        },
        {
          title: 'Check after snow',
          media: { kind: 'drawing', name: 'gutter-worn' },
          text: 'Ice pulls hangers loose. In March, look along each run for a sag.',
        },
        {
          title: 'Keep extensions on',
          media: { kind: 'drawing', name: 'downspout-lawn' },
          text: 'Mowers knock them off. Put them back before the next storm.',
          links: [{ label: 'Downspouts & drainage', href: '/services/gutters/downspouts' }],
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What’s included with new gutters',
      items: ['Old gutters removed', 'Fascia checked', 'Runs pitched and tested with a hose', 'Cleanup'],
      warranty: warranties.gutters.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about gutters',
      entries: [
        {
          question: 'How much do new gutters cost for a house?',
          answer: `For ${exampleHouse}, about ${wholeHouse(prices.gutters.aluminum)} in aluminum, ${wholeHouse(prices.gutters.steel)} in steel or ${wholeHouse(prices.gutters.copper)} in copper. That’s the price per foot times ${exampleFeet}. ${addedToGutters}`,
        },
        {
          question: 'How long does it take to replace gutters?',
          answer: `${durations.gutters.sentence} We come once before that to measure and lay out the downspouts. Rotten fascia can add time, because we replace the board before we hang anything on it.`,
        },
        {
          question: 'Should I get 5-inch or 6-inch gutters?',
          answer: [
            'Five-inch is enough for small, shallow roofs. Go to 6-inch for a steep or large roof, a long run, or a spot where a big valley empties. Here’s ',
            { label: 'how we size gutters', href: '/services/gutters/installation' },
            '.',
          ],
        },
        {
          question: 'Are gutter guards worth it?',
          answer: `Under pines and oaks, usually. Guards run ${printPrice(prices.gutters.guards)} and cut cleaning to about once a year. If there are no trees near the house, two cleanings a year cost less.`,
        },
        {
          question: 'Will new gutters stop ice dams?',
          answer: [
            'No. Ice dams come from heat in the attic that melts the snow on the roof. Good gutters help the meltwater drain, but the cure is ',
            { label: 'air sealing and insulation', href: '/services/insulation' },
            ' up there.',
          ],
        },
        {
          question: 'Should I replace the roof or the gutters first?',
          answer:
            'The roof, if it’s due within a few years. New shingles change the edge that the gutter tucks under, and a roofing crew can dent new gutters. If the roof is still good, don’t wait: overflowing gutters rot the wood.',
        },
      ],
    },
  ],
  related: ['/services/gutter-installation', '/services/gutters/downspouts', '/services/exterior-repairs'],
  closing: {
    heading: 'Tell us where the water goes wrong',
    text: 'Over the edge, behind the gutter or into the basement: we’ll find out why and price the fix.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
