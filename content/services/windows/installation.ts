import { firmPrice, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { newOpeningDays } from './job-steps';
import type { ServicePage } from '@/content/page';
import { printPrice } from '@/lib/prices/price';
import { capitalized } from '@/lib/text/capitalized';

const { framing, set, finish, walkthrough, total } = newOpeningDays;
const lines = ['New window', 'openings in', 'Connecticut'] as const;

export const windowInstallation: ServicePage<'/services/windows/installation'> = {
  path: '/services/windows/installation',
  name: 'New Window Openings',
  title: 'New & Egress Window Openings in CT',
  description:
    'Adding a window where there’s only wall? We cut, frame, flash and trim new window openings in Connecticut, egress windows too. See the cost and steps.',
  priceRange: prices.windows.anyStyle,
  storyline: 'replacement',
  ground: 'straw',
  drawing: 'window-header',
  lines,
  plate: {
    price: {
      price: prices.windows.anyStyle,
      note: `the opening: ${printPrice(prices.windows.newOpening).toLowerCase()}`,
    },
    time: { label: 'On site', value: capitalized(total), note: 'after the permit' },
    next: [weAnswer, { what: 'Free visit', how: 'to see what’s in the wall' }, firmPrice],
  },
  hero: {
    heading: lines.join(' '),
    intro: [
      'We put a window where there’s only wall. To swap one, see ',
      { label: 'window replacement', href: '/services/windows/replacement' },
      '.',
    ],
  },
  sections: [
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'Egress windows',
      railLabel: 'Egress',
      intro: [
        'A basement bedroom needs a window to climb out of. This is the least that the ',
        {
          label: 'residential code, section R310',
          href: 'https://codes.iccsafe.org/content/IRC2021P2/chapter-3-building-planning',
        },
        ', allows; your town decides.',
      ],
      details: {
        figure: 'egress-window',
        rows: {
          opening: {
            title: 'Clear opening: 5.7 square feet',
            text: 'Or 5 at ground level; 24 in. high, 20 wide.',
          },
          sill: { title: 'Sill: 44 inches above the floor at most' },
          well: {
            title: 'Well: 9 square feet',
            text: 'With a ladder if it’s deeper than 44 inches.',
          },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A new window, finished on both sides.',
      steps: {
        heading: 'How it works, day by day',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              {
                title: 'Layout and permit',
                duration: '3–5 days',
                details: 'Checked for wires; some towns take longer.',
              },
            ],
          },
          {
            heading: 'At your house',
            steps: [
              { title: 'Opening framed', ...framing, details: 'A header; a temporary wall where needed.' },
              { title: 'Window set and flashed', ...set, details: 'Water runs around it, not in.' },
              {
                title: 'Siding, trim, inside finish',
                ...finish,
                details: 'After the town’s inspection of the framing.',
              },
              { title: 'Cleanup and walkthrough', ...walkthrough, details: 'You open and close the window with us.' },
            ],
          },
        ],
        nights: 'Red lines are nights.',
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: [
            'A header, and a temporary wall if needed',
            'Exterior flashing and trim',
            'Interior casing, ready to paint',
            'Permit and inspection',
          ],
        },
      ],
      folded: {
        label: 'Reasons to add a window',
        lists: [
          {
            heading: 'Reasons to add a window',
            kind: 'line',
            items: [
              'A dark kitchen or stairway',
              'A basement bedroom that needs a way out',
              'An addition',
              'A door you’d rather have as a window',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.windows },
    },
    {
      kind: 'faq',
      heading: 'Questions about new window openings',
      answers: {
        'Do I need a permit for an opening?':
          'Yes. Cutting into a wall changes the structure of the house, so the town requires a building permit and an inspection. We file the application and schedule the inspection, and the price covers both.',
        'Do I need an architect or engineer?':
          'For most single openings, no. The building code’s own tables give the size of the header. If the wall supports a beam, or you want several windows in a row, we’ll get you an engineer’s letter.',
        'Can you cut into brick or concrete?':
          'Yes. A steel or concrete lintel supports the wall above the opening, instead of a wooden header. Masonry takes longer and costs more than a wood-framed wall.',
        'What about lead paint where you cut?': `We ask about the old paint before we cut. ${leadSafe}`,
      },
    },
  ],
  related: ['/services/windows/custom', '/services/windows', '/services/siding/repair'],
  closing: {
    heading: 'Show us the wall',
    text: 'Send a photo from inside and one from outside, and we’ll come price the job.',
  },
};
