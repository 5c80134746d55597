import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/page';
import { printHours } from './schedule';

const visit = {
  setup: { duration: '30 minutes', hours: [1 / 2, 1 / 2] },
  clearing: { duration: '1–2 hours', hours: [1, 2] },
  check: { duration: '30 minutes', hours: [1 / 2, 1 / 2] },
} as const;
const visitHours = (end: 0 | 1) => Object.values(visit).reduce((sum, { hours }) => sum + hours[end], 0);

export const gutterCleaning: ServicePage<'/services/gutters/cleaning'> = {
  path: '/services/gutters/cleaning',
  name: 'Gutter Cleaning',
  title: 'Gutter Cleaning for Connecticut Homes',
  description:
    'Gutter cleaning for Connecticut homes, fall and spring. We clear by hand, flush the downspouts, tighten hangers and email you photos the same day.',
  storyline: 'repair',
  ground: 'wheat',
  crossSection: 'gutter-full',
  plate: {
    price: { price: prices.gutters.cleaning },
    time: { label: 'Most houses', value: printHours([visitHours(0), visitHours(1)]), note: 'for two people' },
    next: [weAnswer, { what: 'Price', how: 'by phone, then in writing' }, { what: 'Photos', how: 'the same day' }],
  },
  hero: {
    heading: 'Gutter cleaning in Connecticut',
    intro: 'We clear the gutters by hand, flush the downspouts, and send you photos of every side.',
  },
  sections: [
    {
      kind: 'details',
      id: 'cleaning',
      layout: 'callouts',
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
      intro: 'Twice a year for most houses, and once more before you list yours for sale.',
      months: [
        [5, 6],
        [11, 11],
      ],
      entries: [
        { when: 'Late spring', what: 'After the maple seeds and the pollen have come down.' },
        { when: 'November', what: 'After the oaks have dropped their leaves.' },
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Every gutter and downspout on the house, cleared and flushed.',
      steps: {
        heading: 'How the visit goes',
        groups: [
          {
            steps: [
              { title: 'Setup and photos', ...visit.setup, details: 'Each side as we found it.' },
              { title: 'Clearing and flushing', ...visit.clearing, details: 'By hand first, then with water.' },
              {
                title: 'Hanger and downspout check',
                ...visit.check,
                details: 'Loose screws tightened, elbows cleared.',
              },
              { title: 'Photos by email', duration: 'The same day', details: 'What we saw, and what needs fixing.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Who comes and what you get',
          kind: 'included',
          items: [
            'A two-person crew',
            'Ladders that don’t lean on the gutter',
            'Photos',
            'A note if anything needs repair',
          ],
        },
        {
          heading: 'How much does gutter cleaning cost?',
          kind: 'text',
          text: [
            'It depends on how many sides have gutters and how many stories up they are. Call with both numbers; we don’t need to visit first. If you clean more than twice a year, look at ',
            { label: 'gutter guards', href: '/services/gutters/guards' },
            '.',
          ],
        },
      ],
      folded: {
        label: 'Why clean gutters matter',
        lists: [
          {
            heading: 'Why clean gutters matter',
            kind: 'line',
            items: [
              'Wet leaves are heavy, and they freeze solid',
              'A clogged outlet sends water behind the gutter, into the wood',
              'Seeds take root in the sludge at the bottom',
            ],
          },
        ],
      },
      price: { text: 'By side and story, in writing before we start.' },
      signature: {
        report: { title: 'Photos of each side, the same day', note: 'By email, with a note if anything needs repair.' },
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter cleaning',
      answers: {
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
