import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { rValues } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { exampleWall, inSidingPrice, plateWall } from './example-house';
import { sidingCompared } from './lifespans';
import { sidingJob, sidingStops, sidingTotal } from './schedule';
import { visitActions } from '@/content/services/visit-actions';

export const insulatedSiding: ServicePage<'/services/siding/insulated'> = {
  path: '/services/siding/insulated',
  name: 'Insulated Siding',
  title: 'Insulated Vinyl Siding in Connecticut',
  description: `Insulated vinyl siding for Connecticut homes: R-2 to R-3, straighter walls, less noise. ${printPrice(prices.siding.insulated)}.`,
  priceRange: prices.siding.insulated,
  hero: {
    heading: 'Insulated vinyl siding in Connecticut',
    intro: 'It’s vinyl siding with foam shaped to fit behind each panel, over the studs and uneven old walls.',
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'straw',
  plate: {
    price: { price: priceOfSize(prices.siding.insulated, exampleWall), of: plateWall },
    time: { label: 'The siding', value: durations.siding.insulated, note: 'once the wall is ready' },
    next: sidingStops,
  },
  board: {
    picture: 'sample-board-insulated',
    samples: [
      {
        name: '6-inch insulated clapboard',
        description: 'The usual clapboard look, with foam behind it.',
        points: ['Covers the studs', 'Quieter walls'],
        price: prices.siding.insulatedSixInch,
        pieces: ['sixInch'],
      },
      {
        name: '7-inch contoured panel',
        description: 'A wider panel, shaped to match its foam.',
        points: ['Straighter over uneven walls', 'Resists dents'],
        price: prices.siding.insulatedSevenInch,
        pieces: ['sevenInch'],
      },
      {
        name: 'Plain vinyl over added foam sheathing',
        description: 'Foam boards on the wall, with plain panels over them.',
        points: ['For more R-value'],
        price: prices.siding.vinylOverFoam,
        pieces: ['hollow'],
      },
      {
        name: 'Deep-color insulated panels',
        description: 'Dark colors that hold up in the sun.',
        points: ['Heat-stable pigments'],
        price: prices.siding.insulatedDeepColor,
        pieces: ['deepColor'],
      },
    ],
  },
  house: {
    name: 'portfolio-8',
    caption: 'Over thin insulation, it can make the rooms feel warmer.',
  },
  sections: [
    sidingCompared('insulated', ['vinyl', 'insulated', 'fiberCement'], {
      heading: 'Insulated vinyl, plain\u00a0vinyl or fiber\u00a0cement?',
      railLabel: 'Compared with others',
      fit: [
        {
          heading: 'What insulated siding does',
          items: [
            'Adds about R-2 to R-3 (R-value is how well a wall holds heat in)',
            'Slows the heat that gets out through the studs',
            'Quiets traffic',
            'Resists dents',
            rValues,
          ],
        },
      ],
    }),
    {
      kind: 'details',
      heading: 'How insulated siding works',
      railLabel: 'How it works',
      intro:
        'The top drawing looks down on a wall beside a window. The one below cuts through the same wall, seen from the side.',
      details: {
        figure: 'insulated-wall',
        rows: {
          studs: { title: 'Foam covers the studs', text: 'Wood lets more heat out than insulation does.' },
          foam: {
            title: 'Foam shaped to fit each panel',
            text: 'It keeps the panel straight and helps it resist dents.',
          },
          barrier: { title: 'Weather barrier and flashing first', text: 'Foam won’t stop rain.' },
          vent: { title: 'Panels that vent at the bottom', text: 'Water that gets behind the foam runs down and out.' },
          trim: { title: 'Trim built out', text: 'Around windows, doors and corners, to meet the thicker panel.' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: `Old siding off and insulated vinyl up, in ${sidingTotal('insulated')}.`,
      steps: {
        heading: 'How an insulated siding job goes',
        ...sidingJob(
          {
            measure: 'We check what’s inside the walls, too.',
            wall: 'Wrapped and flashed before the foam goes on.',
            siding: 'Trim built out to meet the thicker panel.',
          },
          'insulated',
        ),
      },
      lists: [
        {
          heading: 'What’s in your written price',
          kind: 'included',
          items: [...inSidingPrice, 'Foam trim blocks at corners and windows'],
        },
        {
          heading: 'What it doesn’t fix',
          kind: 'not included',
          items: [
            ['Empty wall cavities: fill those first, with ', { label: 'insulation', href: '/services/insulation' }],
            'Heat that gets out through the attic',
          ],
        },
      ],
      folded: {
        label: 'Would it help, and what to fix first',
        lists: [
          {
            heading: 'Signs it may help',
            kind: 'line',
            items: [
              signName('cold-walls'),
              'Furniture you’ve pulled away from the outside walls',
              'Traffic noise you hear indoors',
              'Siding that shows every bump in the old wall',
            ],
          },
          {
            heading: 'What to fix first for a warmer house',
            kind: 'line',
            items: [
              '1. Seal the attic',
              '2. Add attic insulation',
              '3. Fill the wall cavities',
              '4. Replace the windows, if they’re due',
              '5. Put up the insulated siding',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.insulatedSiding },
    },
    {
      kind: 'faq',
      heading: 'Questions about insulated siding',
      answers: {
        'How much will insulated siding save on heating?':
          'It depends on the walls you have, and we won’t quote a percentage. It helps most where the walls have little insulation now, and least where they’re already full. We’ll check yours before you decide.',
        'Is insulated siding worth it over plain vinyl?': `Yes, if your walls are cold, bumpy or close to a busy road. Plain vinyl costs ${printPrice(prices.siding.vinyl)}, and if the walls are already well insulated, we’d save the money or put it into the attic.`,
        'Are there rebates for insulated siding in Connecticut?':
          'Sometimes. Energize CT runs the utility programs, and they change from year to year, so check with them before you order. We’ll give you the product data that they need for the application.',
        'Does foam behind siding trap moisture?':
          'Not if the wall can drain. The panels vent at the bottom. We put the weather barrier and flashing on first, so water that gets behind the foam runs down and out.',
      },
    },
  ],
  related: ['/services/insulation', '/services/siding/vinyl', '/services/siding-installation-detail'],
  closing: {
    heading: 'Would it help in your house?',
    text: 'We’ll check what’s in your walls and say if the foam is worth paying for.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
