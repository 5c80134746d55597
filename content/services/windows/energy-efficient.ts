import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { typicalYearlySavings } from './savings';
import type { ServicePage } from '@/content/types';
import { startingAt } from '@/lib/prices/price';

export const energyEfficientWindows: ServicePage<'/services/windows/energy-efficient'> = {
  path: '/services/windows/energy-efficient',
  category: 'windows',
  name: 'Energy-Efficient Windows',
  title: `Energy-Efficient Windows in CT | ${company.name}`,
  description:
    'ENERGY STAR Northern-zone windows for Connecticut: what U-factor and SHGC mean, 15–30% typical savings, and how to spend it well.',
  priceRange: prices.windows.anyGlass,
  hero: {
    heading: 'Efficient windows, explained simply',
    intro:
      'Two numbers do most of the work. U-factor is how fast heat leaves. Solar heat gain is how much sun comes in. Lower U is better here; sun gain depends on the wall.',
    facts: ['15–30% energy savings, typical', `${typicalYearlySavings}, typical`],
    media: { kind: 'drawing', name: 'glass-heat' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your glass is the weak point',
      items: [
        'Frost inside on a cold morning',
        'A chill when you sit by the window',
        'Faded floors on the sunny side',
        'Rooms that swing ten degrees between noon and midnight',
      ],
    },
    {
      kind: 'table',
      heading: 'The label in plain words',
      figure: 'ratings-label',
      intro: 'Every window has a ratings label. These are the four lines to read.',
      columns: ['On the label', 'Look for', 'What it does for you'],
      rows: [
        {
          header: 'U-factor',
          cells: [
            '0.22 or less meets the current ENERGY STAR Northern target for windows',
            'How fast heat leaves: lower is warmer. 0.23–0.26 can qualify when solar heat gain is 0.35–0.40 or more.',
          ],
        },
        {
          header: 'Solar heat gain (SHGC)',
          cells: ['Around 0.3 is balanced', 'Higher on a sheltered south wall, lower on a hot west room.'],
        },
        { header: 'Air leakage', cells: ['0.3 or less', 'Fewer drafts.'] },
        { header: 'Visible light', cells: ['Near 0.5', 'Keeps rooms bright.'] },
      ],
      footnote:
        'Many double-pane low-e windows land between 0.25 and 0.30; reaching 0.22 usually takes triple-pane glass or an added room-side coating.',
    },
    {
      kind: 'prose',
      heading: 'Savings',
      paragraphs: [
        `15–30% energy savings and ${typicalYearlySavings} are typical ranges for a house full of leaky single-pane windows.`,
        'A house with sound storms and tight walls saves less. We say which house yours is.',
      ],
    },
    {
      kind: 'options',
      unit: 'implied',
      heading: 'Four ways to warmer glass',
      options: [
        {
          name: 'Double-pane low-e argon',
          description: 'The usual choice.',
          media: { kind: 'drawing', name: 'glass-double' },
          price: prices.windows.doublePane,
        },
        {
          name: 'Triple-pane',
          description: 'Quieter, and better in a north room.',
          media: { kind: 'drawing', name: 'glass-triple' },
          price: prices.windows.triplePane,
        },
        {
          name: 'Solar-control glass',
          description: 'For west rooms that overheat.',
          media: { kind: 'drawing', name: 'glass-solar' },
          price: prices.windows.solarControl,
        },
        {
          name: 'Low-e storm windows',
          description: 'When the prime window is worth keeping.',
          media: { kind: 'drawing', name: 'glass-storm' },
          price: startingAt(prices.windows.lowEStorm),
          link: { label: 'Storm windows', href: '/services/windows/storm-windows' },
        },
      ],
      footnote: 'Planning prices per window.',
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Where it pays first',
      items: [
        'Bedrooms on the north side',
        'The room above the garage',
        'Windows over radiators or baseboards',
        'Rooms where you keep the blinds closed',
      ],
      media: { kind: 'drawing', name: 'window-radiator' },
    },
    {
      kind: 'prose',
      heading: 'Bills and programs',
      paragraphs: [
        'The federal credit for windows ended for work completed after December 31, 2025. Energize CT and the utilities run window and weatherization offers that change yearly; we supply the ratings sheet.',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Room by room, then house by house',
      steps: [
        {
          title: 'In-home consultation and measuring',
          duration: '2–3 hours',
          details: 'We measure and ask which rooms are cold, hot or loud.',
        },
        {
          title: 'Glass choices in writing',
          duration: '1 day',
          details: 'Room by room, with the ratings beside each price.',
        },
        {
          title: 'Custom order',
          duration: 'Lead time confirmed',
          details: 'Each unit is made for its wall.',
        },
        {
          title: 'Installation',
          duration: '1 day for most homes',
          details: 'Gaps around the frame insulated, the outside sealed.',
        },
        {
          title: 'Inspection and cleanup',
          duration: '2–3 hours',
          details: 'Every sash opened and closed; the old windows leave with us.',
        },
        {
          title: 'Warranty registration',
          details: 'You keep the papers and the ratings label.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What you get besides the glass',
      items: ['Ratings label kept for you', 'Insulated frame gaps', 'Sealed exterior', 'Old windows removed'],
      warranty: `A ${company.warranty.manufacturer} on installations and our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Glass, answered',
      entries: [
        {
          question: 'Is triple-pane worth it in Connecticut?',
          answer:
            'On north walls, in quiet bedrooms and near roads, yes. Elsewhere double-pane low-e does the work for less.',
        },
        { question: 'Does low-e darken rooms?', answer: 'Barely; look for visible transmittance near 0.5.' },
        { question: 'Do gas fills leak?', answer: 'Slowly, over decades.' },
        {
          question: 'What else saves more?',
          answer: [
            'Air sealing the attic usually beats glass. See ',
            { label: 'Insulation', href: '/services/insulation' },
            '.',
          ],
        },
      ],
    },
  ],
  related: ['/services/windows', '/services/insulation', '/services/windows/replacement'],
};
