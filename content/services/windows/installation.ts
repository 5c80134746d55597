import { prices } from '@/content/prices';
import { warranties } from '@/content/warranties';
import { newOpeningDays } from './job-steps';
import type { ServicePage } from '@/content/types';
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
  railFacts: [
    { label: 'The window', price: prices.windows.anyStyle },
    { label: 'On site', value: capitalized(total) },
  ],
  hero: {
    heading: lines.join(' '),
    intro: [
      `Plan on ${total} on site for one window, after the permit. The window itself runs ${printPrice(prices.windows.anyStyle, { unit: 'implied' })}, and we price the opening after a visit. That price covers the framing, the flashing, the siding, the trim and the permit. If you have a window and want a better one, see `,
      { label: 'window replacement', href: '/services/windows/replacement' },
      '.',
    ],
    facts: ['Permit and inspection included', 'Closed up every night'],
  },
  sections: [
    {
      kind: 'note',
      heading: 'Reasons to add a window',
      railLabel: 'Reasons',
      items: [
        'A dark kitchen or stairway',
        'A basement bedroom that needs a way out',
        'An addition',
        'A door you’d rather have as a window',
      ],
    },
    {
      kind: 'steps',
      display: 'line',
      heading: 'How it works',
      railLabel: 'How it works',
      intro: 'The bars are hours of work, to scale: solid for the shortest time, striped up to the longest.',
      steps: [
        {
          title: 'Layout and permit',
          duration: '3–5 days',
          wait: 'Before we’re on site',
          details: 'We check the spot for wires, pipes and vents, and file for the permit. Some towns take longer.',
        },
        {
          title: 'Opening framed',
          ...framing,
          details:
            'A temporary wall goes up where it’s needed, and then we install a header, the beam over the window, sized for the span.',
        },
        {
          title: 'Window set and flashed',
          ...set,
          details: 'We set the window and flash it so that water runs around it, not in.',
        },
        {
          title: 'Siding, trim and inside finish',
          ...finish,
          details: 'Siding and trim are tied in outside. Inside you get casing, ready to paint.',
        },
        {
          title: 'Cleanup and walkthrough',
          ...walkthrough,
          details: 'We sweep up, then open and close the window with you.',
        },
      ],
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'How much does it cost?',
      railLabel: 'Price',
      prices: [
        { label: 'The window, by style and size', price: prices.windows.anyStyle },
        { label: 'Framing and finishes', price: prices.windows.newOpening },
      ],
      note: ['See ', { label: 'prices for each style', href: '/services/windows#styles' }, '.'],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Egress windows',
      railLabel: 'Egress',
      intro: [
        'A bedroom in the basement needs a window to climb out of. This is the least that the ',
        {
          label: 'International Residential Code, section R310',
          href: 'https://codes.iccsafe.org/content/IRC2021P2/chapter-3-building-planning',
        },
        ', allows. Your town’s building official has the last word.',
      ],
      items: [
        'A clear opening of 5.7 square feet, or 5 at ground level',
        'It’s 24 inches high and 20 inches wide or more',
        'The sill is no more than 44 inches above the floor',
        'A window well of 9 square feet, with a ladder if it’s deeper than 44 inches',
      ],
      media: { kind: 'drawing', name: 'window-egress' },
    },
    {
      kind: 'included',
      heading: 'What’s included',
      railLabel: 'Included',
      items: [
        'A check for wires, pipes and vents',
        'Header sized for the span',
        'Temporary wall where needed',
        'Exterior flashing and trim',
        'Interior casing, ready to paint',
        'Permit and inspection',
      ],
      warranty: warranties.windows.short,
    },
    {
      kind: 'faq',
      heading: 'Questions about new window openings',
      answers: {
        'How much does it cost to add a window?': `The window itself runs ${printPrice(prices.windows.anyStyle, { unit: 'implied', by: 'style and size' })}. The cost of the opening depends on the wall: what it supports, what’s inside it, and how it’s finished on both sides.`,
        'How long does it take to put in a new window?': `Plan on ${total} on site for one window, after the permit. Framing takes a day, setting and flashing a few hours, and the siding, trim and interior finish another day. We close up the wall every evening.`,
        'Do I need a permit for a new window opening?':
          'Yes. Cutting into a wall changes the structure of the house, so the town requires a building permit and an inspection. We file the application and schedule the inspection, and the price covers both.',
        'Do I need an architect or an engineer?':
          'For most single openings, no. The building code’s own tables give the size of the header. If the wall supports a beam, or you want several windows in a row, we’ll get you an engineer’s letter.',
        'Can you cut a window into a brick or concrete wall?':
          'Yes. A steel or concrete lintel supports the wall above the opening, instead of a wooden header. Masonry takes longer and costs more than a wood-framed wall.',
        'What if there’s wiring in the wall?':
          'We look for wires, pipes and vents before we cut. If a switch or a cable is in the way, a licensed electrician moves it. If it’s a pipe or a vent, another spot for the window often costs less.',
      },
    },
  ],
  related: ['/services/windows/custom', '/services/windows', '/services/siding/repair'],
  closing: {
    heading: 'Show us the wall',
    text: 'Send a photo from inside and one from outside. We’ll come look at what’s in the wall and price the whole job.',
  },
};
