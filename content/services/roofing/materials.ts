import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const roofingMaterials: ServicePage<'/services/roofing-installation'> = {
  path: '/services/roofing-installation',
  category: 'roofing',
  name: 'Roofing Materials & Budget',
  title: `Roofing Installation & Materials CT | ${company.name}`,
  description: `Compare shingle and metal roofs for your Connecticut home: ${printPrice(prices.roofing.anyMaterial)}, wind ratings 110–180 mph, warranty and lifespan.`,
  priceRange: prices.roofing.anyMaterial,
  hero: {
    heading: 'Choose the roof that fits the house',
    intro:
      'The right roof depends on slope, trees, wind and how long you plan to stay. Here is what each material costs, how it behaves in snow and salt air, and what we include with all of them.',
    facts: [
      `Shingles ${printPrice(prices.roofing.shingles)}`,
      `Metal ${printPrice(prices.roofing.metal)}`,
      'Wind ratings 110–180 mph',
    ],
    actions: [
      { label: 'See materials', href: '#materials' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ],
    media: { kind: 'picture', name: 'portfolio-1' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'When a new roof makes sense',
      items: [
        'You are building an addition or a garage',
        'The roof is past its working life',
        'You are selling within a year and the inspector will flag it',
        'You are adding solar, so the roof should outlive the panels',
        [
          'Repairs keep coming back on more than one slope. See the ',
          { label: 'ten warning signs', href: '/services/roofing/replacement#warning-signs' },
        ],
      ],
    },
    {
      kind: 'materials',
      id: 'materials',
      heading: 'Five roofs, compared in full',
      intro: 'Prices are planning prices. One square is 100 square feet of roof surface.',
      materials: [
        {
          name: 'Entry architectural shingle',
          description: 'A laminated asphalt shingle with a plain shadow line. A sound roof at the lowest cost.',
          features: [
            'Fiberglass mat',
            'Class A fire rating',
            'Algae-resistant granules on most lines',
            'Easy to match for repairs',
          ],
          warranty: 'Limited lifetime from the maker',
          lifespan: '18–25 years',
          maintenance: 'Keep gutters clear, look after storms',
          price: prices.roofing.entryShingle,
          rating: { label: 'Wind rating', value: '110 mph' },
          choices: { label: 'Colors', value: 'Charcoal, weathered gray, brown blend' },
          media: { kind: 'picture', name: 'portfolio-8' },
        },
        {
          name: 'GAF Timberline HDZ',
          description: 'A shingle you have likely seen on your own street. Deep shadow, wide nailing zone.',
          features: [
            'Wind up to 130 mph',
            'Class A fire rating',
            'Impact Class 3',
            '25-year algae protection',
            'Non-prorated coverage in the first 10 years',
          ],
          warranty: 'Limited lifetime',
          lifespan: '25–30 years',
          maintenance: 'Low',
          price: prices.roofing.timberlineHdz,
          rating: { label: 'Wind rating', value: 'Up to 130 mph' },
          choices: { label: 'Colors', value: ['Nine, shown at ', { label: 'GAF Timberline HDZ', href: '/gaf-hdz' }] },
          media: { kind: 'picture', name: 'texture-timberline-hdz' },
        },
        {
          name: 'TAMKO Titan XT',
          description: 'Built for wind. A good answer for hilltops, open fields and the shoreline.',
          features: [
            'Wind up to 160 mph',
            'Class A fire rating',
            'Impact Class 4',
            '15-year algae protection',
            'Large nailing area',
          ],
          warranty: 'Limited lifetime',
          lifespan: '25–30 years',
          maintenance: 'Low',
          price: prices.roofing.titanXt,
          rating: { label: 'Wind rating', value: 'Up to 160 mph' },
          choices: {
            label: 'Colors',
            value: ['Nine, shown at ', { label: 'TAMKO Titan XT', href: '/tamko-titan-xt' }],
          },
          media: { kind: 'picture', name: 'texture-titan-xt' },
        },
        {
          name: 'Designer shingle',
          description: 'Thicker, with a slate or shake look for steep roofs that people see from the street.',
          features: ['Heavier laminate', 'Class A fire rating', 'Deep relief', 'Matching ridge caps'],
          warranty: 'Limited lifetime',
          lifespan: '30 years or more',
          maintenance: 'Low',
          price: prices.roofing.designerShingle,
          rating: { label: 'Wind rating', value: '130 mph' },
          choices: { label: 'Colors', value: 'Slate gray, heather, antique brown' },
          media: { kind: 'picture', name: 'hero-phone' },
        },
        {
          name: 'Standing-seam metal',
          description: 'Raised, locked seams with no exposed screws. It sheds snow, so we plan where the snow lands.',
          features: [
            'Wind up to 180 mph',
            'Concealed fasteners',
            'Fire resistant',
            'Aluminum option for salt air',
            'Snow guards over doors and walks',
          ],
          warranty: 'Up to lifetime on the finish, by maker',
          lifespan: '40–70 years',
          maintenance: 'Check sealant at penetrations every few years',
          price: prices.roofing.metal,
          rating: { label: 'Wind rating', value: 'Up to 180 mph' },
          choices: { label: 'Colors', value: 'Dark bronze, charcoal, matte black, barn red, pewter' },
          media: { kind: 'picture', name: 'portfolio-6' },
        },
      ],
      footnote:
        "Pictures show the kind of roof. Rely on the maker's current warranty and data sheet; we bring both, with full samples.",
    },
    {
      kind: 'table',
      heading: 'Which one for my house?',
      columns: ['Your house', 'What we would put up'],
      rows: [
        { header: 'Low-slope ell or porch', cells: ['Standing-seam metal'] },
        {
          header: 'Under tall oaks and pines',
          cells: [['An algae-rated shingle, and ', { label: 'gutter guards', href: '/services/gutters/guards' }]],
        },
        {
          header: 'Within about half a mile of salt water',
          cells: ['Stainless or hot-dipped nails, aluminum edge metal and a higher wind rating'],
        },
        { header: 'Steep front gable', cells: ['Designer shingle'] },
        { header: 'Historic district', cells: ['Ask the commission first; we bring samples'] },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From first visit to last nail',
      steps: [
        {
          title: 'Assess and measure',
          duration: '2–3 hours',
          details: 'Roof, attic, vents, chimney, gutters. Photos and a drawing.',
        },
        {
          title: 'Proposal and material choice',
          duration: '1 day',
          details: 'Samples at your house. One written price.',
        },
        {
          title: 'Permit and delivery',
          duration: '3–5 days',
          details: 'We file with the town and set the delivery date.',
        },
        {
          title: 'Tear-off and deck repair',
          duration: '1 day',
          details: 'Old layers off, every board checked, soft wood replaced.',
        },
        {
          title: 'Underlayment, flashing, roofing',
          duration: '1–2 days',
          details: 'Ice barrier, synthetic underlayment, metal edges, shingles or panels, ridge vent.',
        },
        {
          title: 'Cleanup and walkthrough',
          duration: '2–3 hours',
          details: 'Magnet sweep, photos, warranty registration.',
        },
      ],
      note: [
        'What happens on the roof itself is on ',
        { label: 'how we install a roof', href: '/services/roofing/installation' },
        '.',
      ],
    },
    {
      kind: 'included',
      heading: 'Included in every installation',
      items: [
        'Tear-off and disposal',
        'Ice barrier at eaves and valleys',
        'New drip edge, pipe boots and step flashing',
        'Ridge and soffit vent check',
        'Plywood protection over shrubs and AC units',
        'Permit and inspection',
      ],
      warranty: `Shingle makers give their shingles a limited lifetime warranty. Our installations add a ${company.warranty.manufacturer} on the system. We add a ${company.warranty.workmanship} on our own work.`,
    },
    {
      kind: 'faq',
      heading: 'Questions about materials',
      entries: [
        {
          question: 'What is a square?',
          answer: '100 square feet of roof surface. A typical cape has 15 to 20 squares; a large colonial can have 30.',
        },
        {
          question: 'Can you put a new roof over the old one?',
          answer:
            'Sometimes one layer may stay by code. We prefer a full tear-off, so the deck and ice barrier can be seen to.',
        },
        {
          question: 'Will metal be noisy in rain?',
          answer: 'Over a solid deck and an insulated attic, about the same as shingles.',
        },
        {
          question: 'Does color matter for heat?',
          answer: [
            'A little. ',
            { label: 'Attic ventilation', href: '/services/ventilation' },
            ' and ',
            { label: 'insulation', href: '/services/insulation' },
            ' matter far more in our climate.',
          ],
        },
      ],
    },
  ],
  related: ['/services/roofing/installation', '/gaf-hdz', '/tamko-titan-xt', '/financing'],
};
