import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const sidingOverview: ServicePage<'/services/siding'> = {
  path: '/services/siding',
  category: 'siding',
  name: 'Siding',
  title: `Siding Services in Connecticut | ${company.name}`,
  description: `Siding installation, replacement and repair across Connecticut. Vinyl, insulated, fiber cement and wood, ${printPrice(prices.siding.anyMaterial)} by material.`,
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Siding that works as hard as the roof',
    intro:
      'Siding is a raincoat. The weather barrier and flashing behind it are the dry shirt. We get both right, so the wall can shed rain and still dry out.',
    facts: [`${printPrice(prices.siding.anyMaterial)} by material`, '3–5 days of siding work on most houses'],
    media: {
      kind: 'drawing',
      name: 'siding-lap',
      caption: 'Clapboards outside, the weather barrier on the sheathing behind them.',
    },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your siding needs attention',
      items: [
        'Panels that rattle in wind',
        'Paint that fails on one side only',
        'Soft wood under windows or by the deck',
        'Gaps at corners',
        'Mildew that returns after washing',
        'Higher heating bills with no other cause',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Where to start',
      cards: [
        {
          title: 'Installation',
          text: 'New siding for a new wall, an addition or a full house.',
          media: { kind: 'picture', name: 'portfolio-2' },
          links: [{ label: 'Siding installation', href: '/services/siding-installation' }],
        },
        {
          title: 'Replacement',
          text: 'Old siding off, wall checked and repaired, new siding on.',
          media: { kind: 'picture', name: 'siding-open' },
          links: [{ label: 'Siding replacement', href: '/services/siding/replacement' }],
        },
        {
          title: 'Repair',
          text: 'One wall, one corner, one bad season.',
          media: { kind: 'drawing', name: 'siding-repair' },
          links: [{ label: 'Siding repair', href: '/services/siding/repair' }],
        },
      ],
    },
    {
      kind: 'options',
      heading: 'Four materials',
      options: [
        {
          name: 'Vinyl',
          description: 'Hung, never nailed tight, and never painted. Fair cost and many profiles.',
          price: prices.siding.vinyl,
          media: { kind: 'drawing', name: 'vinyl-dutch-lap' },
          link: { label: 'Vinyl siding', href: '/services/siding/vinyl' },
        },
        {
          name: 'Insulated vinyl',
          description: 'Vinyl with foam fitted behind each panel: straighter courses and quieter walls.',
          price: prices.siding.insulated,
          media: { kind: 'drawing', name: 'insulated-6' },
          link: { label: 'Insulated siding', href: '/services/siding/insulated' },
        },
        {
          name: 'Fiber cement',
          description: 'Cement boards that do not burn or rot, at home in salt air.',
          price: prices.siding.fiberCement,
          media: { kind: 'drawing', name: 'fiber-cement-lap' },
          link: { label: 'Fiber cement siding', href: '/services/siding/fiber-cement' },
        },
        {
          name: 'Wood',
          description: 'Cedar or pine clapboards and shingles, repairable board by board.',
          price: prices.siding.wood,
          media: { kind: 'drawing', name: 'cedar-shingles' },
          link: { label: 'Wood siding', href: '/services/siding/wood' },
        },
      ],
      footnote: [
        'Lifespans, wind ratings and styles stand side by side in ',
        { label: 'siding materials in full', href: '/services/siding-installation-detail#materials' },
        '.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Connecticut houses, Connecticut walls',
      paragraphs: [
        'The median Connecticut home was built around 1966, and about four in ten went up before 1960. Many have no weather barrier at all, thin or empty wall cavities, and lead paint under the siding.',
        'Re-siding is the one time all three can be dealt with at once.',
      ],
      media: { kind: 'picture', name: 'siding-old' },
    },
    {
      kind: 'notice',
      heading: 'Lead and asbestos',
      text: 'Homes built before 1978 may have lead paint. Federal rules require certified firms and lead-safe methods when more than 20 square feet of exterior paint is disturbed, and whenever windows are replaced. Cement shingles from before the 1980s may contain asbestos; we have a sample tested before we touch them.',
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How a siding job goes',
      steps: [
        { title: 'Measuring visit', duration: '2–3 hours', details: 'We draw the walls and look at what worries you.' },
        { title: 'Written price', duration: '1 day', details: 'One price, in writing.' },
        {
          title: 'Removal and wall check',
          duration: '1 day',
          details: 'Old siding off, the wall behind it inspected.',
        },
        { title: 'Repairs, barrier and flashing', duration: '1 day', details: 'The dry shirt goes on.' },
        { title: 'Siding and trim', duration: '3–5 days', details: 'Then the raincoat.' },
        { title: 'Walkthrough', duration: '2–3 hours', details: 'We go around the house with you.' },
      ],
      note: [
        'Each step is told in full in ',
        { label: 'siding installation, start to finish', href: '/services/siding-installation-detail' },
        '.',
      ],
    },
    {
      kind: 'included',
      heading: 'With every siding job',
      items: ['Disposal', 'Weather barrier', 'Window and deck flashing', 'Trim', 'Cleanup'],
      warranty: `A ${company.warranty.manufacturer} on installations, and our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Siding questions',
      entries: [
        {
          question: 'Does new siding lower heating bills?',
          answer: [
            { label: 'Insulated siding', href: '/services/siding/insulated' },
            ' and added wall ',
            { label: 'insulation', href: '/services/insulation' },
            ' help. Plain siding alone changes little.',
          ],
        },
        {
          question: 'How long does a house take?',
          answer: 'Usually 3–5 days of siding work, plus a day each for removal and wall repair.',
        },
        { question: 'Do I need a permit?', answer: 'A full re-side usually needs one. We file it.' },
        { question: 'Can I side one wall only?', answer: 'Yes, when color and profile can match.' },
      ],
    },
  ],
  related: ['/services/siding-installation-detail', '/services/windows', '/services/insulation'],
};
