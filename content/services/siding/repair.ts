import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const sidingRepair: ServicePage<'/services/siding/repair'> = {
  path: '/services/siding/repair',
  category: 'siding',
  name: 'Siding Repair',
  title: `Siding Repair in Connecticut | ${company.name}`,
  description: `Cracked, loose or rotted siding repaired across Connecticut for ${printPrice(prices.additional.siding)}. Matching panels, rot cut out, and flashing fixed at the cause.`,
  priceRange: prices.additional.siding,
  hero: {
    heading: 'Siding repair, matched and made dry',
    intro:
      'One cracked corner can wet a wall for years before it shows. We fix the panel and the leak behind it, and we tell you when one wall is all you need.',
    facts: [
      `${printPrice(prices.additional.siding)} for most repairs`,
      '1–2 weeks after you approve',
      'Sooner when water can get in',
    ],
    media: {
      kind: 'drawing',
      name: 'siding-repair',
      caption: 'Cut back to sound wood, then a new length joined on.',
    },
  },
  sections: [
    {
      kind: 'repairs',
      priced: false,
      heading: 'Common problems, and what we do',
      repairs: [
        {
          title: 'Wind-torn or missing panels',
          description: 'Refit or replace panels, re-seat the lock, add missing corner posts.',
          urgency: 'High Priority',
        },
        {
          title: 'Rotted clapboards under a window',
          description: 'Cut to sound wood, replace boards, flash the sill.',
          urgency: 'High Priority',
        },
        {
          title: 'Woodpecker or impact holes',
          description: 'New boards or patch panel, sealed and painted.',
          urgency: 'Medium Priority',
        },
        {
          title: 'Melted vinyl by a grill',
          description: 'New panels and advice on the heat source.',
          urgency: 'Medium Priority',
        },
        {
          title: 'Loose corners and trim',
          description: 'Refasten, back-caulk, touch up.',
          urgency: 'Medium Priority',
        },
        {
          title: 'Mildew and green growth',
          description: 'Low-pressure wash, then find the shade or splash that feeds it.',
          urgency: 'Medium Priority',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Matching what you have',
      paragraphs: [
        'We search for discontinued profiles, borrow from a hidden wall, or use a full wall of new color when no match exists.',
      ],
      media: { kind: 'picture', name: 'detail-siding' },
    },
    {
      kind: 'prices',
      heading: 'Price and time',
      prices: [{ label: 'Most siding repairs', price: prices.additional.siding }],
      note: 'Typical timeline: 1–2 weeks after you approve; sooner when water can get in.',
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How a repair goes',
      figure: 'siding-lap',
      intro: [
        'The same steps and times as all our ',
        { label: 'exterior repairs', href: '/services/exterior-repairs' },
        '.',
      ],
      steps: [
        { title: 'Visit', duration: '30–60 minutes', details: 'We find the damage and the leak behind it.' },
        { title: 'Written estimate', duration: '24–48 hours', details: 'One price for the panel and the cause.' },
        { title: 'Scheduling', duration: '1–2 weeks', details: 'While we look for matching stock.' },
        { title: 'The work', duration: '1–3 days', details: 'The cause first, then the siding over it.' },
        { title: 'Walkthrough', duration: '30 minutes', details: 'You see the repair before we leave.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Included in a repair',
      items: ['A search for matching stock', 'Flashing corrected at the cause', 'Cleanup'],
      warranty: `The repair has our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Siding repair questions',
      entries: [
        {
          question: 'Can you paint instead?',
          answer: 'Yes, when the wood is sound. Paint over rot fails in a year.',
        },
        { question: 'Do you do stucco or brick?', answer: 'We repair small areas and refer large ones.' },
        {
          question: 'Can insurance cover it?',
          answer: [
            'Storm damage may be covered; wear is not. See ',
            { label: 'insurance claims help', href: '/services/insurance-claims' },
            '.',
          ],
        },
        {
          question: 'Will the new panel look new?',
          answer: 'Yes, at first. Sun has faded the old wall, so a patch can show for some years.',
        },
      ],
    },
  ],
  related: ['/services/exterior-repairs', '/services/siding/replacement', '/services/roofing/storm-damage'],
};
