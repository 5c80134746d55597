import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const gutterReplacement: ServicePage<'/services/gutters/replacement'> = {
  path: '/services/gutters/replacement',
  category: 'gutters',
  name: 'Gutter Replacement',
  title: `Gutter Replacement in Connecticut | ${company.name}`,
  description:
    'Worn, rusted or pulled-down gutters replaced across Connecticut. What we check behind them, what it costs, and how long it takes.',
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'When new gutters beat another patch',
    intro:
      'If you are sealing the same corner every fall, the metal is telling you something. Replacement fixes the wood and the pitch at the same time.',
    facts: [`${printPrice(prices.gutters.anyMetal)}, by metal`, 'Old metal recycled'],
    media: { kind: 'drawing', name: 'gutter-worn' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Time to replace when',
      items: [
        'Seams leak after two reseals',
        'Rust or splits along the bottom',
        'Fascia behind it is soft',
        'Gutters date from before the last roof',
        'New siding or soffit is going on',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What we fix behind the gutter',
      items: [
        'Rotted fascia and rafter tails',
        'Missing drip edge',
        'Soffit vents painted shut',
        'Water marks on siding',
      ],
      media: { kind: 'drawing', name: 'gutter-behind' },
    },
    {
      kind: 'options',
      heading: 'Which metal next',
      options: [
        {
          name: 'Aluminum',
          description: 'For most homes.',
          price: prices.gutters.aluminum,
          media: { kind: 'drawing', name: 'gutter-aluminum' },
        },
        {
          name: 'Copper',
          description: 'For long life.',
          price: prices.gutters.copper,
          media: { kind: 'drawing', name: 'gutter-copper' },
        },
        {
          name: 'Steel',
          description: 'For snow and impact.',
          price: prices.gutters.steel,
          media: { kind: 'drawing', name: 'gutter-steel' },
        },
      ],
      footnote: [
        'Planning prices. Sizes, lifespans and upkeep stand under ',
        { label: 'Gutter systems', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'Same-day schedule',
      figure: 'gutter-k',
      steps: [
        { title: 'Removal', duration: '2–4 hours', details: 'Old runs and spikes come down and go on the truck.' },
        { title: 'Fascia repair', details: 'Soft board out, sound board in, before any hanger goes up.' },
        { title: 'Forming and hanging', duration: '4–6 hours', details: 'Seamless runs, pitched to the downspout.' },
        { title: 'Downspouts', duration: '2–3 hours', details: 'Outlets, pipes, straps and extensions.' },
        { title: 'Testing', duration: '1 hour', details: 'Water through every run before we leave.' },
      ],
    },
    {
      kind: 'included',
      heading: 'Down with the old, up with the new',
      items: [
        'Removal and disposal',
        'Fascia spot repairs, up to a length set in your contract',
        'Drip edge check',
        'Seamless runs',
      ],
      warranty: `Product warranty of 20 years on aluminum, 25 on steel or 50 on copper, and our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Replacement questions',
      entries: [
        { question: 'Can I keep my guards?', answer: 'Sometimes; fit depends on width and hanger type.' },
        { question: 'Should gutters wait for the new roof?', answer: 'Yes, roof first.' },
        {
          question: 'What if my fascia is rotted end to end?',
          answer: [
            `We price trim repair first, ${printPrice(prices.additional.trim)} for most homes. See `,
            { label: 'Exterior Repairs', href: '/services/exterior-repairs' },
            '.',
          ],
        },
        { question: 'Do you recycle the old metal?', answer: 'Yes.' },
      ],
    },
  ],
  related: ['/services/gutter-installation', '/services/exterior-repairs', '/services/roofing/replacement'],
};
