import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printFigures } from '@/lib/prices/price';

export const customWindows: ServicePage<'/services/windows/custom'> = {
  path: '/services/windows/custom',
  category: 'windows',
  name: 'Custom Windows',
  title: `Custom & Specialty Windows in CT | ${company.name}`,
  description: `Bay, bow, arched, round and angled windows for Connecticut homes, measured and built to fit. Typical range ${printFigures(prices.windows.anyShape)}.`,
  priceRange: prices.windows.anyShape,
  hero: {
    heading: 'Odd shapes, exact fits',
    intro:
      'Gables, turrets, half-rounds and stair windows do not come off a shelf. We measure twice, order once, and flash each shape as its own small roof.',
    facts: [`${printFigures(prices.windows.anyShape)} for most units`, 'A drawing for your approval first'],
    media: { kind: 'picture', name: 'portfolio-7' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'When a stock window will not do',
      items: [
        'A gable that has lost its half-round to rot',
        'A stair window set at an angle',
        'A kitchen that needs a bay',
        'An old shape the historic commission wants kept',
      ],
    },
    {
      kind: 'options',
      unit: 'implied',
      heading: 'Shapes we build',
      options: [
        {
          name: 'Bay and bow',
          description: 'Projecting units with a roof and seat.',
          price: prices.windows.bay,
          media: { kind: 'drawing', name: 'window-bay' },
        },
        {
          name: 'Half-round and arch',
          description: 'Over a picture unit.',
          price: prices.windows.arch,
          media: { kind: 'drawing', name: 'window-arch' },
        },
        {
          name: 'Round and oval',
          description: 'For stairs and gables.',
          price: prices.windows.round,
          media: { kind: 'drawing', name: 'window-round' },
        },
        {
          name: 'Angled and trapezoid',
          description: 'Under a roof line.',
          price: prices.windows.angled,
          media: { kind: 'drawing', name: 'window-angled' },
        },
        {
          name: 'Fixed corner glass',
          description: 'With a steel or engineered post.',
          price: afterVisit,
          media: { kind: 'drawing', name: 'window-corner' },
        },
      ],
      footnote: `Planning prices: ${printFigures(prices.windows.anyShape)} for most units, by size and glass.`,
    },
    {
      kind: 'list',
      style: 'ordered',
      heading: 'How we measure a shape',
      items: [
        'Photos on a grid',
        'Paper template for curves',
        'Jamb depth and out-of-square noted',
        'Glass safety checked near stairs and tubs',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From paper template to glass',
      steps: [
        { title: 'Template and measuring', duration: '2–3 hours', details: 'The opening is traced, not guessed.' },
        {
          title: 'Drawing for your approval',
          duration: '1 day',
          details: 'Shape, size and glass on one sheet. Nothing is ordered until you agree.',
        },
        {
          title: 'Made to order',
          duration: 'Lead time in writing',
          details: 'Longer than a standard unit, so you get the date.',
        },
        { title: 'Opening prepared', duration: '1 day', details: 'Old unit out and the framing repaired.' },
        {
          title: 'Unit set, flashed and trimmed',
          duration: '1 day; bays 1–2 days',
          details: 'Supported, sealed and roofed where it projects.',
        },
        { title: 'Walkthrough', duration: '2–3 hours', details: 'We go over it with you, inside and out.' },
      ],
    },
    {
      kind: 'included',
      heading: 'What it includes',
      items: [
        'Framing repairs',
        'Flashing',
        'Small roofs over bays',
        'Interior stool and apron (the sill you see and the trim under it)',
        'Exterior trim to match',
      ],
      warranty: `By the unit’s maker, plus our ${company.warranty.workmanship} on framing, flashing and trim.`,
    },
    {
      kind: 'faq',
      heading: 'Bays, arches and angles',
      entries: [
        {
          question: 'Do you make the bay roof from shingles or metal?',
          answer: 'Whichever matches; metal is easier to keep dry.',
        },
        { question: 'Can a bay go on a second floor?', answer: 'Yes, with proper support under it.' },
        { question: 'Is tempered glass required?', answer: 'Near tubs, stairs and low sills, yes.' },
        { question: 'How long is the wait?', answer: 'Longer than standard units; we give the date in writing.' },
      ],
    },
  ],
  related: ['/services/windows', '/services/windows/installation', '/services/exterior-repairs'],
};
