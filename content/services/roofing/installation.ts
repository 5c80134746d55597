import { company } from '@/content/company';
import type { ServicePage } from '@/content/types';

export const roofInstallation: ServicePage<'/services/roofing/installation'> = {
  path: '/services/roofing/installation',
  category: 'roofing',
  name: 'Roof Installation',
  title: `Roof Installation Process in CT | ${company.name}`,
  description:
    'See how a roof is installed in Connecticut, layer by layer: deck, ice barrier, underlayment, flashing, shingles and vents, with times.',
  hero: {
    heading: 'How we install a roof',
    intro:
      'A roof is eight layers, and most leaks start in the ones you cannot see. This page shows each layer, the order, and how long it takes.',
    facts: ['Eight layers', 'Six steps', 'Never open overnight'],
    media: {
      kind: 'picture',
      name: 'detail-decking',
      caption: 'Part-way through: boards, ice barrier, underlayment and the first courses.',
    },
  },
  sections: [
    {
      kind: 'layers',
      id: 'materials',
      heading: 'The eight layers',
      intro: 'Counted from the bottom, in the order they go on.',
      drawing: 'roof-layers',
      layers: [
        { name: 'Deck', detail: 'Plywood or boards. Soft or split wood is replaced, and loose wood is renailed.' },
        {
          name: 'Drip edge',
          detail: 'Metal at eaves and rakes that throws water into the gutter instead of behind it.',
        },
        {
          name: 'Ice barrier',
          detail:
            'Self-sticking membrane from the eave to at least 24 inches inside the heated wall. On slopes of 8 in 12 and steeper it also runs at least 36 inches up the slope.',
        },
        { name: 'Underlayment', detail: 'A synthetic sheet over the rest, doubled on slopes under 4 in 12.' },
        { name: 'Starter strip', detail: 'A sealed first course, so wind cannot lift the edge.' },
        {
          name: 'Flashing',
          detail: 'Step flashing woven with each course at walls, new pipe boots, saddles behind wide chimneys.',
        },
        { name: 'Shingles or panels', detail: "Nailed to the maker's pattern, nails flush and in the zone." },
        { name: 'Ridge vent and caps', detail: 'Exhaust at the top, matched to intake at the soffit.' },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Step by step',
      steps: [
        {
          title: 'Site setup',
          duration: '2–3 hours',
          details: 'Tarps, plywood over plantings, dumpster and lift placed.',
        },
        { title: 'Tear-off', duration: '1 day', details: 'One slope at a time, so the house is never open overnight.' },
        {
          title: 'Dry-in',
          duration: '1 day',
          details: 'Deck repairs, ice barrier, underlayment and edge metal. The house is watertight tonight.',
        },
        { title: 'Roofing', duration: '1–2 days', details: 'Shingles or panels, flashing and vents.' },
        {
          title: 'Details and cleanup',
          duration: '2–3 hours',
          details: 'Chimney counter-flashing, sealant, gutters cleared, magnet sweep.',
        },
        {
          title: 'Town inspection and walkthrough',
          duration: '1 day',
          details: 'Final inspection if the town asks for one, then papers to you.',
        },
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What you can do to prepare',
      items: [
        'Move cars off the drive',
        'Take pictures off upstairs walls',
        'Cover boxes in the attic',
        'Tell close neighbors about two noisy days',
        'Keep pets in',
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Quality checks we photograph',
      items: [
        'The nail pattern on each slope',
        'The ice barrier past the wall line',
        'Step flashing before siding goes back',
        'Vent openings cut clear',
        'The finished ridge',
      ],
      media: {
        kind: 'picture',
        name: 'detail-ridge',
        caption: 'The last photo of the set: the ridge, vented and capped.',
      },
    },
    {
      kind: 'included',
      heading: 'What you hold at the end',
      items: [
        `A ${company.warranty.manufacturer}`,
        `A ${company.warranty.workmanship}`,
        [
          'The same inclusions as every new roof: ',
          { label: 'see the list and the prices', href: '/services/roofing-installation' },
        ],
      ],
      warranty: 'Both warranties start the day we finish.',
    },
    {
      kind: 'faq',
      heading: 'Questions about the work',
      entries: [
        {
          question: 'Why does the ice barrier go inside the wall line?',
          answer:
            'Ice dams form over the cold overhang and push water uphill. The barrier has to reach past the warm wall to catch it.',
        },
        {
          question: 'Do you use 4 nails or 6?',
          answer: "The maker's rule for your wind rating. High-wind installations use 6.",
        },
        { question: 'What if it rains?', answer: 'We open only what we can close the same day.' },
        {
          question: 'Who pulls the permit?',
          answer: 'We do, with our registration number on the application.',
        },
      ],
    },
  ],
  related: ['/services/roofing-installation', '/services/roofing/replacement', '/services/ventilation'],
};
