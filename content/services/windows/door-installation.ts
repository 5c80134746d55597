import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const doorInstallation: ServicePage<'/services/doors/installation'> = {
  path: '/services/doors/installation',
  category: 'windows',
  name: 'Door Installation',
  title: `Door Installation in Connecticut | ${company.name}`,
  description: `Entry, patio, storm and side doors installed in Connecticut. Sill pans, square frames and quiet latches. ${printPrice(prices.windows.door)}.`,
  hero: {
    heading: 'Doors that close with one finger',
    intro:
      'A door fails at the sill long before the panel does. We rebuild the sill, hang the frame square, and set the threshold so water runs out, not in.',
    facts: ['Half a day for a sound frame', 'A full day with rot repair'],
    media: { kind: 'drawing', name: 'door-sill' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs a door is done',
      items: [
        'Daylight at the corner',
        'Water stains at the sill',
        'Rot you can push a finger into',
        'A latch you have to lift',
        'Frost on the inside',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Doors we install',
      items: [
        [{ label: 'Entry doors', href: '/services/doors/entry' }],
        'Sliding and hinged patio doors',
        'Storm and screen doors',
        'Garage side doors',
        'Bulkhead (hatchway) doors',
      ],
      media: { kind: 'drawing', name: 'doors-row' },
    },
    {
      kind: 'prose',
      heading: 'Patio doors for Connecticut',
      paragraphs: [
        'Sliding panels where space is tight, hinged where you want the seal. Near salt water: corrosion-resistant rollers and stainless hardware.',
      ],
    },
    {
      kind: 'list',
      style: 'ordered',
      heading: 'How we set a door',
      items: [
        'Sill pan under the threshold',
        'Frame shimmed behind hinges and lock',
        'Insulation around the frame',
        'Weatherstrip that touches all the way',
        'Threshold adjusted after the first cold week, free',
      ],
      media: { kind: 'drawing', name: 'door-set' },
    },
    {
      kind: 'prices',
      heading: 'What a door costs',
      prices: [
        { label: 'A new door, hung and trimmed', price: prices.windows.door },
        { label: 'Door repairs', price: prices.additional.windowsAndDoors },
      ],
      note: [
        'A door that only sticks or leaks may need a repair: see ',
        { label: 'Exterior Repairs', href: '/services/exterior-repairs' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'From sill check to latch',
      figure: 'door-steel',
      steps: [
        {
          title: 'Measure and sill check',
          duration: '1–2 hours',
          details: 'We probe the sill first, because it decides the rest.',
        },
        { title: 'Door and hardware chosen', duration: '1 day', details: 'You get a written price.' },
        { title: 'Order', duration: 'Lead time in writing', details: 'Ordered once you have agreed to both.' },
        {
          title: 'Removal, sill repair and hanging',
          duration: '2–3 hours for a sound frame, 1 day with repairs',
          details: 'Old door out, sill rebuilt where it needs it, new frame hung square.',
        },
        {
          title: 'Adjust and walkthrough',
          duration: '30 minutes',
          details: 'You close it with one finger before we go.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Hung with every door',
      items: ['Sill pan', 'Insulation', 'Interior and exterior trim', 'Lock fitting', 'Old door removed'],
      warranty: `Product warranty by the maker and our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Door questions',
      entries: [
        {
          question: 'How long does one door take?',
          answer: 'Half a day for a slab and frame, a full day with rot repair.',
        },
        { question: 'Can you widen an opening?', answer: 'Yes, with framing and a permit.' },
        { question: 'Will my alarm contacts work?', answer: 'We move and reconnect them.' },
        { question: 'Do you paint the door?', answer: 'Factory finish is best; we can prime and paint wood.' },
      ],
    },
  ],
  related: ['/services/doors/entry', '/services/exterior-repairs', '/services/windows'],
};
