import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';

export const roofRepair: ServicePage<'/services/roofing/repair'> = {
  path: '/services/roofing/repair',
  category: 'roofing',
  name: 'Roof Repair',
  title: `Roof Repair in Connecticut | ${company.name}`,
  description: `Roof leak, flashing and shingle repair across Connecticut. Standard repairs scheduled within 24 hours. Prices from ${formatDollars(prices.roofing.anyRepair.low)} to ${formatDollars(prices.roofing.anyRepair.high)}.`,
  priceRange: prices.roofing.anyRepair,
  hero: {
    heading: 'Fix the leak, not just the stain',
    intro:
      'Water rarely drips straight down. It enters at a flashing, runs along a rafter and shows up ten feet away. We find where it starts, show you, and price it before we fix it.',
    facts: [
      'Standard repairs scheduled within 24 hours',
      `Emergencies on-site ${company.emergency.onSite}`,
      printPrice(prices.roofing.anyRepair),
    ],
    media: {
      kind: 'drawing',
      name: 'leak-path',
      caption: 'In at the flashing, down the rafter, out at the ceiling.',
    },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs you need a repair',
      items: [
        'A ceiling or wall stain that grows after rain',
        'Shingle pieces in the yard',
        'A drip in the attic near a pipe or chimney',
        'Daylight at a vent',
        'Paint peeling under a valley, the channel where two slopes meet',
      ],
      media: { kind: 'picture', name: 'ceiling-stain' },
      note: [
        'Water coming in right now? Start at ',
        { label: 'emergency roofing', href: '/services/roofing/emergency' },
        '.',
      ],
    },
    {
      kind: 'repairs',
      priced: true,
      id: 'common-repairs',
      heading: 'Common repairs',
      figure: 'roof-leaks',
      intro: 'The most pressing first. Your fixed price comes in writing, with photos of the cause.',
      repairs: [
        {
          title: 'Active leak',
          description: 'Water coming in now. We stop it first, then trace it.',
          urgency: 'Emergency',
          price: prices.roofing.activeLeak,
        },
        {
          title: 'Storm opening or fallen limb',
          description: 'A hole in the deck, tarped the same visit, rebuilt after.',
          urgency: 'Emergency',
          price: prices.roofing.stormOpening,
        },
        {
          title: 'Ice dam leak',
          description: 'Steam or careful removal of ice channels, then repair of the wet edge.',
          urgency: 'Emergency',
          price: prices.roofing.iceDamLeak,
        },
        {
          title: 'Chimney or wall flashing',
          description: 'New step and counter-flashing where the roof meets masonry or siding.',
          urgency: 'High Priority',
          price: prices.roofing.flashing,
        },
        {
          title: 'Missing or torn shingles',
          description: 'Matched shingles, sealed by hand in cold weather.',
          urgency: 'High Priority',
          price: prices.roofing.missingShingles,
        },
        {
          title: 'Valley repair',
          description: 'New membrane and metal or woven valley where two slopes meet.',
          urgency: 'High Priority',
          price: prices.roofing.valley,
        },
        {
          title: 'Soft or sagging deck',
          description: 'Cut back to sound wood, new decking, new covering.',
          urgency: 'High Priority',
          price: prices.roofing.softDeck,
        },
        {
          title: 'Skylight leak',
          description: 'Flashing kit or full unit swap.',
          urgency: 'High Priority',
          price: prices.roofing.skylightLeak,
        },
        {
          title: 'Pipe boot or vent',
          description: 'Cracked rubber collar replaced, the most common small leak.',
          urgency: 'Medium Priority',
          price: prices.roofing.pipeBoot,
        },
        {
          title: 'Nail pops and exposed fasteners',
          description: 'Reset, seal and cover.',
          urgency: 'Medium Priority',
          price: prices.roofing.nailPops,
        },
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How a repair goes',
      figure: 'chimney-flashing',
      steps: [
        {
          title: 'Call and triage',
          duration: '15 minutes',
          details: 'We ask where, when and how much, and tell you how to limit damage tonight.',
        },
        {
          title: 'Visit scheduled',
          duration: 'Within 24 hours',
          details: `Standard repairs are scheduled within a day; emergencies ${company.emergency.onSite} on-site.`,
        },
        {
          title: 'Find the source',
          duration: '2–3 hours',
          details: 'Roof, attic, and a hose test when needed.',
        },
        { title: 'Written price', duration: 'Same visit', details: 'A fixed price with photos of the cause.' },
        {
          title: 'Repair',
          duration: '2–3 hours to 1 day',
          details: 'Most repairs finish in one visit.',
        },
        { title: 'Check after rain', duration: 'Follow-up call', details: 'We call after the next real rain.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Included in the price',
      items: ['Photos before and after', 'Matched shingles where stock allows', 'Cleanup'],
      warranty: `The repaired area has our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Repair questions',
      entries: [
        {
          question: 'Can you patch one spot on an old roof?',
          answer: 'Yes, and we will say how long we think it will hold.',
        },
        {
          question: 'Will the patch match?',
          answer:
            'Color changes with age. We use the closest current color and can borrow shingles from a hidden slope.',
        },
        {
          question: 'Do small repairs need a permit?',
          answer:
            'Small areas usually do not; the state code exempts limited repairs, and your building official has the last word. We check.',
        },
        { question: 'Do you repair flat porch roofs?', answer: 'Yes, with membrane, not shingles.' },
      ],
    },
  ],
  related: ['/services/roofing/emergency', '/services/roof-inspection', '/services/exterior-repairs'],
};
