import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const gutterCleaning: ServicePage<'/services/gutters/cleaning'> = {
  path: '/services/gutters/cleaning',
  category: 'gutters',
  name: 'Gutter Cleaning',
  title: `Gutter Cleaning Across Connecticut | ${company.name}`,
  description:
    'Gutter cleaning for Connecticut homes, fall and spring. We clear by hand, flush the downspouts, tighten hangers and email you photos the same day.',
  hero: {
    heading: 'Gutter cleaning in Connecticut',
    intro:
      'We clear your gutters by hand, flush the downspouts and send you photos. Most houses need it twice a year: in November when the leaves are down, and in late spring after the seeds drop.',
    facts: ['2–3 hours on most houses', 'Photos the same day'],
    media: { kind: 'drawing', name: 'gutter-clogged' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Why clean gutters matter',
      items: [
        'Wet leaves are heavy, and they freeze solid',
        'A clogged outlet sends water behind the gutter, into the wood',
        'Seeds take root in the sludge at the bottom',
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What a gutter cleaning includes',
      items: [
        'Clear the gutters and outlets',
        'Flush with water',
        'Check the slope and the hangers',
        'Tighten loose screws',
        'Clear downspout elbows',
        'Bag the leaves and take them away',
        'Photograph each side',
      ],
      media: { kind: 'drawing', name: 'gutter-flush' },
    },
    {
      kind: 'timeline',
      heading: 'When to have your gutters cleaned',
      entries: [
        { when: 'November', what: 'After the oaks have dropped their leaves.' },
        { when: 'Late spring', what: 'After the maple seeds and pine pollen.' },
        { when: 'Before listing', what: 'When you’re about to sell the house.' },
      ],
    },
    {
      kind: 'prices',
      heading: 'How much does gutter cleaning cost?',
      prices: [{ label: 'One cleaning', price: prices.gutters.cleaning }],
      note: [
        'If you clean more than twice a year, look at ',
        { label: 'gutter guards', href: '/services/gutters/guards' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How the visit goes',
      steps: [
        {
          title: 'Setup and photos',
          duration: '30 minutes',
          details: 'Ladders braced off the gutter, and a photo of each side as we found it.',
        },
        {
          title: 'Clearing and flushing',
          duration: '1–2 hours',
          details: 'By hand first, then with water.',
        },
        {
          title: 'Hanger and downspout check',
          duration: '30 minutes',
          details: 'Loose screws tightened and elbows cleared.',
        },
        {
          title: 'Photos by email',
          duration: 'The same day',
          details: 'What we saw, and what needs fixing, if anything.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Who comes and what you get',
      items: [
        'A two-person crew',
        'Ladders that don’t lean on the gutter',
        'Photos',
        'A note if anything needs repair',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter cleaning',
      entries: [
        {
          question: 'How much does it cost to have gutters cleaned?',
          answer:
            'It depends on how many sides have gutters and how many stories up they are. We don’t need to visit first: tell us both on the phone and we’ll quote you a price.',
        },
        {
          question: 'How often should gutters be cleaned?',
          answer:
            'Twice a year for most houses: in November after the leaves, and in late spring after the seeds. With no trees nearby, once may do. Under pines you may need three, and that’s when guards start to make sense.',
        },
        {
          question: 'Do you use leaf blowers?',
          answer:
            'No. We clear by hand, which is easier on shingles and on your siding. Then we flush each run and every downspout with water, bag what came out and take it with us.',
        },
        {
          question: 'Can you clean gutters three stories up?',
          answer:
            'Yes, with the right ladders and a second person on the ground. Tell us how high the highest gutter is and how the ground below it slopes. If we can’t reach a spot safely, we’ll say so before we start.',
        },
        {
          question: 'Can you clean gutters in the winter?',
          answer:
            'On mild days, yes, if they’re only wet. If they’re full of ice, we wait for a thaw, because chipping at ice bends the metal. That’s why November is the best time to have it done.',
        },
      ],
    },
  ],
  related: ['/services/gutters/guards', '/services/maintenance', '/services/gutters/repair'],
  closing: {
    heading: 'Have it done before the first hard freeze',
    text: 'Tell us how many sides and how many stories, and when you last had them cleaned.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
