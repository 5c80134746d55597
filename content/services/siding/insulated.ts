import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { rValues } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingCompared, sidingLifespans } from './lifespans';
import { sidingSteps, sidingTotal } from './schedule';
import { visitActions } from '@/content/services/visit-actions';

export const insulatedSiding: ServicePage<'/services/siding/insulated'> = {
  path: '/services/siding/insulated',
  name: 'Insulated Siding',
  title: 'Insulated Vinyl Siding in Connecticut',
  description: `Insulated vinyl siding for Connecticut homes: R-2 to R-3, straighter walls, less noise. ${printPrice(prices.siding.insulated)}.`,
  priceRange: prices.siding.insulated,
  hero: {
    heading: 'Insulated vinyl siding in Connecticut',
    intro:
      'It’s vinyl siding with foam shaped to fit behind each panel. The foam covers the studs, where heat slips out, and evens out old walls.',
    facts: [printPrice(prices.siding.insulated), 'R-2 to R-3', 'Wash once a year'],
    actions: visitActions,
  },
  storyline: 'material',
  ground: 'straw',
  railFacts: [
    { label: 'Price', price: prices.siding.insulated },
    { label: 'Lasts', value: printYears(sidingLifespans.insulated.years) },
    { label: 'Panels go up', value: `in ${durations.siding.insulated}` },
  ],
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
    caption: 'On a house with thin insulation, insulated siding can make the rooms feel warmer in January.',
  },
  sections: [
    sidingCompared('insulated', ['vinyl', 'insulated', 'fiberCement'], {
      heading: 'Insulated vinyl, plain\u00a0vinyl or fiber\u00a0cement?',
      railLabel: 'Compared with others',
    }),
    {
      kind: 'note',
      heading: 'Signs insulated siding may help',
      railLabel: 'What it does',
      items: [
        signName('cold-walls'),
        'Furniture you’ve pulled away from the outside walls',
        'Traffic noise you hear indoors',
        'Siding that shows every bump in the old wall',
      ],
      beside: [
        {
          heading: 'What insulated siding does',
          items: [
            'Adds about R-2 to R-3 (R-value is how well a wall holds heat in)',
            'Slows the heat that gets out through the studs',
            'Quiets traffic',
            'Resists dents',
          ],
          text: rValues,
        },
        {
          heading: 'What it doesn’t do',
          runsInOnPhones: true,
          items: ['Fix empty wall cavities', 'Fix attic heat loss'],
          text: ['Fix those first, with ', { label: 'insulation', href: '/services/insulation' }, '.'],
        },
        {
          heading: 'What to fix first for a warmer house',
          isOrdered: true,
          items: [
            'Seal the attic.',
            'Add attic insulation.',
            'Fill the wall cavities.',
            'Replace the windows, if they’re due.',
            'Put up the insulated siding.',
          ],
        },
      ],
    },
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
      kind: 'job',
      heading: 'How an insulated siding job goes',
      intro: [
        'Here’s what’s different in insulated vinyl. See ',
        { label: 'all five steps', href: '/services/siding-installation-detail#steps' },
        '.',
      ],
      railLabel: 'The job and its price',
      steps: sidingSteps(
        {
          measure: 'We measure the walls and check what’s inside them.',
          wall: 'The wall gets wrapped and flashed before the foam goes on.',
          siding: 'We build out the trim to meet the thicker panel.',
        },
        'insulated',
      ),
      included: {
        heading: 'What’s in your written price',
        items: [
          ['What’s in ', { label: 'every price for new siding', href: '/services/siding/replacement#included' }],
          'Foam trim blocks at corners and windows',
        ],
        warranty: warranties.insulatedSiding.sentence,
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about insulated siding',
      answers: {
        'How much does insulated vinyl siding cost?': `It runs ${printBarePrice(prices.siding.insulated, { conditionIs: 'in the next sentence' })}, or ${wholeHouse(prices.siding.insulated)} for siding and labor on a two-story house of about 2,000 square feet. ${addedToSiding}`,
        'How much will insulated siding save on heating?':
          'It depends on the walls you have, and we won’t quote a percentage. It helps most where the walls have little insulation now, and least where they’re already full. We’ll check yours before you decide.',
        'Is insulated siding worth it over plain vinyl?': `Yes, if your walls are cold, bumpy or close to a busy road. Plain vinyl costs ${printPrice(prices.siding.vinyl)}, and if the walls are already well insulated, we’d save the money or put it into the attic.`,
        'Are there rebates for insulated siding in Connecticut?':
          'Sometimes. Energize CT runs the utility programs, and they change from year to year, so check with them before you order. We’ll give you the product data that they need for the application.',
        'Does foam behind siding trap moisture?':
          'Not if the wall can drain. The panels vent at the bottom. We put the weather barrier and flashing on first, so water that gets behind the foam runs down and out.',
        'How long does insulated siding take to install?': `Plan on ${sidingTotal('insulated')}, up to a day longer than plain vinyl. The panels are thicker, and we build out the trim around windows, doors and corners to meet them.`,
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
