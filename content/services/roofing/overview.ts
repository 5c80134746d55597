import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { arrival, permit } from '@/content/promises';
import { warranties } from '@/content/warranties';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';
import { planningPrice, wholeRoof } from './planning-price';

export const roofingOverview: ServicePage<'/services/roofing'> = {
  path: '/services/roofing',
  category: 'roofing',
  name: 'Roofing',
  title: `Roofing Contractor in Connecticut | ${company.name}`,
  description: `Roof replacement, repair, free ${company.inspectionPoints}-point inspections and storm work from a Connecticut roofing contractor. See prices, materials and how long it takes.`,
  priceRange: prices.roofing.anyMaterial,
  hero: {
    heading: 'Roofing in Connecticut',
    intro: `We replace, repair and inspect roofs. A new shingle roof for a typical Cape runs ${wholeRoof.capeInShingles} before tear-off, and a house usually takes ${durations.roofReplacement}. Here’s what a roof needs in this state, and what each kind costs.`,
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
      heading: 'Signs you should call a roofer',
      items: [
        'A stain on a top-floor ceiling',
        'Pieces of shingle on the lawn',
        'Grit at the bottom of the downspouts',
        'Icicles growing through the soffit, the underside of the overhang',
        'A roof older than 15 years that nobody has checked',
      ],
      note: [
        'Any one of these is reason enough for a ',
        { label: 'free roof inspection', href: '/services/roof-inspection' },
        '.',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Our roofing services',
      cards: [
        {
          title: 'Roof installation',
          text: 'See how a new roof goes on, layer by layer.',
          media: { kind: 'picture', name: 'detail-decking' },
          links: [{ label: 'Roof installation, step by step', href: '/services/roofing/installation' }],
        },
        {
          title: 'Roof replacement',
          text: `Ten signs your roof is worn out, and what happens on each of the ${durations.roofReplacement}.`,
          media: { kind: 'picture', name: 'portfolio-4-after' },
          links: [{ label: 'When to replace a roof', href: '/services/roofing/replacement' }],
        },
        {
          title: 'Roof repair',
          text: 'We fix leaks, flashing and missing shingles, and schedule standard repairs within 24 hours.',
          price: prices.roofing.anyRepair,
          media: { kind: 'drawing', name: 'chimney-flashing' },
          links: [{ label: 'Roof repair and prices', href: '/services/roofing/repair' }],
        },
        {
          title: 'Roof inspection',
          text: `We check ${company.inspectionPoints} points and give you the photos and a plain list.`,
          price: prices.roofing.inspection,
          media: { kind: 'picture', name: 'attic' },
          links: [
            { label: `All ${company.inspectionPoints} points of the inspection`, href: '/services/roof-inspection' },
          ],
        },
        {
          title: 'Emergency roofing',
          text: arrival.sentence,
          media: { kind: 'picture', name: 'storm-tarped' },
          links: [{ label: 'Emergency roof repair', href: '/services/roofing/emergency' }],
        },
        {
          title: 'Storm damage',
          text: 'See what to look for after wind, ice, hail or a fallen limb.',
          media: { kind: 'picture', name: 'storm-damage' },
          links: [{ label: 'What to do after a storm', href: '/services/roofing/storm-damage' }],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Should you repair or replace your roof?',
      figure: 'patch-match',
      columns: [
        {
          heading: 'Repair it if',
          items: [
            'The roof is under 15 years old',
            'The damage is in one area',
            'The shingles still bend without cracking',
            'The deck, the wood under the shingles, is firm',
          ],
        },
        {
          heading: 'Replace it if',
          items: [
            'It’s past 20 years and showing wear',
            'There are problems on more than one slope',
            'The shingles are bald or curled',
            'The deck is soft, or ice leaks keep coming back',
          ],
        },
      ],
      note: 'When it could go either way, we’ll price both.',
    },
    {
      kind: 'table',
      heading: 'What roofing materials cost',
      figure: 'five-roofs',
      intro: [
        `${planningPrice.square} Compare all five under `,
        { label: 'roofing materials', href: '/services/roofing-installation#materials' },
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
            ['Most homes inland. ', { label: 'See HDZ colors', href: '/gaf-hdz' }],
          ],
        },
        {
          header: 'TAMKO Titan XT',
          cells: [
            { price: prices.roofing.titanXt },
            'up to 160 mph',
            ['Hilltops and the shoreline. ', { label: 'See Titan XT colors', href: '/tamko-titan-xt' }],
          ],
        },
        {
          header: 'Designer shingle',
          cells: [{ price: prices.roofing.designerShingle }, '130 mph', 'Steep roofs you see from the street'],
        },
        {
          header: 'Standing-seam metal',
          cells: [{ price: prices.roofing.metal }, 'up to 180 mph', 'Low slopes, shedding snow, long stays'],
        },
      ],
      footnote: `${planningPrice.covers} ${planningPrice.added}`,
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What Connecticut code requires of a roof',
      items: [
        'Ice barrier from the eave to at least 24 inches inside the heated wall',
        [
          'Balanced ',
          { label: 'attic vents', href: '/services/ventilation' },
          ', with air in at the soffit and out at the ridge',
        ],
        'No third layer: if your roof has two, both come off',
        permit.roof,
      ],
      media: {
        kind: 'drawing',
        name: 'roof-cutaway',
        caption: 'Ice barrier along the eave, underlayment above it, boards checked to the ridge.',
      },
    },
    {
      kind: 'included',
      heading: 'In every written price for a new roof',
      items: ['Tear-off and disposal', 'The permit', 'Cleanup and a magnet sweep for nails'],
      warranty: warranties.roof.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about roofing',
      entries: [
        {
          question: 'How much does a new roof cost in Connecticut?',
          answer: `Shingles run ${printPrice(prices.roofing.shingles)} and metal ${printPrice(prices.roofing.metal)}. For a typical Cape of 18 squares in GAF Timberline HDZ, plan on ${wholeRoof.capeInHdz}. Tear-off, bad decking, chimney work, the permit and a steep pitch are extra, and your written price lists each one.`,
        },
        {
          question: 'How long does a roof last in Connecticut?',
          answer:
            'Most architectural shingles last 18 to 30 years here, and standing-seam metal 40 to 70. Ice, shade and a hot attic shorten that, so once a roof is past 10, have it checked every year while problems are still small.',
        },
        {
          question: 'How long does a new roof take?',
          answer: `Typically ${durations.roofReplacement} for a house, weather allowing. Steep, tall or cut-up roofs need the fourth day, and a lot of bad decking can add to it. Before we start, the permit and the delivery take 3–5 days.`,
        },
        {
          question: 'Can you put on a roof in the winter?',
          answer:
            'Yes, on dry days. Shingles need the sun’s warmth to seal, so in deep cold we seal the edges by hand and pick the days with care, and if the roof is icy, we wait.',
        },
        {
          question: 'Do you work on slate or flat roofs?',
          answer:
            'We repair both: slate usually needs new flashing and a few slates, and a flat roof needs membrane, not shingles. If a specialist would do a better job on your roof, we’ll tell you so.',
        },
      ],
    },
  ],
  related: ['/services/roofing-installation', '/gaf-hdz', '/tamko-titan-xt', '/services/gutters'],
  closing: {
    heading: 'Find out what your roof needs',
    text: 'It may need a new roof, or it may need one piece of flashing. We’ll take a look, show you the photos and price only what’s worth doing.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
