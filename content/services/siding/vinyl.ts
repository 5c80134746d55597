import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { limitedLifetimeLink, warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingCompared, sidingLifespans } from './lifespans';
import { sidingSteps, sidingTotal } from './schedule';
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
    note: 'Vinyl does need to hang loose, to move with the heat and the cold, and the edges have to drain. That’s where we take our time.',
    facts: [printPrice(prices.siding.vinyl), 'Lasts 20–40 years', 'No painting'],
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'pond',
  railFacts: [
    { label: 'Price', price: prices.siding.vinyl },
    { label: 'Lasts', value: printYears(sidingLifespans.vinyl.years) },
    { label: 'Panels go up', value: `in ${durations.siding.vinyl}` },
  ],
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
  house: { name: 'portfolio-2', caption: 'Walls leak at corners and window trim, so we flash those first.' },
  sections: [
    sidingCompared('vinyl', ['vinyl', 'insulated', 'fiberCement'], {
      heading: 'Vinyl, insulated\u00a0vinyl or\u00a0fiber\u00a0cement?',
      railLabel: 'Compared with others',
    }),
    {
      kind: 'note',
      columns: 3,
      heading: 'Signs your vinyl siding is worn out',
      railLabel: 'Where it works',
      items: [
        'Color that comes off on your hand like chalk',
        'Cracks along the nail hem, the strip the nails go through',
        'Panels that come unlocked in the wind',
        'Waves you can see from the street',
      ],
      beside: [
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
    },
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
      footnote: 'At the eaves, we keep the soffit vents open.',
    },
    {
      kind: 'job',
      heading: 'How a vinyl siding job goes',
      intro: [
        'Here’s what’s different in vinyl. See ',
        { label: 'all five steps', href: '/services/siding-installation-detail#steps' },
        '.',
      ],
      railLabel: 'The job and its price',
      steps: sidingSteps(
        {
          measure: 'We hold up the profile you like.',
          wall: 'Old siding off, housewrap on, and flashing at every opening.',
          siding: 'We hang the panels loose and lock them course by course.',
        },
        'vinyl',
      ),
      included: {
        heading: 'What’s in your written price',
        items: [
          ['What’s in ', { label: 'every price for new siding', href: '/services/siding/replacement#included' }],
          'Corner posts, J-channel and starter',
          'Vented soffit',
          'Light and outlet blocks',
        ],
        warranty: warranties.vinylSiding.sentence,
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about vinyl siding',
      answers: {
        'How much does vinyl siding cost for a whole house?': `It runs ${wholeHouse(prices.siding.vinyl)} for the siding and labor on a two-story house of about 2,000 square feet. Plain clapboard is at the low end and shake panels at the high end. ${addedToSiding}`,
        'How long does vinyl siding take to install?': `Most houses take ${sidingTotal('vinyl')}, including two to take off the old siding, fix the wall and wrap it. Dormers, a third story or rot behind the old siding can add a few days.`,
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
