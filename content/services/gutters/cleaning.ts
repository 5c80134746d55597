import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const gutterCleaning: ServicePage<'/services/gutters/cleaning'> = {
  path: '/services/gutters/cleaning',
  name: 'Gutter Cleaning',
  title: 'Gutter Cleaning for Connecticut Homes',
  description:
    'Gutter cleaning for Connecticut homes, fall and spring. We clear by hand, flush the downspouts, tighten hangers and email you photos the same day.',
  storyline: 'repair',
  ground: 'wheat',
  crossSection: 'gutter-full',
  railFacts: [
    { label: 'Most houses', value: '2–3 hours' },
    { label: 'Photos', value: 'The same day' },
    { label: 'Price', price: prices.gutters.cleaning },
  ],
  hero: {
    heading: 'Gutter cleaning in Connecticut',
    intro:
      'Most houses take 2–3 hours and need it twice a year: in November when the leaves are down, and in late spring after the seeds drop. We clear the gutters by hand, flush the downspouts and send you photos.',
  },
  sections: [
    {
      kind: 'details',
      id: 'cleaning',
      heading: 'What a gutter cleaning includes',
      railLabel: 'What it includes',
      details: {
        figure: 'cleaning-points',
        rows: {
          clear: { title: 'Clear the gutters and outlets' },
          flush: { title: 'Flush with water' },
          slope: { title: 'Check the slope and the hangers' },
          screws: { title: 'Tighten loose screws' },
          elbows: { title: 'Clear downspout elbows' },
          bag: { title: 'Bag the leaves and take them away' },
          photos: { title: 'Photograph each side' },
        },
      },
    },
    {
      kind: 'timeline',
      heading: 'When to have your gutters cleaned',
      railLabel: 'When',
      months: [
        [5, 6],
        [11, 11],
      ],
      entries: [
        { when: 'Late spring', what: 'After the maple seeds and the pollen have come down.' },
        { when: 'November', what: 'After the oaks have dropped their leaves.' },
        { when: 'Before listing', what: 'When you’re about to sell the house.' },
      ],
    },
    {
      kind: 'steps',
      display: 'line',
      heading: 'How the visit goes',
      railLabel: 'How the visit goes',
      steps: [
        {
          title: 'Setup and photos',
          duration: '30 minutes',
          hours: [1 / 2, 1 / 2],
          details: 'We brace the ladders off the gutter and photograph each side as we found it.',
        },
        {
          title: 'Clearing and flushing',
          duration: '1–2 hours',
          hours: [1, 2],
          details: 'We clear by hand first, then flush with water.',
        },
        {
          title: 'Hanger and downspout check',
          duration: '30 minutes',
          hours: [1 / 2, 1 / 2],
          details: 'We tighten loose screws and clear the elbows.',
        },
        {
          title: 'Photos by email',
          duration: 'The same day',
          details: 'You see what we saw, and what needs fixing, if anything.',
        },
      ],
    },
    {
      kind: 'note',
      columns: 3,
      lastIsWide: true,
      heading: 'Who comes and what you get',
      railLabel: 'What you get',
      items: [
        'A two-person crew',
        'Ladders that don’t lean on the gutter',
        'Photos',
        'A note if anything needs repair',
      ],
      beside: [
        {
          heading: 'Why clean gutters matter',
          items: [
            'Wet leaves are heavy, and they freeze solid',
            'A clogged outlet sends water behind the gutter, into the wood',
            'Seeds take root in the sludge at the bottom',
          ],
        },
        {
          heading: 'How much does gutter cleaning cost?',
          items: [`One cleaning: ${printPrice(prices.gutters.cleaning).toLowerCase()}`],
          text: [
            'If you clean more than twice a year, look at ',
            { label: 'gutter guards', href: '/services/gutters/guards' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter cleaning',
      answers: {
        'How much does it cost to have gutters cleaned?':
          'It depends on how many sides have gutters and how many stories up they are. Most houses take two people two to three hours. We don’t need to visit first: call with both numbers, and the price comes in writing before we start.',
        'How often should gutters be cleaned?':
          'Twice a year for most houses: in November after the leaves, and in late spring after the seeds. With no trees nearby, once may be enough. Under pines you may need three, and that’s when guards start to make sense.',
        'Do you use leaf blowers?':
          'No. We clear by hand, which is easier on shingles and on your siding. Then we flush each run and every downspout with water, bag what came out and take it with us.',
        'Can you clean gutters three stories up?':
          'Yes, with the right ladders and a second person on the ground. Tell us how high the highest gutter is and how the ground below it slopes. We leave a spot that we can’t reach safely.',
        'Can you clean gutters in the winter?':
          'On mild days, yes, if they’re only wet. If they’re full of ice, we wait for a thaw, because chipping at ice bends the metal. That’s why November is the best time to have it done.',
      },
    },
  ],
  related: ['/services/gutters/guards', '/services/maintenance', '/services/gutters/repair'],
  closing: {
    heading: 'Have it done before the first hard freeze',
    text: 'Tell us how many sides and how many stories, and when you last had them cleaned.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
