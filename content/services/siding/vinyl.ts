import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { limitedLifetime, warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingSteps, sidingTotal } from './schedule';

export const vinylSiding: ServicePage<'/services/siding/vinyl'> = {
  path: '/services/siding/vinyl',
  category: 'siding',
  name: 'Vinyl Siding',
  title: `Vinyl Siding for Connecticut Homes | ${company.name}`,
  description: `Vinyl siding in Connecticut: ${printPrice(prices.siding.vinyl)}, lasts 20–40 years, no painting. Compare profiles, see where it doesn’t belong, and how we hang it.`,
  priceRange: prices.siding.vinyl,
  hero: {
    heading: 'Vinyl siding in Connecticut',
    intro:
      'Vinyl is the least expensive siding we install, and it never needs paint. It does need to hang loose, so it can move with the heat and the cold, and the edges have to drain. That’s where we take our time.',
    facts: [printPrice(prices.siding.vinyl), 'Lasts 20–40 years', 'No painting'],
    media: { kind: 'drawing', name: 'vinyl-hung' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your vinyl siding is worn out',
      items: [
        'Color that comes off on your hand like chalk',
        'Cracks along the nail hem, the strip the nails go through',
        'Panels that come unlocked in the wind',
        'Waves you can see from the street',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Where vinyl works, and where it doesn’t',
      columns: [
        {
          heading: 'Good for',
          items: ['Capes, ranches and colonials inland', 'Rentals', 'Second floors where painting means scaffolding'],
        },
        {
          heading: 'Not ideal for',
          mark: 'dash',
          items: [
            'Walls that get reflected heat from a neighbor’s low-e windows',
            'The wall right behind a grill',
            'Historic districts that haven’t approved it',
          ],
        },
      ],
    },
    {
      kind: 'options',
      heading: 'Vinyl siding styles and prices',
      options: [
        {
          name: 'Dutch lap',
          description: 'A notch at the top of each course makes a deep shadow line.',
          points: ['Suits colonials'],
          price: prices.siding.vinylDutchLap,
          media: { kind: 'drawing', name: 'vinyl-dutch-lap' },
        },
        {
          name: 'Traditional clapboard',
          description: 'The plain, straight look of wood clapboards.',
          points: ['Smooth or wood grain'],
          price: prices.siding.vinylClapboard,
          media: { kind: 'drawing', name: 'vinyl-clapboard' },
        },
        {
          name: 'Board and batten',
          description: 'Vertical panels, with a strip over each joint.',
          points: ['A farmhouse look'],
          price: prices.siding.vinylBoardAndBatten,
          media: { kind: 'drawing', name: 'vinyl-batten' },
        },
        {
          name: 'Shake panels',
          description: 'The look of shingles in a panel.',
          points: ['For gables and dormers'],
          price: prices.siding.vinylShake,
          media: { kind: 'drawing', name: 'vinyl-shake' },
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'How we install vinyl siding',
      items: [
        'Nails centered in the slot, a dime’s gap behind the head, so panels can slide',
        'A 1/4-inch gap at the ends, or 3/8 inch below 40 degrees',
        'Corner posts over house wrap, never over bare gaps',
        'J-channel, the trim around openings, left open to drain',
        'Soffit vents kept open',
      ],
      media: {
        kind: 'picture',
        name: 'detail-siding',
        caption: 'Walls leak at corners and window trim, so we flash those first.',
      },
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How a vinyl siding job goes',
      steps: sidingSteps(
        {
          measure: 'We measure every wall and hold up the profile you like.',
          price: 'Panels, trim and soffit, in one price.',
          removal: 'We look at the wall before we cover anything.',
          barrier: 'House wrap, and flashing at every opening.',
          siding: 'Hung loose, and locked course by course.',
          walkthrough: 'We check every edge with you.',
        },
        'vinyl',
      ),
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Weather barrier and flashing',
        'Corner posts, J-channel and starter',
        'Vented soffit',
        'Light and outlet blocks',
        'Daily cleanup',
      ],
      warranty: warranties.vinylSiding.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about vinyl siding',
      entries: [
        {
          question: 'How much does vinyl siding cost for a whole house?',
          answer: `About ${wholeHouse(prices.siding.vinyl)} for the siding and labor on a two-story house of about 2,000 square feet. Plain clapboard is at the low end and shake panels at the high end. ${addedToSiding}`,
        },
        {
          question: 'How long does vinyl siding take to install?',
          answer: `Most houses take ${sidingTotal('vinyl')}, including two to take off the old siding, fix the wall and wrap it. Dormers, a third story or rot behind the old siding can add a few days.`,
        },
        {
          question: 'Does vinyl siding crack in the cold?',
          answer:
            'It can, if something hits it. Vinyl gets brittle below about 40 degrees, so a falling branch or a ladder may crack a panel. We can change one panel without touching the rest of the wall.',
        },
        {
          question: 'Can you paint vinyl siding?',
          answer:
            'Yes, with paint made for vinyl, in a color no darker than the panel. A darker color soaks up heat and can warp it. You’d then have to repaint, so new panels are often the better buy.',
        },
        {
          question: 'Why does some vinyl siding look wavy?',
          answer:
            'Because it was nailed tight. Vinyl grows in the sun, and if the nails won’t let it slide, it buckles. A wavy wall behind it can do the same. We use panels .042 to .046 inch thick.',
        },
        {
          question: 'How long is a limited lifetime warranty on vinyl siding?',
          answer: limitedLifetime,
        },
        {
          question: 'Does the siding warranty transfer if I sell the house?',
          answer:
            'Often, but the panel maker decides. Many makers allow one transfer if the new owner registers it in time, usually with less coverage. We’ll show you that page of the maker’s warranty before you sign.',
        },
      ],
    },
  ],
  related: ['/services/siding/insulated', '/services/siding-installation-detail', '/services/siding/replacement'],
  closing: {
    heading: 'Pick a profile and a color',
    text: 'We’ll bring full-size panels and hold them up against your house.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
