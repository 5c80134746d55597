import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/page';
import { estimate } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { priceOfSize, printBarePrice, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall, sidingPriceFactors } from './example-house';
import { sidingJob, sidingStops, sidingTotal } from './schedule';

const lines = ['Siding', 'replacement', 'in Connecticut'] as const;

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
  view: 'lower end',
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
    priced: {
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
        '.',
      ],
    },
  },
  plate: {
    price: { price: priceOfSize(prices.siding.vinyl, exampleWall), of: `vinyl, ${plateWall}` },
    time: { value: sidingTotal('vinyl').replace(' working', ''), note: 'of work, wrapped every night' },
    next: sidingStops,
  },
  hero: {
    heading: lines.join(' '),
    intro:
      'It may be the first time anyone has seen that wall since it was built. We fix what we find before we cover it.',
  },
  sections: [
    {
      kind: 'signs',
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
      kind: 'job-in-writing',
      id: 'included',
      heading: 'The job in writing',
      job: `Old siding off and new siding up, in ${sidingTotal('vinyl')} in vinyl.`,
      steps: {
        heading: 'How long does siding replacement take?',
        ...sidingJob({
          measure: 'We look behind the siding at the worst spot.',
          wall: 'Old off, soft spots fixed, wrapped, flashed.',
          siding: 'New siding, trim, soffit, then the gutters.',
          walkthrough: 'A magnet for nails, and we walk the job.',
        }),
      },
      lists: [
        { heading: 'What’s in your written price', kind: 'included', items: inSidingPrice },
        {
          heading: 'When a repair is enough',
          kind: 'text',
          text: [
            'If the damage covers less than about a quarter of one wall and we can still match it, ',
            { label: 'siding repair', href: '/services/siding/repair' },
            ` starts at ${printBarePrice(prices.additional.siding, { conditionIs: 'nothing is added', as: 'lowest' })}. Replace it all if several walls are failing or water is getting behind the siding.`,
          ],
        },
      ],
      folded: {
        label: 'What changes the price',
        lists: [
          { heading: 'What changes the price', kind: 'adds', items: sidingPriceFactors },
          {
            heading: 'What we fix while the wall is open',
            kind: 'line',
            items: [
              'Soft sheathing and sills, priced per sheet in your contract',
              'Missing kick-out flashing, the bend that sends roof water away from the wall',
              'Flashing where a deck meets the house',
              ['Empty walls, with ', { label: 'insulation', href: '/services/insulation' }],
              'Bath and dryer vents that end in the wall',
              'Window trim that traps water',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.siding, isWhole: true },
    },
    {
      kind: 'faq',
      heading: 'Questions about siding replacement',
      answers: {
        'Do you take off the old siding or cover it?':
          'We take it off. Old siding can hide rot, missing flashing and empty walls, and nobody can fix what they can’t see. You get photos of what was behind it.',
        'What if you find rot behind the siding?':
          'We stop, and send you photos and the price before we fix it. The price per sheet of new sheathing is already in your contract, and there’s nothing to haggle over with the wall open.',
        'What happens to the wall if it rains?':
          'It’s covered. We check the forecast before we open a wall, and we take off only as much siding as we can wrap the same day. If it rains, we wait, and the finish date moves.',
        'Will you wreck my flower beds?':
          'We try hard not to. We lay boards over the beds, tie back the shrubs and sweep for nails with a magnet. Please move pots, hoses and furniture away from the walls first.',
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
