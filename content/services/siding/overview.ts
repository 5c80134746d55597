import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { leadSafe, permit } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { addedToSiding, exampleHouse, includedAndCovered, wholeHouse, wholeHousePrice } from './example-house';
import { sidingTotal } from './schedule';

export const sidingOverview: ServicePage<'/services/siding'> = {
  path: '/services/siding',
  name: 'Siding',
  title: 'Siding Contractor in Connecticut',
  description: `Siding for Connecticut homes: vinyl, insulated, engineered wood, fiber cement and cedar, ${printPrice(prices.siding.anyMaterial)}. New, replaced or repaired.`,
  priceRange: prices.siding.anyMaterial,
  storyline: 'hub',
  ground: 'morning',
  tagsHeading: 'What each siding costs',
  tagsNote: `Engineered wood isn’t drawn: ${printPrice(prices.siding.engineeredWood)}.`,
  tags: {
    figure: 'siding-hub',
    rows: {
      vinyl: {
        name: 'Vinyl',
        href: '/services/siding/vinyl',
        price: prices.siding.vinyl,
        text: 'Hung from its slots, so it can move with the heat.',
      },
      insulated: {
        name: 'Insulated vinyl',
        href: '/services/siding/insulated',
        price: prices.siding.insulated,
        text: 'The same panels, with foam behind each one.',
      },
      fiberCement: {
        name: 'Fiber cement',
        href: '/services/siding/fiber-cement',
        price: prices.siding.fiberCement,
        text: 'Heavy boards, nailed where the next one covers the nail.',
      },
      wood: {
        name: 'Wood',
        href: '/services/siding/wood',
        price: prices.siding.wood,
        text: 'Clapboards, each nailed through its face just above the lap.',
      },
      wall: {
        name: 'The wall behind it',
        href: '/services/siding/replacement',
        fact: 'Repaired before new siding goes up',
        text: [
          'For an addition, a new wall or the whole house, see ',
          { label: 'siding installation', href: '/services/siding-installation' },
          '.',
        ],
      },
    },
  },
  hero: {
    heading: 'Siding in Connecticut',
    intro: `Siding a two-story colonial of about 2,000 square feet runs ${wholeHouse(prices.siding.vinyl)} in vinyl before tear-off. We put up new siding, replace worn-out siding and repair what’s worth keeping.`,
  },
  sections: [
    {
      kind: 'choice',
      heading: 'Should you replace or repair?',
      railLabel: 'Replace or repair?',
      intro: `On the left, one board under a window. On the right, trouble all over the wall. Siding repair starts at ${printBarePrice(prices.additional.siding, { conditionIs: 'nothing is added', as: 'lowest' })}.`,
      drawings: ['siding-spot', 'siding-all-over'],
      sides: [
        {
          heading: 'Repair if',
          items: [
            'The damage covers less than about a quarter of one wall',
            'We can still get matching siding',
            'It’s a cracked corner, a rotted board, or one wall after a storm',
          ],
          link: { label: 'Siding repair', href: '/services/siding/repair' },
        },
        {
          heading: 'Replace if',
          items: [
            'Several walls are failing',
            'Water is getting behind the siding',
            'The paint peels every two years',
            'There’s no weather barrier behind it',
          ],
          link: { label: 'Siding replacement', href: '/services/siding/replacement' },
        },
      ],
    },
    {
      kind: 'scaled',
      heading: 'How much does siding cost for a whole house?',
      railLabel: 'Five materials compared',
      intro: `Siding runs ${printPrice(prices.siding.anyMaterial, { by: 'material' })}. The whole house is ${exampleHouse}.`,
      subject: 'Siding materials we install',
      price: {
        heading: 'Planning price',
        ends: `per sq ft, ${formatDollars(0)} to ${printBarePrice(prices.siding.anyMaterial, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: prices.siding.anyMaterial.high },
      },
      second: { heading: 'Lasts', ends: '0 to 60 years', scale: { low: 0, high: 60 } },
      last: 'Whole house',
      rows: [
        {
          name: 'Vinyl',
          text: [
            'The lowest price of the five, many profiles, and never a coat of paint. ',
            { label: 'Vinyl siding', href: '/services/siding/vinyl' },
          ],
          media: { kind: 'drawing', name: 'section-vinyl' },
          price: prices.siding.vinyl,
          second: { span: { low: 20, high: 40 }, text: '20–40 years' },
          last: wholeHousePrice(prices.siding.vinyl),
        },
        {
          name: 'Insulated vinyl',
          text: [
            'Vinyl with foam behind each panel, for straighter lines and quieter walls. ',
            { label: 'Insulated siding', href: '/services/siding/insulated' },
          ],
          media: { kind: 'drawing', name: 'section-insulated' },
          price: prices.siding.insulated,
          second: { span: { low: 25, high: 40 }, text: '25–40 years' },
          last: wholeHousePrice(prices.siding.insulated),
        },
        {
          name: 'Engineered wood',
          text: [
            'Long, light boards with a factory finish and few joints. ',
            { label: 'Engineered wood', href: '/services/siding-installation-detail#materials' },
          ],
          media: { kind: 'drawing', name: 'section-engineered' },
          price: prices.siding.engineeredWood,
          second: { span: { low: 30, high: 40 }, text: '30–40 years' },
          last: wholeHousePrice(prices.siding.engineeredWood),
        },
        {
          name: 'Fiber cement',
          text: [
            'Cement boards that don’t burn or rot, and hold up in salt air. ',
            { label: 'Fiber cement siding', href: '/services/siding/fiber-cement' },
          ],
          media: { kind: 'drawing', name: 'section-fiber-cement' },
          price: prices.siding.fiberCement,
          second: { span: { low: 40, high: 50 }, text: '40–50 years' },
          last: wholeHousePrice(prices.siding.fiberCement),
        },
        {
          name: 'Wood',
          text: [
            'Cedar or pine clapboards and shingles you can repair board by board. ',
            { label: 'Wood siding', href: '/services/siding/wood' },
          ],
          media: { kind: 'drawing', name: 'section-wood' },
          price: prices.siding.wood,
          second: { span: { low: 30, high: 60 }, text: '30–60 years with care' },
          last: wholeHousePrice(prices.siding.wood),
        },
      ],
      footnote: [
        'Planning prices: the price per square foot times the wall, for the siding and labor. Tear-off, wall repairs, trim and the permit are separate lines in your written price. Compare ',
        { label: 'lifespans, wind ratings and styles', href: '/services/siding-installation-detail#materials' },
        '.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about siding',
      answers: {
        'How much does it cost to side a house in Connecticut?': `Siding a two-story colonial of about 2,000 square feet runs ${wholeHouse(prices.siding.vinyl)} in vinyl and ${wholeHouse(prices.siding.fiberCement)} in fiber cement. That’s the siding and the labor to put it up. ${addedToSiding}`,
        'How long does it take to side a house?': `Plan on ${sidingTotal('vinyl')} for vinyl. Two of those are for taking off the old siding and fixing the wall, and ${durations.siding.vinyl} for the siding itself. Fiber cement and wood take longer, and so does a wall with rot in it.`,
        'Do I need a permit to replace siding?': `Yes. ${permit.siding} Patching a few boards often doesn’t need one, but your town’s building office has the last word, and we ask first.`,
        'Can you put up siding in the winter?':
          'Yes, on dry days. Vinyl gets brittle below about 40 degrees, so we leave wider gaps and pick our days. Paint and caulk need warmer weather, so the last coat on wood may have to wait until spring.',
        'How do I know that my siding needs work?': `Panels rattle in the wind, paint peels, or mildew comes back after washing. Look for soft wood under windows or by the deck, and for corners that have come open. Heating bills that climb for no clear reason are a sign, too.`,
        'What do older Connecticut walls need?': [
          'Half the homes in Connecticut were built before about 1966. Many have no weather barrier and little or no ',
          { label: 'insulation', href: '/services/insulation' },
          '. We add both while the wall is open. Old cement shingles may contain asbestos: we have a sample tested before we touch them, and if it’s asbestos, a state-licensed contractor takes them off.',
        ],
        'What’s in the written price for siding?': [...[includedAndCovered].flat(), ` ${leadSafe}`],
        'Can I side just one wall?':
          'Yes, if we can match the color and profile of the rest. Old walls have faded, so a new one may show for a few years. We’ll hold a sample up to your wall before you decide.',
      },
    },
  ],
  related: ['/services/siding-installation-detail', '/services/windows', '/services/insulation'],
  closing: {
    heading: 'Not sure if it needs repair or replacing?',
    text: 'Tell us which wall worries you. We’ll look behind a loose edge and say which one we’d choose.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
