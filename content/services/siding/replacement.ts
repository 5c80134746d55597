import { isSamplePicture } from '@/content/pictures';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties, warrantyBars } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { addedToSiding, sidingPriceFactors, wholeHouse } from './example-house';
import { sidingDays, sidingStepTime, sidingTotal } from './schedule';

const lines = ['Siding', 'replacement', 'in Connecticut'] as const;

const vinylDays = sidingDays('vinyl');

export const sidingReplacement: ServicePage<'/services/siding/replacement'> = {
  path: '/services/siding/replacement',
  name: 'Siding Replacement',
  title: 'Siding Replacement in Connecticut',
  description:
    'Siding replacement in Connecticut: when to repair and when to replace, what we fix behind it, how long it takes, and what it costs per sq ft.',
  priceRange: prices.siding.anyMaterial,
  storyline: 'replacement',
  ground: 'pond',
  picture: 'siding-open-wall',
  view: isSamplePicture('siding-open-wall') ? 'lower end' : undefined,
  lines,
  wipe: {
    kind: 'wipe',
    set: 'siding',
    heading: 'One wall: old, open, new',
    intro: 'The same house before, during and after, from the same spot. Slide the board to compare.',
    stages: [
      {
        name: 'Old',
        picture: 'siding-old',
        text: 'The old siding comes off, and we check the wall behind it.',
      },
      {
        name: 'Open',
        picture: 'siding-open',
        text: 'We fix what we find, then put on the weather barrier and flashing before the first course goes up.',
      },
      {
        name: 'New',
        picture: 'siding-new',
        text: 'New siding, trim and soffit go up. At the end we touch up and walk the job with you.',
      },
    ],
  },
  railFacts: [
    { label: 'Siding, by material', price: prices.siding.anyMaterial },
    { label: 'Time in vinyl', value: sidingTotal('vinyl') },
  ],
  hero: {
    heading: lines.join(' '),
    intro: `Replacing the siding takes ${sidingTotal('vinyl')} in vinyl. On a two-story house of about 2,000 square feet it runs ${wholeHouse(prices.siding.vinyl)} before tear-off. For many houses it’s the first time anyone has seen that wall since it was built, and we fix what we find before we cover it.`,
    facts: [printPrice(prices.siding.anyMaterial, { by: 'material' }), `${sidingTotal('vinyl')} in vinyl`],
  },
  sections: [
    {
      kind: 'signs',
      columns: 5,
      heading: 'Signs it’s time to replace your siding',
      railLabel: 'Is it time?',
      signs: [
        { sign: signName('rot-on-several-walls'), drawing: 'siding-all-over' },
        { sign: 'The paint peels every two years', drawing: 'find-peel' },
        { sign: 'You can’t get matching panels, and several walls need them', drawing: 'siding-mismatch' },
        { sign: 'There’s no weather barrier behind it', drawing: 'find-damp-wall' },
        { sign: 'A storm damaged two or more walls', drawing: 'find-flap' },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How long does siding replacement take?',
      railLabel: 'Day by day',
      intro: 'A vinyl job on a typical house, day by day. Solid is the shortest time, striped the longest.',
      days: vinylDays,
      entries: [
        {
          when: 'Days 1–2',
          what: `One wall at a time: old siding off, soft spots fixed, weather barrier and flashing on. Every wall we open is wrapped by evening. ${sidingStepTime('wall')}.`,
        },
        {
          when: `Days 3–${vinylDays.at(-1)?.start}`,
          what: `New siding, trim and soffit go up, then the gutters. ${sidingStepTime('siding')}.`,
        },
        {
          when: 'Last day',
          what: `We touch up, sweep for nails with a magnet and walk the job with you. ${sidingStepTime('walkthrough')}.`,
        },
      ],
    },
    {
      kind: 'prices',
      space: 'usual',
      heading: 'How much does siding replacement cost?',
      railLabel: 'Prices',
      prices: [
        { label: 'Vinyl', price: prices.siding.vinyl },
        { label: 'Insulated vinyl', price: prices.siding.insulated },
        { label: 'Engineered wood', price: prices.siding.engineeredWood },
        { label: 'Fiber cement', price: prices.siding.fiberCement },
        { label: 'Wood', price: prices.siding.wood },
      ],
      note: [
        `Siding and labor run ${printPrice(prices.siding.anyMaterial, { by: 'material' })}: `,
        { label: 'compare the materials', href: '/services/siding-installation-detail#materials' },
        '. Sheathing is priced per sheet in your contract. We’ll show you photos and get your OK before replacing any.',
      ],
    },
    {
      kind: 'note',
      heading: 'When a repair is enough',
      items: ['The damage covers less than about a quarter of one wall', 'We can still get matching siding'],
      text: [
        { label: 'Siding repair', href: '/services/siding/repair' },
        ` starts at ${printBarePrice(prices.additional.siding, { conditionIs: 'nothing is added', as: 'lowest' })}.`,
      ],
      beside: [
        {
          heading: 'When to replace it all',
          items: ['Several walls are failing', 'Water is getting behind the siding'],
        },
      ],
    },
    {
      kind: 'ledger',
      id: 'included',
      heading: 'What’s in your written price',
      railLabel: 'Included and extra',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Weather barrier',
        'Window and door flashing',
        'Trim',
        'Daily cleanup',
      ],
      added: { heading: 'What can change the price', items: sidingPriceFactors },
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What we fix while the wall is open',
      items: [
        'Soft sheathing and sills',
        'Missing kick-out flashing, the bend that sends roof water away from the wall',
        'Flashing where a deck meets the house',
        ['Empty walls, with ', { label: 'insulation', href: '/services/insulation' }],
        'Bath and dryer vents that end in the wall',
        'Window trim that traps water',
      ],
      media: {
        kind: 'drawing',
        name: 'wall-open',
        caption:
          'From left to right: old boards with rot, the sheathing behind them, the weather barrier and the new siding.',
      },
    },
    {
      kind: 'year-bars',
      id: 'warranty',
      heading: 'Warranties on new siding',
      railLabel: 'Warranties',
      text: warranties.siding.sentence ?? '',
      bars: warrantyBars,
    },
    {
      kind: 'faq',
      heading: 'Questions about siding replacement',
      answers: {
        'How much does it cost to replace the siding on a house?': `The material decides most of it. For siding and labor on a two-story house of about 2,000 square feet, vinyl runs ${wholeHouse(prices.siding.vinyl)} and fiber cement ${wholeHouse(prices.siding.fiberCement)}. ${addedToSiding}`,
        'Do you take off the old siding or cover it?':
          'We take it off. Old siding can hide rot, missing flashing and empty walls, and nobody can fix what they can’t see. You get photos of what was behind it.',
        'What if you find rot behind the siding?':
          'We stop, and send you photos and the price before we fix it. The price per sheet of new sheathing is already in your contract, and there’s nothing to haggle over with the wall open.',
        'What happens to the wall if it rains?':
          'It’s covered. We check the forecast before we open a wall, and we take off only as much siding as we can wrap the same day. If it rains, we wait, and the finish date moves.',
        'Will you wreck my flower beds?':
          'We try hard not to. We lay boards over the beds, tie back the shrubs and sweep for nails with a magnet. Please move pots, hoses and furniture away from the walls first.',
        'Who gets the building permit?':
          'We do. New siding needs one. The fee is a line in your written price, and we file the application with your town for you.',
      },
    },
  ],
  related: ['/services/insulation', '/services/windows/replacement', '/financing'],
  closing: {
    heading: 'Find out what’s behind your siding',
    text: 'We’ll look behind it at the worst spot, measure the walls, and write down the price.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
