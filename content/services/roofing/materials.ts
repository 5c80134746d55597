import { callLink } from '@/content/company';
import { durations } from '@/content/durations';
import { firmPrice, weAnswer } from '@/content/plate-stops';
import { shinglePaths } from '@/content/paths';
import { prices } from '@/content/prices';
import { estimate, inWords } from '@/content/promises';
import { shingleLine } from '@/content/shingles/lines';
import { exampleShingle, offeredShingles } from '@/content/shingles/offered';
import type { ServicePage } from '@/content/page';
import { limitedLifetimeLink, warranties } from '@/content/warranties';
import { formatDollars } from '@/lib/dollars';
import { priceOfSize, printBarePrice, printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';
import { capitalized } from '@/lib/text/capitalized';
import { capeIn, capeSquares, planningPrice, wholeRoof } from './planning-price';
import { beforeTheJob, wholeJob } from './schedule';

/** Where the drawing has room for shingles that we install by name. */
const drawnShingles = [
  { crop: '288 450 288 258', place: 2 },
  { crop: '576 300 288 258', place: 3 },
] as const;

/** What the drawing above shows of a material, for its row in the table. */
const swatch = (crop: string) => ({ kind: 'crop', figure: 'roofing-scene', crop }) as const;

export const roofingMaterials: ServicePage<'/services/roofing-installation'> = {
  path: '/services/roofing-installation',
  name: 'Roofing Materials & Budget',
  title: 'Roofing Materials & Cost in Connecticut',
  description: `Compare asphalt shingles and metal roofing in Connecticut, ${printPrice(prices.roofing.anyMaterial)}. Wind ratings, lifespans and warranties.`,
  priceRange: prices.roofing.anyMaterial,
  storyline: 'material',
  ground: 'sky',
  scene: {
    figure: 'roofing-scene',
    samplesLabel: 'Roofing materials',
    scale: 'Seen straight down, to one scale: each tick is one inch.',
    samples: [
      {
        name: 'Entry architectural shingle',
        text: 'The plainest laminated shingle.',
        price: prices.roofing.entryShingle,
        crop: '0 450 288 258',
      },
      ...offeredShingles.slice(0, drawnShingles.length).map(({ key, name, job }, index) => ({
        name,
        text: shingleLine(key).sample,
        price: job,
        ...(drawnShingles[index] ?? drawnShingles[0]),
      })),
      {
        name: 'Designer shingle',
        text: 'Slate or shake look, for steep roofs.',
        price: prices.roofing.designerShingle,
        crop: '864 205 288 258',
        place: 4,
      },
      {
        name: 'Standing-seam metal',
        text: 'Sheds snow, and shows no screws.',
        price: prices.roofing.metal,
        crop: '1152 205 288 258',
        place: 5,
      },
    ],
  },
  plate: {
    price: {
      price: prices.roofing.shingles,
      of: 'shingles',
      note: `A typical Cape: ${printPrice(priceOfSize(prices.roofing.shingles, capeSquares))}`,
    },
    time: { value: durations.roofReplacement, note: 'watertight overnight' },
    next: [weAnswer, { what: 'Free visit', how: 'with full-size samples' }, firmPrice],
  },
  hero: {
    heading: 'Roofing materials for Connecticut homes',
    intro: 'For most houses here, the answer is an architectural shingle. Your slope, trees and wind decide the rest.',
    actions: [{ label: 'Compare Materials', href: '#materials' }, callLink],
  },
  sections: [
    {
      kind: 'scaled',
      id: 'materials',
      heading: `${capitalized(inWords(offeredShingles.length + 3))} roofing materials compared`,
      railLabel: 'All compared',
      intro: `${planningPrice.square} ${planningPrice.covers} ${planningPrice.added}`,
      subject: 'Material',
      price: {
        heading: 'Planning price',
        ends: `per square, ${formatDollars(0)} to ${printBarePrice(prices.roofing.metal, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: prices.roofing.metal.high },
      },
      second: { heading: 'Lifespan', ends: '0 to 70 years', scale: { low: 0, high: 70 } },
      last: 'Wind rating',
      rows: [
        {
          name: 'Entry architectural shingle',
          text: 'Colors: charcoal, weathered gray, brown blend',
          points: [
            'Fiberglass mat',
            'Class A fire rating',
            'Algae-resistant granules on most lines',
            'Easy to match for repairs',
            'Limited lifetime warranty, from the maker',
            'Keep gutters clear, check after storms',
          ],
          media: swatch('0 450 288 258'),
          price: prices.roofing.entryShingle,
          second: { span: { low: 18, high: 25 }, text: '18–25 years' },
          last: '110 mph',
        },
        ...offeredShingles.map(({ key, name, path, job }, index) => {
          const { colors, points, closeUp, life, wind } = shingleLine(key);
          return {
            name,
            text: [`${capitalized(inWords(colors.length))} colors: see `, { label: name, href: path }],
            points,
            media: drawnShingles[index]
              ? swatch(drawnShingles[index].crop)
              : ({ kind: 'picture', name: `swatch-${closeUp}` } as const),
            price: job,
            second: { span: life, text: printYears(life) },
            last: `Up to ${wind} mph`,
          };
        }),
        {
          name: 'Designer shingle',
          text: 'Colors: slate gray, heather, antique brown',
          points: [
            'Heavier laminate with deep shadow lines',
            'Class A fire rating',
            'Matching ridge caps',
            'Limited lifetime warranty',
            'Low maintenance',
          ],
          media: swatch('864 205 288 258'),
          price: prices.roofing.designerShingle,
          second: { span: { low: 30, high: 30, isOpen: true }, text: '30 years or more' },
          last: '130 mph',
        },
        {
          name: 'Standing-seam metal',
          text: 'Colors: dark bronze, charcoal, matte black, barn red, pewter',
          points: [
            'Raised seams that lock together, with concealed fasteners',
            'Fire resistant',
            'Aluminum option for salt air',
            'Snow guards over doors and walks',
            'Up to lifetime warranty on the finish, by maker',
            'Check the sealant around pipes every few years',
          ],
          media: swatch('1152 205 288 258'),
          price: prices.roofing.metal,
          second: { span: { low: 40, high: 70 }, text: '40–70 years' },
          last: 'Up to 180 mph',
        },
      ],
      footnote:
        'Wind ratings run 110–180 mph. Lifespans are typical for Connecticut. Go by the maker’s current warranty and data sheet; we bring both, with full-size samples.',
    },
    {
      kind: 'table',
      isBesideHeading: true,
      heading: 'Which roof fits your house?',
      railLabel: 'Which one fits',
      columns: ['Your house', 'What we’d put on'],
      rows: {
        'Low-slope ell or porch': ['Standing-seam metal'],
        'Under tall oaks and pines': [
          ['An algae-rated shingle, and ', { label: 'gutter guards', href: '/services/gutters/guards' }],
        ],
        'Within about half a mile of salt water': [
          'Stainless or hot-dipped nails, aluminum edge metal and a higher wind rating',
        ],
        'Steep front gable': ['Designer shingle'],
        'Historic district': ['Ask the commission first; we’ll bring samples'],
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A new roof in the material you pick.',
      steps: {
        heading: 'From visit to finished roof',
        groups: [
          { heading: 'Before the day', steps: beforeTheJob },
          { heading: 'The days', steps: [wholeJob] },
        ],
        nights: 'Red lines are nights.',
      },
      lists: [
        {
          heading: 'Included in your written price',
          kind: 'included',
          items: [
            'Tear-off and disposal of the old layers',
            'Ice barrier at eaves and valleys',
            'New drip edge, boots and step flashing',
            'A check of the vents, and a ridge vent on most roofs',
            'Plywood over shrubs and AC units',
            'Permit and town inspection',
          ],
        },
      ],
      folded: {
        label: 'When a new roof makes sense',
        lists: [
          {
            heading: 'When a new roof makes sense',
            kind: 'line',
            items: [
              'You’re building an addition or a garage',
              [
                'The roof is worn out: see the ',
                { label: 'ten signs', href: '/services/roofing/replacement#warning-signs' },
              ],
              'Repairs keep coming back on more than one slope',
              'You’re selling within a year, and the buyer’s inspector will flag it',
              'You’re adding solar, and the roof should outlast the panels',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.roof },
    },
    {
      kind: 'faq',
      heading: 'Questions about roofing materials',
      answers: {
        'Can you put a new roof over the old one?':
          'Code sometimes lets one old layer stay, but never two. We’d still tear it off: that’s the only way to check the deck and put ice barrier on the wood. An overlay saves on disposal and wears out sooner.',
        'Why is the warranty longer than the lifespan?': [
          'They measure different things. The warranty covers defects in the shingle; the lifespan is how long a roof lasts in our weather. A roof that wears out at 28 years has no defect, so plan your budget by the lifespan. Read ',
          limitedLifetimeLink,
          '.',
        ],
        'Is a metal roof worth it?': `It can be if you’ll stay 20 years or more, or if the slope is too low for shingles. On a typical Cape, metal runs ${wholeRoof.capeInMetal} before tear-off, compared with ${capeIn(exampleShingle.job)} for ${exampleShingle.name}.`,
        'Is a metal roof noisy in the rain?':
          'Not much. Over a solid deck and an insulated attic, it’s about as loud as shingles. The loud ones you remember are barns and porches, where the metal lies on open framing.',
      },
    },
  ],
  related: ['/services/roofing/installation', '/financing', ...shinglePaths],
  closing: {
    heading: 'See the samples at your house',
    text: 'We’ll bring full-size samples, measure the roof and price the two or three that make sense for you.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
