import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { permit } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';
import { addedToSiding, sidingPriceFactors, wholeHouse } from './example-house';
import { sidingStepTime, sidingTotal } from './schedule';

export const sidingReplacement: ServicePage<'/services/siding/replacement'> = {
  path: '/services/siding/replacement',
  category: 'siding',
  name: 'Siding Replacement',
  title: `Siding Replacement in Connecticut | ${company.name}`,
  description:
    'Siding replacement in Connecticut: when to repair and when to replace, what we fix behind it, how long it takes, and what it costs per sq ft.',
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Siding replacement in Connecticut',
    intro:
      'We take the old siding off, repair the wall behind it and put up new siding. For many houses it’s the first time anyone has seen that wall since it was built, so we fix what we find before we cover it.',
    facts: [`${printPrice(prices.siding.anyMaterial)} by material`, `${sidingTotal('vinyl')} in vinyl`],
    media: {
      kind: 'drawing',
      name: 'wall-open',
      caption: 'A sound wall: new boards, then the weather barrier, then the sheathing it protects.',
    },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs it’s time to replace your siding',
      items: [
        'Rot keeps coming back on several walls',
        'The paint peels every two years',
        'You can’t get matching panels anymore',
        'There’s no weather barrier behind it',
        'A storm damaged two or more walls',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Should you replace or repair?',
      columns: [
        {
          heading: 'Repair if',
          items: ['The damage covers less than about a quarter of one wall', 'We can still get matching siding'],
          note: [
            { label: 'Siding repair', href: '/services/siding/repair' },
            ` starts at ${formatDollars(prices.additional.siding.low)}.`,
          ],
        },
        {
          heading: 'Replace if',
          items: ['Several walls are failing', 'Water is getting behind the siding'],
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What we fix while the wall is open',
      items: [
        'Soft sheathing and sills',
        'Missing kick-out flashing, the bend that sends roof water away from the wall',
        'Deck ledger flashing',
        ['Empty walls, with ', { label: 'insulation', href: '/services/insulation' }],
        'Bath and dryer vents that end in the wall',
        'Window trim that traps water',
      ],
      media: { kind: 'picture', name: 'siding-open-wall' },
    },
    {
      kind: 'timeline',
      heading: 'How long does siding replacement take?',
      intro: 'A vinyl job on a typical house, day by day.',
      entries: [
        {
          when: 'Day 1',
          what: `Old siding off, the wall checked and open spots covered by evening. ${sidingStepTime('removal')}.`,
        },
        { when: 'Day 2', what: `Sheathing repairs, weather barrier and flashing. ${sidingStepTime('barrier')}.` },
        {
          when: 'Days 3–7',
          what: `New siding, trim and soffit, then the gutters go back up. ${sidingStepTime('siding')}.`,
        },
        { when: 'Last day', what: `Walkthrough, magnet sweep and touch-up. ${sidingStepTime('walkthrough')}.` },
      ],
    },
    {
      kind: 'prices',
      heading: 'How much does siding replacement cost?',
      prices: [
        { label: 'Vinyl', price: prices.siding.vinyl },
        { label: 'Insulated vinyl', price: prices.siding.insulated },
        { label: 'Engineered wood', price: prices.siding.engineeredWood },
        { label: 'Fiber cement', price: prices.siding.fiberCement },
        { label: 'Wood', price: prices.siding.wood },
      ],
      note: [
        `In all, ${printPrice(prices.siding.anyMaterial)} by material for the siding and labor: `,
        { label: 'compare the materials', href: '/services/siding-installation-detail#materials' },
        '. Sheathing is priced per sheet in your contract. We’ll show you photos and get your OK before replacing any.',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What can change the price',
      items: sidingPriceFactors,
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Weather barrier',
        'Window and door flashing',
        'Trim',
        'Daily cleanup',
      ],
      warranty: warranties.siding.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about siding replacement',
      entries: [
        {
          question: 'How much does it cost to replace the siding on a house?',
          answer: `On a two-story house of about 2,000 square feet, ${wholeHouse(prices.siding.vinyl)} in vinyl and ${wholeHouse(prices.siding.fiberCement)} in fiber cement for siding and labor. ${addedToSiding}`,
        },
        {
          question: 'Do you take off the old siding or cover it?',
          answer:
            'We take it off. Old siding can hide rot, missing flashing and empty walls, and nobody can fix what they can’t see. You get photos of what was behind it.',
        },
        {
          question: 'What if you find rot behind the siding?',
          answer:
            'We stop, send you photos, and tell you the price before we fix it. The price per sheet of new sheathing is already in your contract, so there’s nothing to haggle over with the wall open.',
        },
        {
          question: 'What happens to the wall if it rains?',
          answer:
            'It’s covered. We check the forecast before we open a wall, and we take off only as much siding as we can wrap or tarp the same day. A rainy day moves the finish date; it doesn’t soak the house.',
        },
        {
          question: 'Will you wreck my flower beds?',
          answer:
            'We try hard not to. We lay boards over the beds, tie back the shrubs and sweep for nails with a magnet. Please move pots, hoses and furniture away from the walls before we start.',
        },
        {
          question: 'Who gets the building permit?',
          answer: `We do. ${permit.siding} The fee is a line in your written price, and you don’t have to go to town hall or be home for the inspector.`,
        },
      ],
    },
  ],
  related: ['/services/insulation', '/services/windows/replacement', '/financing'],
  closing: {
    heading: 'Find out what’s behind your siding',
    text: 'We’ll look behind it at the worst spot, measure the walls, and put the price in writing.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
