import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingSteps, sidingTotal } from './schedule';

export const insulatedSiding: ServicePage<'/services/siding/insulated'> = {
  path: '/services/siding/insulated',
  category: 'siding',
  name: 'Insulated Siding',
  title: `Insulated Vinyl Siding in Connecticut | ${company.name}`,
  description: `Insulated vinyl siding for drafty Connecticut homes: ${printPrice(prices.siding.insulated)}, R-2 to R-3, straighter walls, less noise. What it does and doesn’t do.`,
  priceRange: prices.siding.insulated,
  hero: {
    heading: 'Insulated vinyl siding in Connecticut',
    intro:
      'It’s vinyl siding with foam shaped to fit behind each panel. The foam covers the studs, where heat slips out, and evens out old walls. On a 1950s ranch with thin insulation, you’ll feel the difference in January.',
    facts: [printPrice(prices.siding.insulated), 'R-2 to R-3', 'Wash once a year'],
    media: { kind: 'drawing', name: 'insulated-plan' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs insulated siding may help',
      items: [
        'Walls that feel cold in January',
        'Furniture you’ve pulled away from the outside walls',
        'Traffic noise you hear indoors',
        'Siding that shows every bump in the old wall',
      ],
    },
    {
      kind: 'comparison',
      heading: 'What insulated siding does and doesn’t do',
      columns: [
        {
          heading: 'It does',
          items: ['Add about R-2 to R-3 and cut drafts at studs', 'Quiet traffic', 'Resist dents'],
        },
        {
          heading: 'It doesn’t',
          mark: 'dash',
          items: ['Fix empty wall cavities', 'Fix attic heat loss'],
          note: ['Fix those first, with ', { label: 'insulation', href: '/services/insulation' }, '.'],
        },
      ],
    },
    {
      kind: 'list',
      style: 'ordered',
      heading: 'What to fix first for a warmer house',
      items: [
        'Seal the attic.',
        'Add attic insulation.',
        'Fill the wall cavities.',
        'Replace the windows, if they’re due.',
        'Put up the insulated siding.',
      ],
    },
    {
      kind: 'options',
      heading: 'Insulated panels and prices',
      options: [
        {
          name: '6-inch insulated clapboard',
          description: 'The usual clapboard look, with foam behind it.',
          points: ['Keeps heat from slipping out at the studs', 'Quieter walls'],
          price: prices.siding.insulatedSixInch,
          media: { kind: 'drawing', name: 'insulated-6' },
        },
        {
          name: '7-inch contoured panel',
          description: 'A wider panel, shaped to match its foam.',
          points: ['Straighter over uneven walls', 'Resists dents'],
          price: prices.siding.insulatedSevenInch,
          media: { kind: 'drawing', name: 'insulated-7' },
        },
        {
          name: 'Deep-color insulated panels',
          description: 'Dark colors that hold up in the sun.',
          points: ['Heat-stable pigments'],
          price: prices.siding.insulatedDeepColor,
          media: { kind: 'drawing', name: 'insulated-dark' },
        },
        {
          name: 'Plain vinyl over added foam sheathing',
          description: 'Foam boards on the wall, with plain panels over them.',
          points: ['For more R-value'],
          price: afterVisit,
          media: { kind: 'drawing', name: 'vinyl-over-foam' },
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How an insulated siding job goes',
      steps: sidingSteps(
        {
          measure: 'We measure the walls and check what’s inside them.',
          price: 'One price, with the foam trim blocks.',
          removal: 'Old siding off and hauled away, wall checked.',
          barrier: 'Foam won’t stop rain, so this goes on first.',
          siding: 'Trim built out to meet the thicker panel.',
          walkthrough: 'Every corner and window, with you.',
        },
        'insulated',
      ),
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Weather barrier',
        'Foam trim blocks at corners and windows',
        'Daily cleanup',
      ],
      warranty: warranties.insulatedSiding.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about insulated siding',
      entries: [
        {
          question: 'How much does insulated vinyl siding cost?',
          answer: `It runs ${printPrice(prices.siding.insulated)}, or ${wholeHouse(prices.siding.insulated)} for siding and labor on a two-story house of about 2,000 square feet. ${addedToSiding}`,
        },
        {
          question: 'How much will insulated siding save on heating?',
          answer:
            'It depends on the walls you have, so we won’t quote a percentage. It helps most where the walls have little insulation now, and least where they’re already full. We’ll check yours before you decide.',
        },
        {
          question: 'Is insulated siding worth it over plain vinyl?',
          answer: `Yes, if your walls are drafty, bumpy or close to a busy road. Plain vinyl costs ${printPrice(prices.siding.vinyl)}, so if the walls are already well insulated, we’d save the money or put it into the attic.`,
        },
        {
          question: 'Are there rebates for insulated siding in Connecticut?',
          answer:
            'Sometimes. Energize CT runs the utility programs, and they change from year to year, so check with them before you order. We’ll give you the product data that they need for the application.',
        },
        {
          question: 'Does foam behind siding trap moisture?',
          answer:
            'Not if the wall can drain. The panels vent at the bottom. We put the weather barrier and flashing on first, so water that gets behind the foam runs down and out.',
        },
        {
          question: 'How long does insulated siding take to install?',
          answer: `Plan on ${sidingTotal('insulated')}, about a day longer than plain vinyl. The panels are thicker, so we build out the trim around windows, doors and corners to meet them.`,
        },
      ],
    },
  ],
  related: ['/services/insulation', '/services/siding/vinyl', '/services/siding-installation-detail'],
  closing: {
    heading: 'Would it help in your house?',
    text: 'We’ll check what’s in your walls and tell you if the foam is worth paying for.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
