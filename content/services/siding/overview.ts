import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { leadSafe, permit } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToSiding, exampleHouse, wholeHouse } from './example-house';
import { sidingSteps, sidingTotal } from './schedule';

export const sidingOverview: ServicePage<'/services/siding'> = {
  path: '/services/siding',
  category: 'siding',
  name: 'Siding',
  title: `Siding Contractor in Connecticut | ${company.name}`,
  description: `Siding for Connecticut homes: vinyl, insulated, engineered wood, fiber cement and cedar, ${printPrice(prices.siding.anyMaterial)}. New walls, replacement, repair.`,
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Siding in Connecticut',
    intro:
      'We put up new siding, replace worn-out siding and repair what’s worth keeping. Siding sheds the rain, but the weather barrier and flashing behind it keep your wall dry. We get those right first.',
    facts: [
      `${printPrice(prices.siding.anyMaterial)} by material`,
      `${durations.siding.vinyl} of siding work in vinyl, longer in fiber cement or wood`,
    ],
    media: {
      kind: 'drawing',
      name: 'siding-lap',
      caption: 'Clapboards on the outside, with the weather barrier and the sheathing behind them.',
    },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your siding needs attention',
      items: [
        'Panels that rattle in the wind',
        'Paint that peels on one side of the house only',
        'Soft wood under windows or by the deck',
        'Gaps at the corners',
        'Mildew that comes back after washing',
        'Heating bills that climb for no clear reason',
      ],
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Installation, replacement or repair?',
      cards: [
        {
          title: 'Installation',
          text: 'New siding for an addition, a new wall or the whole house.',
          media: { kind: 'picture', name: 'portfolio-2' },
          links: [{ label: 'Siding installation', href: '/services/siding-installation' }],
        },
        {
          title: 'Replacement',
          text: 'The old siding comes off, we repair the wall, and new siding goes up.',
          media: { kind: 'picture', name: 'siding-open' },
          links: [{ label: 'Siding replacement', href: '/services/siding/replacement' }],
        },
        {
          title: 'Repair',
          text: 'A cracked corner, a rotted board, or one wall after a storm.',
          media: { kind: 'drawing', name: 'siding-repair' },
          links: [{ label: 'Siding repair', href: '/services/siding/repair' }],
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'How much does siding cost for a whole house?',
      intro: `Here’s what the siding and labor come to for ${exampleHouse}.`,
      prices: [
        { label: 'Vinyl', fact: wholeHouse(prices.siding.vinyl) },
        { label: 'Insulated vinyl', fact: wholeHouse(prices.siding.insulated) },
        { label: 'Engineered wood', fact: wholeHouse(prices.siding.engineeredWood) },
        { label: 'Fiber cement', fact: wholeHouse(prices.siding.fiberCement) },
        { label: 'Wood', fact: wholeHouse(prices.siding.wood) },
      ],
      note: 'Planning prices: the price per square foot times the wall, for the siding and labor. Tear-off, wall repairs, trim and the permit are lines of their own in your written price.',
    },
    {
      kind: 'options',
      heading: 'Siding materials we install',
      options: [
        {
          name: 'Vinyl',
          description: 'Fair cost, many profiles, and never a coat of paint.',
          price: prices.siding.vinyl,
          media: { kind: 'drawing', name: 'vinyl-dutch-lap' },
          link: { label: 'Vinyl siding', href: '/services/siding/vinyl' },
        },
        {
          name: 'Insulated vinyl',
          description: 'Vinyl with foam behind each panel, for straighter lines and quieter walls.',
          price: prices.siding.insulated,
          media: { kind: 'drawing', name: 'insulated-6' },
          link: { label: 'Insulated siding', href: '/services/siding/insulated' },
        },
        {
          name: 'Engineered wood',
          description: 'Long, light boards with a factory finish and few joints.',
          price: prices.siding.engineeredWood,
          media: { kind: 'drawing', name: 'engineered-wood' },
          link: { label: 'Engineered wood', href: '/services/siding-installation-detail#materials' },
        },
        {
          name: 'Fiber cement',
          description: 'Cement boards that don’t burn or rot, and hold up in salt air.',
          price: prices.siding.fiberCement,
          media: { kind: 'drawing', name: 'fiber-cement-lap' },
          link: { label: 'Fiber cement siding', href: '/services/siding/fiber-cement' },
        },
        {
          name: 'Wood',
          description: 'Cedar or pine clapboards and shingles you can repair board by board.',
          price: prices.siding.wood,
          media: { kind: 'drawing', name: 'cedar-shingles' },
          link: { label: 'Wood siding', href: '/services/siding/wood' },
        },
      ],
      footnote: [
        'Compare ',
        { label: 'lifespans, wind ratings and styles', href: '/services/siding-installation-detail#materials' },
        '.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What older Connecticut walls need',
      paragraphs: [
        'Half the homes in Connecticut were built before about 1966, and four in ten before 1960. Many have no weather barrier, little or no insulation in the walls, and lead paint under the siding.',
        'New siding is the time to fix all three, because the wall is already open.',
      ],
      media: { kind: 'picture', name: 'siding-old' },
    },
    {
      kind: 'notice',
      heading: 'Lead paint and asbestos',
      text: `${leadSafe} Cement shingles from before the 1980s may contain asbestos, so we have a sample tested before we touch them.`,
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How a siding job goes',
      steps: sidingSteps({
        measure: 'We measure every wall and look at what worries you.',
        price: 'You get one price in writing.',
        removal: 'The old siding comes off a wall at a time, and we check what’s behind it.',
        barrier: 'Soft spots fixed, then the weather barrier and flashing.',
        siding: 'Fiber cement and wood take longer than vinyl.',
        walkthrough: 'We walk around the house with you.',
      }),
      note: ['See ', { label: 'each step in detail', href: '/services/siding-installation-detail' }, '.'],
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Weather barrier',
        'Window and deck flashing',
        'Trim',
        'Daily cleanup',
      ],
      warranty: warranties.siding.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about siding',
      entries: [
        {
          question: 'How much does it cost to side a house in Connecticut?',
          answer: `Siding a two-story colonial of about 2,000 square feet runs ${wholeHouse(prices.siding.vinyl)} in vinyl and ${wholeHouse(prices.siding.fiberCement)} in fiber cement. That’s the siding and the labor to put it up. ${addedToSiding}`,
        },
        {
          question: 'How long does it take to side a house?',
          answer: `Plan on ${sidingTotal('vinyl')} for vinyl. Two of those go to taking off the old siding and fixing the wall, and ${durations.siding.vinyl} to the siding itself. Fiber cement and wood take longer, and so does a wall with rot in it.`,
        },
        {
          question: 'Do I need a permit to replace siding?',
          answer: `Yes. ${permit.siding} Patching a few boards usually doesn’t need one, but your town’s building office has the last word, so we ask before we start.`,
        },
        {
          question: 'Can you put up siding in the winter?',
          answer:
            'Yes, on dry days. Vinyl gets brittle below about 40 degrees, so we leave wider gaps and pick our days. Paint and caulk need warmer weather, so the last coat on wood may have to wait until spring.',
        },
        {
          question: 'What happens if it rains in the middle of a siding job?',
          answer:
            'We stop, and your wall stays covered. We only open as much wall as we can wrap in weather barrier or cover by evening. Rain may cost you a day, but the wall stays dry.',
        },
        {
          question: 'Does new siding lower heating bills?',
          answer: [
            'Plain siding changes little. ',
            { label: 'Insulated siding', href: '/services/siding/insulated' },
            ' helps some, and filling empty walls with ',
            { label: 'insulation', href: '/services/insulation' },
            ' helps more. The time to add either is while the old siding is off.',
          ],
        },
        {
          question: 'Can I side just one wall?',
          answer:
            'Yes, if we can match the color and profile of the rest. Old walls have faded, so a new one may show for a few years. We’ll hold a sample up to your wall before you decide.',
        },
      ],
    },
  ],
  related: ['/services/siding-installation-detail', '/services/windows', '/services/insulation'],
  closing: {
    heading: 'Not sure if it needs repair or replacing?',
    text: 'Tell us which wall worries you. We’ll look behind a loose edge and tell you which one we’d choose.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
