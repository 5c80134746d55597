import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';

export const sidingReplacement: ServicePage<'/services/siding/replacement'> = {
  path: '/services/siding/replacement',
  category: 'siding',
  name: 'Siding Replacement',
  title: `Siding Replacement in Connecticut | ${company.name}`,
  description: `Replacing siding on a Connecticut home: signs it is time, what we fix behind it, how many days it takes, and ${printPrice(prices.siding.anyMaterial)} options.`,
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Old siding off, sound wall, new siding on',
    intro:
      'Replacement is the chance to see the wall behind the siding, often for the first time since the house was built. We fix what we find before we cover it.',
    facts: [`${printPrice(prices.siding.anyMaterial)} by material`, 'About a week of work'],
    media: {
      kind: 'drawing',
      name: 'wall-open',
      caption: 'A sound wall: boards, then the weather barrier, then the sheathing it protects.',
    },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Time to replace when',
      items: [
        'Rot runs past one panel or board',
        'The same paint fails every two years',
        'Panels cannot be matched anymore',
        'There is no weather barrier',
        'Storm damage covers two or more walls',
        'You plan to stay ten years or more',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Replace or repair?',
      columns: [
        {
          heading: 'Repair if',
          items: ['Damage is under about a quarter of one wall', 'Matching stock exists'],
          note: [
            { label: 'Siding repair', href: '/services/siding/repair' },
            ` starts at ${formatDollars(prices.additional.siding.low)}.`,
          ],
        },
        {
          heading: 'Replace if',
          items: ['Several walls are failing', 'Or moisture is behind the siding'],
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What we fix while the wall is open',
      items: [
        'Soft sheathing and sills',
        'Missing kick-out flashing, the bend that throws roof water clear of the wall',
        'Deck ledger flashing',
        ['Bare cavities: see ', { label: 'insulation', href: '/services/insulation' }],
        'Bath and dryer vents that end in the wall',
        'Window trim that traps water',
      ],
      media: { kind: 'picture', name: 'siding-open-wall' },
    },
    {
      kind: 'timeline',
      heading: 'Your week',
      entries: [
        { when: 'Day 1', what: 'Removal and wall check, photos the same evening. 1 day.' },
        { when: 'Day 2', what: 'Sheathing repair, weather barrier, flashing. 1 day.' },
        { when: 'Days 3–7', what: 'New siding, trim, soffit, and gutters back. 3–5 days.' },
        { when: 'Last day', what: 'Walkthrough, magnet sweep, touch-up. 2–3 hours.' },
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      prices: [
        { label: 'Vinyl', price: prices.siding.vinyl },
        { label: 'Insulated vinyl', price: prices.siding.insulated },
        { label: 'Engineered wood', price: prices.siding.engineeredWood },
        { label: 'Fiber cement', price: prices.siding.fiberCement },
        { label: 'Wood', price: prices.siding.wood },
      ],
      note: [
        `In all, ${printPrice(prices.siding.anyMaterial)} by material: `,
        { label: 'see each one in full', href: '/services/siding-installation-detail#materials' },
        '. Sheathing repair is priced per sheet in the contract, and you approve photos before we spend it.',
      ],
    },
    {
      kind: 'included',
      heading: 'Included in a replacement',
      items: ['Disposal', 'Weather barrier', 'Window and door flashing', 'Trim', 'Cleanup'],
      warranty: `Covered twice: a ${company.warranty.manufacturer} on the installation and a ${company.warranty.workmanship} on the work.`,
    },
    {
      kind: 'faq',
      heading: 'Questions about replacement',
      entries: [
        {
          question: 'Do you remove the old siding or cover it?',
          answer: 'We remove it. Nothing gets covered that we cannot vouch for.',
        },
        {
          question: 'What if you find rot?',
          answer: 'You see photos and a price before we repair it. The per-sheet price is already in your contract.',
        },
        {
          question: 'Will my flower beds survive?',
          answer: 'We board over beds and tie back shrubs. Move pots and hoses before we start.',
        },
        {
          question: 'Is insulation worth adding?',
          answer: 'Often, while the wall is open. It never gets cheaper again.',
        },
      ],
    },
  ],
  related: ['/services/insulation', '/services/windows/replacement', '/financing'],
};
