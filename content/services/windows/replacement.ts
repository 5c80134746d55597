import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printFigures, printPrice } from '@/lib/prices/price';

export const windowReplacement: ServicePage<'/services/windows/replacement'> = {
  path: '/services/windows/replacement',
  category: 'windows',
  name: 'Window Replacement',
  title: `Replacement Windows in Connecticut | ${company.name}`,
  description: `Insert and full-frame window replacement in Connecticut, ${printFigures(prices.windows.anyStyle)}. Draft, fog and rot fixed, trim saved, lead-safe in older homes.`,
  priceRange: prices.windows.anyStyle,
  hero: {
    heading: 'Replacement windows that fit the old opening',
    intro:
      'Most Connecticut homes keep their openings and change the unit inside. We choose insert or full-frame by what the frame tells us, not by what is on the truck.',
    facts: [printPrice(prices.windows.anyStyle), 'Most homes set in 1 day'],
    media: { kind: 'picture', name: 'portfolio-3' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs it is time',
      items: [
        'Fog between panes',
        'Sashes that will not stay up',
        'Water on the sill after wind-driven rain',
        'Soft wood at the corner',
        'A whistle in northwest wind',
        'Heat you can feel on one side only',
      ],
      media: { kind: 'drawing', name: 'window-corner-rot' },
    },
    {
      kind: 'table',
      heading: 'Insert vs full-frame',
      figure: 'window-jambs',
      intro: 'The state of the old frame decides. Find yours in the first row.',
      columns: ['What differs', 'Insert', 'Full-frame'],
      rows: [
        { header: 'Frame condition', cells: ['Sound and square', 'Soft, leaking or out of square'] },
        { header: 'Trim', cells: ['Kept', 'New casing inside and out'] },
        { header: 'Air sealing', cells: ['At the sash', 'At the wall too'] },
        { header: 'Price', cells: ['Lower', 'Higher'] },
        { header: 'Time', cells: ['30–45 minutes each', '2–3 hours each'] },
      ],
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'What it costs',
      prices: [{ label: 'Each window, by style, size and glass', price: prices.windows.anyStyle }],
      note: [
        'A planning price. ',
        { label: 'Every style has its own range', href: '/services/windows#styles' },
        ', and full-frame work costs more than an insert.',
      ],
    },
    {
      kind: 'notice',
      heading: 'Homes built before 1978',
      text: 'We are required to use lead-safe methods: plastic down, no sanding dry, careful cleanup. It adds a little time, and it keeps lead dust out of your rooms.',
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'Measured, made, set',
      figure: 'window-section',
      steps: [
        {
          title: 'Measure',
          duration: '2–3 hours',
          details: 'Each frame probed and checked for square, so insert or full-frame is settled now.',
        },
        { title: 'Order', details: 'Units made to your openings, with the date in writing.' },
        {
          title: 'Set windows',
          duration: 'Most homes 1 day',
          details: 'Old sash out, pockets insulated, new unit in.',
        },
        {
          title: 'Finish and clean',
          duration: '2–3 hours',
          details: 'Capping or paint-ready trim outside, and the old windows leave with us.',
        },
        { title: 'Warranty papers', details: 'Registered with the maker and sent to you.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Comes with each window',
      items: [
        'Sash and balance work',
        'Low-e glass',
        'Insulated cavities',
        'Exterior capping or paint-ready trim',
        'Removal of the old unit',
      ],
      warranty: `A ${company.warranty.manufacturer} and our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Old sash, new windows',
      entries: [
        {
          question: 'Can I keep my storms?',
          answer: [
            'Usually not needed with double-pane low-e, but we will tell you. If the old windows are worth keeping, see ',
            { label: 'Storm Windows', href: '/services/windows/storm-windows' },
            '.',
          ],
        },
        {
          question: 'What about the old sash weight pockets?',
          answer: 'We take the weights out, insulate the pockets and close them.',
        },
        { question: 'Will trim match?', answer: 'We copy the profile or save what you have.' },
        {
          question: 'Do new windows stop condensation?',
          answer: 'They help; high indoor moisture still fogs any glass on a cold morning.',
        },
      ],
    },
  ],
  related: ['/services/windows/energy-efficient', '/services/windows/storm-windows', '/services/siding/replacement'],
};
