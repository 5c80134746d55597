import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/page';
import { estimate } from '@/content/promises';
import { limitedLifetimeLink, warranties } from '@/content/warranties';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall } from './example-house';
import { sidingCompared } from './lifespans';
import { sidingJob, sidingStops, sidingTotal } from './schedule';
import { visitActions } from '@/content/services/visit-actions';

export const vinylSiding: ServicePage<'/services/siding/vinyl'> = {
  path: '/services/siding/vinyl',
  name: 'Vinyl Siding',
  title: 'Vinyl Siding for Connecticut Homes',
  description: `Vinyl siding in Connecticut, ${printPrice(prices.siding.vinyl)}. It lasts 20–40 years without painting. Compare profiles and colors.`,
  priceRange: prices.siding.vinyl,
  hero: {
    heading: 'Vinyl siding in Connecticut',
    intro: 'Vinyl is the least expensive siding we install, and it never needs paint.',
    note: 'The green pieces are trim: J-channel and a corner post.',
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'pond',
  plate: {
    price: { price: priceOfSize(prices.siding.vinyl, exampleWall), of: plateWall },
    time: { label: 'The siding', value: durations.siding.vinyl, note: 'once the wall is ready' },
    next: sidingStops,
  },
  board: {
    picture: 'sample-board-vinyl',
    samples: [
      {
        name: 'Traditional clapboard',
        description: 'The plain, straight look of wood clapboards.',
        points: ['Smooth or wood grain'],
        price: prices.siding.vinylClapboard,
        pieces: ['clapboard'],
      },
      {
        name: 'Dutch lap',
        description: 'A notch at the top of each course makes a deep shadow line.',
        points: ['Suits colonials'],
        price: prices.siding.vinylDutchLap,
        pieces: ['dutchLap'],
      },
      {
        name: 'Board and batten',
        description: 'Vertical panels, with a strip over each joint.',
        points: ['A farmhouse look'],
        price: prices.siding.vinylBoardAndBatten,
        pieces: ['boardAndBatten'],
      },
      {
        name: 'Shake panels',
        description: 'The look of shingles in a panel.',
        points: ['For gables and dormers'],
        price: prices.siding.vinylShake,
        pieces: ['shake'],
      },
    ],
  },
  house: { name: 'portfolio-2', caption: 'We flash corners and window trim first.' },
  sections: [
    sidingCompared('vinyl', ['vinyl', 'insulated', 'fiberCement'], {
      heading: 'Vinyl, insulated\u00a0vinyl or\u00a0fiber\u00a0cement?',
      railLabel: 'Compared with others',
      fit: [
        {
          heading: 'Where vinyl works',
          items: ['Capes, ranches and colonials inland', 'Rentals', 'Second floors where painting means scaffolding'],
        },
        {
          heading: 'Where it doesn’t',
          items: [
            'Walls that get reflected heat from a neighbor’s low-e windows',
            'The wall right behind a grill',
            'Historic districts that haven’t approved it',
          ],
        },
      ],
    }),
    {
      kind: 'details',
      heading: 'How we install vinyl siding',
      railLabel: 'How it hangs',
      intro: 'Vinyl lasts if it can slide and water can get out. The drawing is to scale.',
      details: {
        figure: 'vinyl-wall',
        rows: {
          slot: { title: 'Nails centered in the slot', text: 'The panel has to slide.' },
          gap: { title: 'A dime’s gap behind the nail head', text: 'A tight nail makes the panel buckle in the sun.' },
          ends: { title: 'A 1/4-inch gap at the ends', text: 'We leave 3/8 inch below 40 degrees.' },
          post: { title: 'Corner posts over housewrap', text: 'There’s no bare gap behind them.' },
          channel: { title: 'J-channel left open to drain', text: 'That’s the trim around openings.' },
          lock: { title: 'Locked course by course', text: 'Each panel hooks into the one below.' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: `Old siding off and new vinyl up, in ${sidingTotal('vinyl')}.`,
      steps: {
        heading: 'How a vinyl siding job goes',
        ...sidingJob({
          measure: 'We hold up the profile you like.',
          wall: 'Housewrap on, and flashing at every opening.',
          siding: 'Panels hung loose, locked course by course.',
        }),
      },
      lists: [
        {
          heading: 'What’s in your written price',
          kind: 'included',
          items: [
            ...inSidingPrice,
            'Corner posts, J-channel and starter',
            'Vented soffit, kept open',
            'Light and outlet blocks',
          ],
        },
      ],
      folded: {
        label: 'Signs your vinyl siding is worn out',
        lists: [
          {
            heading: 'Signs your vinyl siding is worn out',
            kind: 'line',
            items: [
              'Color that comes off on your hand like chalk',
              'Cracks along the nail hem, the strip the nails go through',
              'Panels that come unlocked in the wind',
              'Waves you can see from the street',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.vinylSiding },
    },
    {
      kind: 'faq',
      heading: 'Questions about vinyl siding',
      answers: {
        'Does vinyl siding crack in the cold?':
          'It can, if something hits it. Vinyl gets brittle below about 40 degrees, and a falling branch or a ladder may crack a panel. We can change one panel without touching the rest of the wall.',
        'Can you paint vinyl siding?':
          'Yes, with paint made for vinyl, in a color no darker than the panel. A darker color soaks up heat and can warp it. Once it’s painted, you have to keep painting it, so new panels are often the better buy.',
        'Why does some vinyl siding look wavy?':
          'Because it was nailed tight. Vinyl grows in the sun, and if the nails won’t let it slide, it buckles. A wavy wall behind it can do the same. Thicker panels lie flatter; ours are .042 to .046 inch.',
        'Does the siding warranty transfer if I sell the house?': [
          'Often, but the panel maker decides. Many makers allow one transfer if the new owner registers it in time, with less coverage. We’ll show you that page before you sign. See also ',
          limitedLifetimeLink,
          '.',
        ],
      },
    },
  ],
  related: ['/services/siding/insulated', '/services/siding-installation-detail', '/services/siding/replacement'],
  closing: {
    heading: 'Pick a profile and\u00a0a\u00a0color',
    text: 'We’ll bring full-size panels and hold them up to your house.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
