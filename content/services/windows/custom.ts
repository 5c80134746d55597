import { freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { customDays } from './job-steps';
import type { ServicePage } from '@/content/page';
import { printBarePrice, printPrice } from '@/lib/prices/price';

const { bay, arch, round, angled, anyShape } = prices.windows;
const measuring = { title: 'Template and measuring', duration: '2–3 hours', hours: [2, 3] } as const;
const drawing = { title: 'Drawing for your approval', duration: '1 day' } as const;

export const customWindows: ServicePage<'/services/windows/custom'> = {
  path: '/services/windows/custom',
  name: 'Custom Windows',
  title: 'Custom, Bay & Bow Windows in Connecticut',
  description: `Bay, bow, arched, round and angled windows for Connecticut homes, made to your opening: ${printPrice(anyShape)}. You approve a drawing.`,
  priceRange: anyShape,
  storyline: 'material',
  ground: 'wheat',
  scene: {
    figure: 'shapes-scene',
    samplesLabel: 'Window shapes',
    scale: 'Planning prices, by size and glass. Each tick is one foot.',
    samples: [
      {
        name: 'Bay and bow',
        text: 'With a small roof and a seat.',
        price: bay,
        unit: 'implied',
        crop: '552 331 336 336',
      },
      {
        name: 'Half-round and arch',
        text: 'Often over a picture window.',
        price: arch,
        unit: 'implied',
        crop: '894 331 336 336',
      },
      {
        name: 'Round and oval',
        text: 'On stairs and in gables.',
        price: round,
        unit: 'implied',
        crop: '738 15 336 336',
      },
      {
        name: 'Angled and trapezoid',
        text: 'Follows a sloped roof line.',
        price: angled,
        unit: 'implied',
        crop: '591 61 336 336',
      },
      {
        name: 'Fixed corner glass',
        text: 'Wraps a corner, with a steel or engineered post.',
        price: prices.windows.cornerGlass,
        unit: 'implied',
        crop: '1104 331 336 336',
      },
    ],
  },
  house: {
    name: 'portfolio-7',
    caption: 'A kitchen bay with a copper roof.',
  },
  plate: {
    price: { price: anyShape },
    time: { label: 'On site', value: customDays.total, note: `a bay ${customDays.totalBay}` },
    next: [
      weAnswer,
      freeVisit(measuring.duration),
      { what: 'A drawing', how: `to approve, ${drawing.duration} later` },
    ],
  },
  hero: {
    heading: 'Custom and bay windows in Connecticut',
    intro: 'Bays, half-rounds and stair windows don’t come off a shelf. You approve a drawing before anything’s made.',
  },
  sections: [
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'How we measure an odd shape',
      railLabel: 'How we measure',
      details: {
        figure: 'window-template',
        rows: {
          grid: { title: 'Photograph it against a grid' },
          template: { title: 'Trace curves on a paper template' },
          square: { title: 'Note the wall’s depth, and how far the opening is out of square' },
          glass: { title: 'Check where the code requires safety glass, such as near stairs and tubs' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A window made to your opening, set, flashed and trimmed.',
      steps: {
        heading: 'How it works, day by day',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              { ...measuring, details: 'We trace the opening instead of guessing.' },
              { ...drawing, details: 'Shape, size, glass. We order once you agree.' },
              {
                title: 'Made to order',
                duration: 'Date on your order',
                details: 'It takes longer than a standard window.',
              },
            ],
          },
          {
            heading: 'At your house',
            steps: [
              {
                title: 'Opening prepared',
                ...customDays.opening,
                details: 'Old window out; rot repair is extra.',
              },
              {
                title: 'Set, flashed and trimmed',
                duration: `${customDays.set.duration}; bays ${customDays.setBay.duration}`,
                hours: customDays.setBay.hours,
                details: 'Supported, sealed, roofed if it sticks out.',
              },
              {
                title: 'Walkthrough',
                duration: '2–3 hours of the last day',
                details: 'We go over it with you, inside and out.',
              },
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
            'Flashing',
            'A small roof over a bay',
            'Interior stool and apron (the sill you see and the trim under it)',
            'Exterior trim to match',
          ],
        },
        {
          heading: 'When you need a custom window',
          kind: 'line',
          items: [
            'A half-round in the gable that’s rotted out',
            'A stair window set at an angle',
            'A kitchen that could use a bay',
            'An old shape the historic commission wants kept',
          ],
        },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.customWindows },
    },
    {
      kind: 'faq',
      heading: 'Questions about custom windows',
      answers: {
        'How much does a bay window cost?': `Most bay and bow windows run ${printBarePrice(bay, { conditionIs: 'in the next sentence', unit: 'implied' })}, depending on width, glass and the roof over it. Rot repair is extra, and if there’s no opening of that size yet, we price the framing after a visit. Half-round and angled windows cost less.`,
        'Can a bay window go on the second floor?':
          'Yes, if the framing can hold it. A bay either hangs from the wall above or rests on brackets or floor joists below, and that depends on your wall. We look at the construction before we promise anything.',
        'What kind of roof goes on a bay window?':
          'Shingles or metal. Shingles match the roof of the house, while metal handles a low slope better and needs less care. Either way, the flashing goes up behind the siding above it.',
        'Do I need tempered glass?':
          'The code requires safety glass near tubs, showers, stairs and doors, and in big panes close to the floor. We check every location when we measure, and the drawing that you approve shows which panes are tempered.',
        'Can you match the old window in my gable?':
          'In most cases. We trace the opening, photograph the bars between the panes, and have a new window made in the same shape. In a historic district, you get the drawing for the commission’s approval first.',
        'What if the old window has lead paint?': `We ask how old the house is when we measure. ${leadSafe}`,
      },
    },
  ],
  related: ['/services/windows', '/services/windows/installation', '/services/exterior-repairs'],
  closing: {
    heading: 'Send us a photo of the shape',
    text: 'A picture and an approximate width are enough to start. We’ll come and measure, and you’ll see a drawing before anything’s ordered.',
  },
};
