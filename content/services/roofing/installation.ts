import { durations } from '@/content/durations';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { priceOfSize } from '@/lib/prices/price';
import { capeSquares } from './planning-price';
import { beforeTheJob, duringTheJob } from './schedule';

const lines = ['How we', 'install a roof', 'in Connecticut'] as const;

export const roofInstallation: ServicePage<'/services/roofing/installation'> = {
  path: '/services/roofing/installation',
  name: 'Roof Installation',
  title: 'How a New Roof Is Installed in CT',
  description:
    'How we install a roof in Connecticut: eight layers from the deck up, what happens each day, what we photograph and how to get your house ready.',
  storyline: 'replacement',
  ground: 'mist',
  picture: 'detail-decking',
  view: 'lower end, mirrored',
  lines,
  plate: {
    price: { price: priceOfSize(prices.roofing.shingles, capeSquares), of: 'shingles on a typical Cape' },
    time: { value: durations.roofReplacement, note: 'watertight by evening' },
    next: [weAnswer, freeVisit(durations.roofInspection), firmPrice],
  },
  hero: {
    heading: lines.join(' '),
    intro: 'Most leaks start in the layers you can’t see. Here are all eight, in the order they go on.',
  },
  sections: [
    {
      kind: 'details',
      id: 'materials',
      heading: 'The eight layers of a roof',
      railLabel: 'Eight layers',
      details: {
        figure: 'roof-lift',
        rows: {
          deck: { title: 'Deck', text: 'Plywood or boards. We replace soft or split wood and nail down what’s loose.' },
          dripEdge: {
            title: 'Drip edge',
            text: 'Metal that sends water into the gutter instead of behind it. It goes on the eaves now, and on the rakes, the sloped edges, after the underlayment.',
          },
          iceBarrier: {
            title: 'Ice barrier',
            text: 'A self-adhering sheet from the eave to at least 24 inches inside the heated wall. On slopes of 8 in 12 and steeper it also runs at least 36 inches up the slope.',
          },
          underlayment: {
            title: 'Underlayment',
            text: 'A synthetic sheet over the rest, doubled on slopes under 4 in 12.',
          },
          starter: { title: 'Starter strip', text: 'The first course, sealed down so wind can’t lift the edge.' },
          flashing: {
            title: 'Flashing',
            text: 'Step flashing woven in with each course at walls, new pipe boots, and saddles behind wide chimneys.',
          },
          shingles: {
            title: 'Shingles or panels',
            text: 'Nailed to the maker’s pattern, with the nails flush and in the nailing zone.',
          },
          ridge: {
            title: 'Ridge vent and caps',
            text: 'Lets air out at the top, matched to the air coming in at the soffit.',
          },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A new roof, from the first visit to the last photo.',
      steps: {
        heading: 'Step by step, weather permitting',
        groups: [
          { heading: 'Before the day', steps: beforeTheJob },
          { heading: 'At your house', steps: duringTheJob },
        ],
        nights: 'Red lines are nights: it’s watertight.',
      },
      lists: [
        {
          heading: 'Photos you get',
          kind: 'included',
          items: [
            'The nail pattern on each slope',
            'The ice barrier past the wall line',
            'Step flashing before the siding goes back',
            'Vent openings cut clear',
            'The finished ridge',
          ],
        },
        {
          heading: 'What you get at the end',
          kind: 'included',
          items: [
            'Your warranty papers: they start that day',
            ['All that’s in ', { label: 'the written price', href: '/services/roofing-installation' }],
          ],
        },
        {
          heading: 'How to get your house ready',
          kind: 'line',
          items: [
            'Move cars out of the driveway',
            'Take down pictures upstairs',
            'Cover boxes in the attic',
            'Tell your next-door neighbors about two noisy days',
            'Keep pets inside',
          ],
        },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.roof },
    },
    {
      kind: 'faq',
      heading: 'Questions about roof installation',
      answers: {
        'Why does the ice barrier go past the wall?':
          'Ice dams form over the cold overhang and push water uphill under the shingles. The barrier has to reach past the warm wall to catch that water. That’s why the code requires 24 inches inside it.',
        'Do you use 4 nails or 6?':
          'We follow the maker’s rule for your wind rating: usually 4 nails in each shingle, and 6 for high-wind coverage. What matters as much is that each nail is flush and in the right strip.',
        'Do I need a permit for a new roof?':
          'Yes. A full roof is bigger than the small repairs the state code exempts, so the town requires a permit. We apply for it under our registration number, and the town’s inspection is part of the job, on the town’s schedule.',
        'Do I have to be home while you work?':
          'No, and you don’t have to move out. We need the driveway clear, and a look at the attic first. It’s loud: if you work from home, plan on being elsewhere for the first two days.',
        'Will my attic and yard be a mess?':
          'Expect some grit in the attic, and cover what’s stored there. Outside, tarps and plywood protect the plantings. At the end we clean up, clear the gutters and run a magnet over the lawn and driveway for nails.',
      },
    },
  ],
  related: ['/services/roofing-installation', '/services/roofing/replacement', '/services/ventilation'],
  closing: {
    heading: 'Want it done this way on your house?',
    text: 'We’ll measure the roof, look at the attic, and write down what goes on it and what it costs.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
