import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const roofingOverview: ServicePage<'/services/roofing'> = {
  path: '/services/roofing',
  category: 'roofing',
  name: 'Roofing',
  title: `Roofing Services in Connecticut | ${company.name}`,
  description: `Roof installation, replacement, repair, inspection, emergency and storm damage service across Connecticut. Free ${company.inspectionPoints}-point inspection.`,
  priceRange: prices.roofing.anyMaterial,
  hero: {
    heading: 'Roofing for Connecticut weather',
    intro:
      'A Connecticut roof takes ice at the edges, wet snow in March, wind in August and sun in between. Ours are built for all four, starting with the ice barrier you never see.',
    facts: [
      `${company.experience} of experience`,
      `${company.inspectionPoints}-point inspection`,
      'Wind ratings 110–180 mph',
      `${company.emergency.availability} emergency service`,
    ],
    media: {
      kind: 'picture',
      name: 'portfolio-4-progress',
      caption: 'The black sheet along the eave is the ice barrier. Once the shingles are on, nobody sees it again.',
    },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs it is time to call',
      items: [
        'A stain on a top-floor ceiling',
        'Shingle pieces on the lawn',
        'Grit at the downspouts',
        'Icicles that grow through the soffit, the underside of the overhang',
        'A roof older than 15 years that nobody has looked at',
      ],
      note: [
        'One of these is enough for a ',
        { label: 'free roof inspection', href: '/services/roof-inspection' },
        '. You get photos and a written list.',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Six ways we can help',
      cards: [
        {
          title: 'Roof installation',
          text: 'How a new roof goes on, layer by layer, and why each layer is there.',
          media: { kind: 'picture', name: 'detail-decking' },
          links: [{ label: 'Roof installation, step by step', href: '/services/roofing/installation' }],
        },
        {
          title: 'Roof replacement',
          text: 'Signs a roof is finished, and what the 3–4 days look like.',
          media: { kind: 'picture', name: 'portfolio-4-after' },
          links: [{ label: 'When to replace a roof', href: '/services/roofing/replacement' }],
        },
        {
          title: 'Roof repair',
          text: 'Leaks, flashing, missing shingles. Standard repairs are scheduled within 24 hours.',
          price: prices.roofing.anyRepair,
          media: { kind: 'drawing', name: 'chimney-flashing' },
          links: [{ label: 'Roof repair and prices', href: '/services/roofing/repair' }],
        },
        {
          title: 'Roof inspection',
          text: `${company.inspectionPoints} points, photos, and a plain list.`,
          price: prices.roofing.inspection,
          media: { kind: 'picture', name: 'attic' },
          links: [
            { label: `All ${company.inspectionPoints} points of the inspection`, href: '/services/roof-inspection' },
          ],
        },
        {
          title: 'Emergency roofing',
          text: `On-site ${company.emergency.onSite}, day or night.`,
          media: { kind: 'picture', name: 'storm-tarped' },
          links: [{ label: 'Emergency roofing', href: '/services/roofing/emergency' }],
        },
        {
          title: 'Storm damage',
          text: 'What to look for after wind, ice, hail or a fallen limb.',
          media: { kind: 'picture', name: 'storm-damage' },
          links: [{ label: 'After a storm', href: '/services/roofing/storm-damage' }],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Repair or replace?',
      figure: 'patch-match',
      columns: [
        {
          heading: 'Lean to repair',
          items: [
            'The roof is under 15 years old',
            'Damage is in one area',
            'Shingles still bend without cracking',
            'The deck, the wood under the shingles, is firm',
          ],
        },
        {
          heading: 'Lean to replace',
          items: [
            'The roof is past 20 years',
            'There are problems on more than one slope',
            'Shingles are bald or curled',
            'The deck is soft, or ice leaks keep coming back',
          ],
        },
      ],
      note: 'We quote both when both make sense.',
    },
    {
      kind: 'table',
      heading: 'Materials at a glance',
      figure: 'five-roofs',
      intro: [
        'Five roofs, from the plainest to the longest-lived. Each is described in full on ',
        { label: 'roofing materials and budget', href: '/services/roofing-installation#materials' },
        '.',
      ],
      columns: ['Material', 'Planning price', 'Wind rating', 'Best for'],
      rows: [
        {
          header: 'Entry architectural shingle',
          cells: [{ price: prices.roofing.entryShingle }, '110 mph', 'Rentals, garages, tight budgets'],
        },
        {
          header: 'GAF Timberline HDZ',
          cells: [
            { price: prices.roofing.timberlineHdz },
            'up to 130 mph',
            ['Most homes inland. ', { label: 'Colors and details', href: '/gaf-hdz' }],
          ],
        },
        {
          header: 'TAMKO Titan XT',
          cells: [
            { price: prices.roofing.titanXt },
            'up to 160 mph',
            ['Hilltops and the shoreline. ', { label: 'Colors and details', href: '/tamko-titan-xt' }],
          ],
        },
        {
          header: 'Designer shingle',
          cells: [{ price: prices.roofing.designerShingle }, '130 mph', 'Steep, visible roofs; slate look'],
        },
        {
          header: 'Standing-seam metal',
          cells: [{ price: prices.roofing.metal }, 'up to 180 mph', 'Low slopes, snow shedding, long stays'],
        },
      ],
      footnote: `Planning prices: shingles ${printPrice(prices.roofing.shingles)}, metal ${printPrice(prices.roofing.metal)}. Tear-off layers, decking repairs, chimney work and steep or high roofs change the total. Your written proposal shows each line. One square is 100 square feet.`,
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What Connecticut asks of a roof',
      items: [
        'Ice barrier from the eave to at least 24 inches inside the heated wall line',
        [
          'Balanced ',
          { label: 'attic vents', href: '/services/ventilation' },
          ': air in at the soffit, out at the ridge',
        ],
        'No third layer: an old roof with two layers comes off',
        'A permit from the town for a new roof in most cases, pulled by us',
      ],
      media: {
        kind: 'drawing',
        name: 'roof-cutaway',
        caption: 'Ice barrier along the eave, underlayment above it, boards checked to the ridge.',
      },
    },
    {
      kind: 'included',
      heading: 'With every roof',
      items: ['The permit', 'Cleanup', 'A magnet sweep for nails'],
      warranty: `Installations carry a ${company.warranty.manufacturer}, and our own work a ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Roofing questions',
      entries: [
        {
          question: 'How long does a new roof take?',
          answer: 'Typically 3–4 days for a house, weather allowing.',
        },
        {
          question: 'Can you roof in winter?',
          answer:
            'Yes, on dry days. Shingles seal when the sun warms them, so in deep cold we hand-seal edges and choose the days with care.',
        },
        {
          question: 'Which shingle is right inland?',
          answer:
            'Usually a 130 mph architectural shingle. On open hills or near the Sound we suggest a higher rating.',
        },
        {
          question: 'Do you work on slate or flat roofs?',
          answer: 'We repair both. We will tell you when a specialist is the better choice.',
        },
      ],
    },
  ],
  related: ['/services/roofing-installation', '/gaf-hdz', '/tamko-titan-xt', '/services/gutters'],
};
