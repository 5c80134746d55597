import { answersAtAnyHour, company } from '@/content/company';
import { durations } from '@/content/durations';
import { offers } from '@/content/offered';
import { shinglePaths } from '@/content/paths';
import { prices } from '@/content/prices';
import { arrival, permit } from '@/content/promises';
import { shingleLine } from '@/content/shingles/lines';
import { exampleShingle, offeredShingles } from '@/content/shingles/offered';
import { warranties } from '@/content/warranties';
import type { ServicePage } from '@/content/page';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';
import { capeIn, capeSquares, planningPrice, wholeRoof } from './planning-price';
import { windScale } from './wind-scale';

export const roofingOverview: ServicePage<'/services/roofing'> = {
  path: '/services/roofing',
  name: 'Roofing',
  title: 'Roofing Contractor in Connecticut',
  description: `Roof replacement, repair${offers('/services/roof-inspection') ? `, free ${company.inspectionPoints}-point inspections` : ''} and storm work from a Connecticut roofing contractor. See prices, materials and how long it takes.`,
  priceRange: prices.roofing.anyMaterial,
  storyline: 'hub',
  ground: 'fair',
  tagsHeading: 'Six roofing services',
  tags: {
    figure: 'roofing-hub',
    rows: {
      inspection: {
        name: 'Roof inspection',
        href: '/services/roof-inspection',
        price: prices.roofing.inspection,
        text: `We check ${company.inspectionPoints} points and give you the photos and a plain list.`,
      },
      repair: {
        name: 'Roof repair',
        href: '/services/roofing/repair',
        price: prices.roofing.anyRepair,
        text: `We fix leaks, flashing and missing shingles, and schedule standard repairs ${durations.repairScheduled}.`,
      },
      storm: {
        name: 'Storm damage',
        href: '/services/roofing/storm-damage',
        fact: 'Free inspection and report',
        text: 'See what to look for after wind, ice, hail or a fallen limb.',
      },
      emergency: {
        name: 'Emergency roofing',
        href: '/services/roofing/emergency',
        fact: answersAtAnyHour
          ? `${company.emergency.availability}, ${company.hours.off} too`
          : company.emergency.availability,
        text: arrival.sentence,
      },
      replacement: {
        name: 'Roof replacement',
        href: '/services/roofing/replacement',
        fact: `${durations.roofReplacement} for a house`,
        text: 'Ten signs that a roof is wearing out, and what happens day by day.',
      },
      installation: {
        name: 'Roof installation',
        href: '/services/roofing/installation',
        price: prices.roofing.shingles,
        text: 'See how a new roof goes on, layer by layer.',
      },
    },
  },
  hero: {
    heading: 'Roofing in Connecticut',
    intro: `A new shingle roof, one repair${offers('/services/roof-inspection') ? ', or a free look at what you have' : ' or storm work'}. Pick the part of the roof that’s like yours.`,
  },
  sections: [
    {
      kind: 'choice',
      heading: 'Repair or replace your roof?',
      railLabel: 'Repair or replace?',
      intro:
        'Five signs you should call a roofer, where you’d see them. On the left, one bad spot on a sound roof. On the right, a roof that’s worn out.',
      drawings: {
        figure: 'roof-signs',
        rows: {
          stain: 'A stain on a top-floor ceiling',
          pieces: 'Pieces of shingle on the lawn',
          grit: 'Grit at the bottom of the downspouts',
          icicles: 'Icicles growing through the soffit, the underside of the overhang',
          age: 'A roof older than 15 years that nobody has checked',
        },
      },
      sides: [
        {
          heading: 'Repair it if',
          items: [
            'The roof is under 15 years old',
            'The damage is in one area',
            'The shingles still bend without cracking',
            'The deck, the wood under the shingles, is firm',
          ],
          link: { label: 'Roof repair and prices', href: '/services/roofing/repair' },
        },
        {
          heading: 'Replace it if',
          items: [
            'It’s past 20 years and showing wear',
            'There are problems on more than one slope',
            'The shingles are bald or curled',
            'The deck is soft, or ice leaks keep coming back',
          ],
          link: { label: 'When to replace a roof', href: '/services/roofing/replacement' },
        },
      ],
      note: [
        'When it could go either way, we’ll price both. Any one of the five signs is reason enough for a ',
        { label: 'roof inspection', href: '/services/roof-inspection' },
        '.',
      ],
    },
    {
      kind: 'scaled',
      heading: 'What roofing materials cost',
      railLabel: 'Materials and prices',
      intro: [
        `${planningPrice.square} Wind ratings are 110–180 mph. The bars are to scale. Compare them all under `,
        { label: 'roofing materials', href: '/services/roofing-installation#materials' },
        '.',
      ],
      subject: 'Material',
      price: {
        heading: 'Planning price',
        ends: `per square, ${formatDollars(0)} to ${printBarePrice(prices.roofing.metal, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: prices.roofing.metal.high },
      },
      second: { heading: 'Wind rating', ends: '0 to 180 mph', scale: windScale },
      last: 'Lasts',
      rows: [
        {
          name: 'Entry architectural shingle',
          text: 'Rentals, garages, tight budgets',
          media: { kind: 'picture', name: 'texture-entry-shingle' },
          price: prices.roofing.entryShingle,
          second: { span: { low: 0, high: 110 }, text: '110 mph' },
          last: '18–25 years',
        },
        ...offeredShingles.map(({ key, name, path, job }) => {
          const { shortName, suits, closeUp, wind, life } = shingleLine(key);
          return {
            name,
            text: [`${suits} `, { label: `See ${shortName} colors`, href: path }],
            media: { kind: 'picture', name: `swatch-${closeUp}` } as const,
            price: job,
            second: { span: { low: 0, high: wind }, text: `up to ${wind} mph` },
            last: printYears(life),
          };
        }),
        {
          name: 'Designer shingle',
          text: 'Steep roofs you see from the street',
          media: { kind: 'picture', name: 'texture-designer-shingle' },
          price: prices.roofing.designerShingle,
          second: { span: { low: 0, high: 130 }, text: '130 mph' },
          last: '30 years or more',
        },
        {
          name: 'Standing-seam metal',
          text: 'Low slopes, sliding snow, a house you’ll stay in',
          media: { kind: 'picture', name: 'texture-standing-seam' },
          price: prices.roofing.metal,
          second: { span: { low: 0, high: 180 }, text: 'up to 180 mph' },
          last: '40–70 years',
        },
      ],
      footnote: `${planningPrice.covers} ${planningPrice.added}`,
    },
    {
      kind: 'faq',
      heading: 'Questions about roofing',
      answers: {
        'How much does a new roof cost in Connecticut?': `Shingles run ${printPrice(prices.roofing.shingles)}, and metal ${printPrice(prices.roofing.metal)}. A new shingle roof for a typical Cape of ${capeSquares} squares runs ${wholeRoof.capeInShingles}, and ${capeIn(exampleShingle.job)} in ${exampleShingle.name}. Tear-off, bad decking, chimney work, the permit and a steep pitch are extra, and your written price lists each one.`,
        'How long does a roof last in Connecticut?':
          'Most architectural shingles last 18 to 30 years here, and standing-seam metal 40 to 70. Ice, shade and a hot attic shorten that. Once a roof is past 10 years, have it checked every year, while problems are still small.',
        'How long does a new roof take?': `Typically ${durations.roofReplacement} for a house, weather permitting. Steep, tall or cut-up roofs need the fourth day, and a lot of bad decking can add to it. First, the permit and the delivery usually take 3–5 days; some towns take longer.`,
        'Can you put on a roof in the winter?':
          'Yes, on dry days. Shingles need the sun’s warmth to seal, so in deep cold we seal the edges by hand and pick the days with care. If the roof is icy, we wait.',
        'What does Connecticut code require of a roof?': [
          'An ice barrier, the waterproof sheet along the eave, at least 24 inches inside the heated wall. Enough vent for the attic, less if intake and exhaust are balanced; see ',
          { label: 'attic vents', href: '/services/ventilation' },
          `. No third layer: if your roof has two, both come off. ${permit.roof}`,
        ],
        'What’s in every written price for a new roof?': [
          'Tear-off and disposal, the permit, cleanup, and a magnet sweep for nails. ',
          ...[warranties.roof.short].flat(),
        ],
        'Do you work on slate or flat roofs?':
          'We repair both. Slate mostly needs new flashing and a few slates, and a flat roof needs membrane, not shingles. If a specialist would do a better job on your roof, we’ll say so.',
      },
    },
  ],
  related: ['/services/roofing-installation', ...shinglePaths],
  closing: {
    heading: 'Find out what your roof needs',
    text: 'It may need a new roof, or it may need one piece of flashing. We’ll take a look, show you the photos and price only what’s worth doing.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
