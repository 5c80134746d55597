import { company } from '@/content/company';
import { durations } from '@/content/durations';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { onTheRoof } from './schedule';

export const roofInstallation: ServicePage<'/services/roofing/installation'> = {
  path: '/services/roofing/installation',
  category: 'roofing',
  name: 'Roof Installation',
  title: `How a New Roof Is Installed in CT | ${company.name}`,
  description:
    'How we install a roof in Connecticut: eight layers from the deck up, what happens each day, what we photograph and how to get your house ready.',
  hero: {
    heading: 'How we install a roof in Connecticut',
    intro: `A roof goes on in eight layers, and it takes ${durations.roofReplacement}. Most leaks start in the layers you can’t see. Here’s what they are, in what order they go on, and what we photograph before we cover them.`,
    facts: ['Eight layers', `Typically ${durations.roofReplacement}`, 'Every open slope watertight by evening'],
    media: {
      kind: 'picture',
      name: 'detail-decking',
      caption: 'Partway through: boards, ice barrier, underlayment and the first courses.',
    },
  },
  sections: [
    {
      kind: 'layers',
      id: 'materials',
      heading: 'The eight layers of a roof',
      intro: 'From the bottom up, in the order they go on.',
      drawing: 'roof-layers',
      layers: [
        { name: 'Deck', detail: 'Plywood or boards. We replace soft or split wood and nail down what’s loose.' },
        {
          name: 'Drip edge',
          detail:
            'Metal that sends water into the gutter instead of behind it. It goes on the eaves now, and on the rakes, the sloped edges, after the underlayment.',
        },
        {
          name: 'Ice barrier',
          detail:
            'A self-sticking sheet from the eave to at least 24 inches inside the heated wall. On slopes of 8 in 12 and steeper it also runs at least 36 inches up the slope.',
        },
        { name: 'Underlayment', detail: 'A synthetic sheet over the rest, doubled on slopes under 4 in 12.' },
        { name: 'Starter strip', detail: 'The first course, sealed down so wind can’t lift the edge.' },
        {
          name: 'Flashing',
          detail: 'Step flashing woven in with each course at walls, new pipe boots, and saddles behind wide chimneys.',
        },
        { name: 'Shingles or panels', detail: 'Nailed to the maker’s pattern, with the nails flush and in the zone.' },
        { name: 'Ridge vent and caps', detail: 'Lets air out at the top, matched to the air coming in at the soffit.' },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'What happens, step by step',
      steps: onTheRoof,
      note: `Together that’s ${durations.roofReplacement}, weather allowing. If the town sends an inspector, that visit comes later, on the town’s schedule.`,
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'How to get your house ready',
      items: [
        'Move cars out of the driveway',
        'Take down pictures upstairs',
        'Cover boxes in the attic',
        'Tell close neighbors about two noisy days',
        'Keep pets inside',
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What we photograph before it’s covered',
      items: [
        'The nail pattern on each slope',
        'The ice barrier past the wall line',
        'Step flashing before the siding goes back',
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
      heading: 'What you get at the end',
      items: [
        'The warranty papers, dated the day we finish',
        'The photos from every slope',
        ['Everything in ', { label: 'the written price of a new roof', href: '/services/roofing-installation' }],
      ],
      warranty: warranties.roof.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about roof installation',
      entries: [
        {
          question: 'What happens if it rains in the middle of the job?',
          answer:
            'We strip only what we can make watertight by evening, so overnight every slope has either its old roof or new underlayment on it. If rain is coming, we don’t open another slope.',
        },
        {
          question: 'Why does the ice barrier go past the wall?',
          answer:
            'Ice dams form over the cold overhang and push water uphill under the shingles. The barrier has to reach past the warm wall to catch that water. That’s why code wants 24 inches inside it.',
        },
        {
          question: 'Do you use 4 nails or 6?',
          answer:
            'We follow the maker’s rule for your wind rating: usually 4 nails in each shingle, and 6 for high-wind coverage. What matters as much is that each nail is flush and in the right strip.',
        },
        {
          question: 'Do I need a permit for a new roof?',
          answer:
            'Yes. A full roof is bigger than the small repairs the state code exempts, so the town wants a permit. We apply for it under our registration number, and the town’s inspection is part of the job.',
        },
        {
          question: 'Do I have to be home while you work?',
          answer:
            'No, and you don’t have to move out. We need the driveway clear, and a look at the attic before we start. It’s loud, so if you work from home, plan on being elsewhere for the first two days.',
        },
        {
          question: 'Will my attic and yard be a mess?',
          answer:
            'Expect some grit in the attic, so cover what’s stored there. Outside, tarps and plywood protect the plantings. At the end we clean up, clear the gutters and run a magnet over the lawn and driveway for nails.',
        },
      ],
    },
  ],
  related: ['/services/roofing-installation', '/services/roofing/replacement', '/services/ventilation'],
  closing: {
    heading: 'Want it done this way on your house?',
    text: 'We’ll measure the roof, look at the attic and write down every layer with its price.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
