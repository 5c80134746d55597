import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const emergencyRoofing: ServicePage<'/services/roofing/emergency'> = {
  path: '/services/roofing/emergency',
  category: 'roofing',
  name: 'Emergency Roofing',
  title: `${company.emergency.availability} Emergency Roof Repair CT | ${company.name}`,
  description: `Roof leak or tree through the roof in Connecticut? Call ${company.phone.display} any hour. On-site ${company.emergency.onSite}, tarp first, price before repair.`,
  priceRange: prices.roofing.anyRepair,
  hero: {
    heading: 'Emergency roofing, any hour',
    intro: `Call ${company.phone.display}. We aim to be on-site ${company.emergency.onSite}, cover the opening, and tell you what comes next. Then we price the permanent repair in writing.`,
    facts: [
      `${company.emergency.availability} emergency service`,
      `On-site ${company.emergency.onSite}`,
      'Tarp first, then a written price',
    ],
    actions: [
      { label: `Call ${company.phone.display}`, href: company.phone.href },
      { label: 'Get Free Estimate', href: '/contact' },
    ],
    media: { kind: 'picture', name: 'emergency-night' },
  },
  sections: [
    {
      kind: 'notice',
      level: 'danger',
      heading: 'Wires down, or a smell of gas?',
      text: ['Leave, and call ', { label: '911', href: 'tel:911' }, ' and the utility first.'],
    },
    {
      kind: 'list',
      style: 'signs',
      heading: 'Call right away if',
      items: [
        'Water is running through a ceiling or light fixture',
        'A limb or tree is on the house',
        'Part of the roof has blown off',
        'The ceiling or ridge is sagging under snow',
        'A chimney or dormer has shifted',
      ],
      media: { kind: 'picture', name: 'storm-struck' },
    },
    {
      kind: 'list',
      style: 'ordered',
      heading: 'While you wait',
      items: [
        'Move people and pets away from the wet area.',
        'Switch off the breaker for wet lights, but only if the panel and the floor are dry.',
        'Put a bucket under the drip. If a ceiling is bulging with water, keep everyone out of that room and tell us when you call.',
        'Move furniture, and cover what you cannot move.',
        'Take photos, wide and close.',
        'Stay off the roof and out from under ice.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'What we do',
      figure: 'roof-tarp',
      steps: [
        { title: 'Phone triage', duration: '10 minutes', details: 'A person answers, day or night.' },
        { title: 'Crew on-site', duration: 'Within 2 hours', details: 'Safety check, power and gas, photos.' },
        {
          title: 'Stop the water',
          duration: '2–3 hours',
          details: 'Tarp, shrink wrap or temporary membrane; limb sections lifted off.',
        },
        {
          title: 'Written price',
          duration: 'Same day',
          details: 'Temporary work and permanent repair, priced apart.',
        },
        {
          title: 'Permanent repair',
          duration: 'Standard repairs scheduled within 24 hours',
          details: 'Larger rebuilds get a start date in the contract.',
        },
      ],
    },
    {
      kind: 'repairs',
      priced: false,
      heading: 'Types of emergency work',
      repairs: [
        {
          title: 'Tree or limb removal from the roof',
          description: 'Limb sections lifted off, and the opening under them covered.',
          urgency: 'Emergency',
        },
        {
          title: 'Tarping and board-up',
          description: 'A hole closed with a tarp, shrink wrap or boards until it is rebuilt.',
          urgency: 'Emergency',
        },
        {
          title: 'Ice dam leak control',
          description: 'Channels opened in the ice with steam or by hand, so trapped water can leave.',
          urgency: 'Emergency',
        },
        {
          title: 'Snow load relief on sagging roofs',
          description: 'Snow taken off where its weight is a risk.',
          urgency: 'Emergency',
        },
        {
          title: 'Blown-off shingles before the next rain',
          description: 'Bare patches covered while the deck is still dry.',
          urgency: 'High Priority',
        },
        {
          title: 'Lifted flashing',
          description: 'Gaps closed at chimneys, walls and skylights.',
          urgency: 'High Priority',
        },
        {
          title: 'Torn gutters hanging over a walk',
          description: 'Loose lengths secured or taken down before they fall.',
          urgency: 'Medium Priority',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What it costs',
      figure: 'leak-path',
      prices: [
        { label: 'Tarp or temporary cover', price: prices.roofing.tarp },
        { label: 'Repairs, depending on the opening', price: prices.roofing.anyRepair },
      ],
      note: [
        'Prices for each kind of damage are under ',
        { label: 'common repairs', href: '/services/roofing/repair#common-repairs' },
        '.',
      ],
    },
    {
      kind: 'notice',
      heading: 'Your right to cancel in an emergency',
      text: 'Connecticut gives you three business days to cancel most home improvement contracts. In a true emergency you may waive that in your own handwriting, dated and signed, so work can start tonight. We explain it before you sign, and a tarp never depends on it.',
    },
    {
      kind: 'faq',
      heading: 'Asked in the middle of the night',
      entries: [
        {
          question: 'What does an emergency visit cost?',
          answer: `You get the tarp price before we climb. Repairs run ${printPrice(prices.roofing.anyRepair)} depending on the opening.`,
        },
        {
          question: 'Will insurance cover the tarp?',
          answer:
            'Policies usually ask you to prevent more damage and often repay reasonable costs. Keep the receipt. Your insurer decides.',
        },
        {
          question: 'Can you come during the storm?',
          answer: 'We come as soon as it is safe to be on a ladder. Until then we coach you by phone.',
        },
        {
          question: 'Do you clear snow from roofs?',
          answer: 'Yes, when load is a risk. For routine snow, a roof rake from the ground is safer than a climb.',
        },
      ],
    },
  ],
  related: ['/services/roofing/storm-damage', '/services/insurance-claims', '/services/roofing/repair'],
};
