import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const insulatedSiding: ServicePage<'/services/siding/insulated'> = {
  path: '/services/siding/insulated',
  category: 'siding',
  name: 'Insulated Siding',
  title: `Insulated Siding in Connecticut | ${company.name}`,
  description: `Insulated vinyl siding for drafty Connecticut homes, ${printPrice(prices.siding.insulated)}, R-2 to R-3, straighter walls and quieter rooms. See if it fits.`,
  priceRange: prices.siding.insulated,
  hero: {
    heading: 'Insulated siding for drafty walls',
    intro:
      'Foam fitted behind each panel covers the gaps at studs and evens out old walls. On a 1950s ranch with thin insulation it makes rooms feel warmer, not just look newer.',
    facts: [printPrice(prices.siding.insulated), 'R-2 to R-3', 'Wash yearly'],
    media: { kind: 'drawing', name: 'insulated-plan' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs it may help',
      items: [
        'Walls that feel cold in January',
        'Furniture you move away from outside walls',
        'Traffic noise',
        'Siding that follows every bump of an old wall',
      ],
    },
    {
      kind: 'comparison',
      heading: 'What it does and does not do',
      columns: [
        {
          heading: 'It does',
          items: ['Add about R-2 to R-3 and cut drafts at studs', 'Quiet traffic', 'Resist dents'],
        },
        {
          heading: 'It does not',
          mark: 'dash',
          items: ['Fix empty wall cavities', 'Fix attic heat loss'],
          note: ['Those come first. See ', { label: 'insulation', href: '/services/insulation' }, '.'],
        },
      ],
    },
    {
      kind: 'list',
      style: 'ordered',
      heading: 'Best order for warmth',
      items: [
        'Seal the attic.',
        'Add attic insulation.',
        'Fill the wall cavities.',
        'Put on insulated siding.',
        'Windows last.',
      ],
    },
    {
      kind: 'options',
      heading: 'Panels and prices',
      options: [
        {
          name: '6-inch insulated clapboard',
          description: 'The familiar line, with foam fitted behind it.',
          points: ['Covers bridging through studs', 'Quieter walls'],
          price: prices.siding.insulatedSixInch,
          media: { kind: 'drawing', name: 'insulated-6' },
        },
        {
          name: '7-inch contoured panel',
          description: 'A wider, contoured course.',
          points: ['Straighter over uneven walls', 'Resists dents'],
          price: prices.siding.insulatedSevenInch,
          media: { kind: 'drawing', name: 'insulated-7' },
        },
        {
          name: 'Deep-color insulated panels',
          description: 'Dark colors in an insulated panel.',
          points: ['Heat-stable pigments'],
          price: prices.siding.insulatedDeepColor,
          media: { kind: 'drawing', name: 'insulated-dark' },
        },
        {
          name: 'Plain vinyl over added foam sheathing',
          description: 'Foam boards on the wall, plain panels over them.',
          points: ['When more R-value is wanted'],
          price: afterVisit,
          media: { kind: 'drawing', name: 'vinyl-over-foam' },
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From cold wall to last panel',
      steps: [
        {
          title: 'Measure and wall check',
          duration: '2–3 hours',
          details: 'Every wall measured, and a look at what is inside it now.',
        },
        { title: 'Written price', duration: '1 day', details: 'One price, with the foam trim blocks in it.' },
        { title: 'Removal', duration: '1 day', details: 'Old siding off and away.' },
        { title: 'Barrier and flashing', duration: '1 day', details: 'Foam is no rain barrier; this is.' },
        { title: 'Panels and deep trim', duration: '3–5 days', details: 'Trim built out to meet the thicker panel.' },
        { title: 'Walkthrough', duration: '2–3 hours', details: 'Every corner and window with you.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with insulated siding',
      items: ['Corner and window detailing with foam trim blocks', 'Weather barrier'],
      warranty: `The panels have the maker's limited lifetime warranty. Our hanging of them has a ${company.warranty.workmanship}. Care: wash yearly.`,
    },
    {
      kind: 'faq',
      heading: 'Insulated siding questions',
      entries: [
        {
          question: 'How much will I save?',
          answer: 'It depends on the walls you have. We will not quote a percentage for siding.',
        },
        {
          question: 'Can rebates help?',
          answer: 'Utility programs change; check Energize CT, and we can supply product data.',
        },
        {
          question: 'Is foam a moisture problem?',
          answer: 'Panels vent at the bottom and the wall still needs a drainage barrier.',
        },
        { question: 'Does it work on brick?', answer: 'No. It needs a flat, nailable wall.' },
      ],
    },
  ],
  related: ['/services/insulation', '/services/siding/vinyl', '/services/siding-installation-detail'],
};
