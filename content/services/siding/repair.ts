import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';

export const sidingRepair: ServicePage<'/services/siding/repair'> = {
  path: '/services/siding/repair',
  name: 'Siding Repair',
  title: 'Siding Repair for Connecticut Homes',
  description: `Cracked, loose or rotted siding repaired in Connecticut, ${printPrice(prices.additional.siding)} for most jobs. We match your panels, cut out rot and stop the leak.`,
  priceRange: prices.additional.siding,
  storyline: 'repair',
  ground: 'peach',
  crossSection: 'patch-section',
  railFacts: [
    { label: 'Most repairs', price: prices.additional.siding },
    { label: 'Done', value: '1–2 weeks', unit: 'after you approve' },
    { label: 'Visit', value: durations.firstLook },
  ],
  hero: {
    heading: 'Siding repair in Connecticut',
    intro: `Most siding repairs run ${printPrice(prices.additional.siding)}, and get done 1–2 weeks after you approve the price. We match your siding, replace what’s broken and stop the leak behind it. If a small repair is all you need, we’ll say so.`,
  },
  sections: [
    {
      kind: 'repair-map',
      heading: 'Common siding problems and how we fix them',
      railLabel: 'Common problems',
      map: {
        figure: 'siding-troubles',
        rows: {
          torn: {
            title: 'Wind-torn or missing panels',
            description:
              'We rehang or replace the panels, lock them in, and add missing corner posts. If wood is bare, we come sooner.',
            urgency: 'Medium Priority',
          },
          rot: {
            title: 'Rotted clapboards under a window',
            description: 'We cut back to sound wood, replace the boards, and flash the sill.',
            urgency: 'High Priority',
          },
          holes: {
            title: signName('holes-in-the-siding'),
            description: 'We put in new boards or a patch panel, sealed and painted.',
            urgency: 'Medium Priority',
          },
          melted: {
            title: 'Melted vinyl by a grill',
            description: 'We put up new panels, and show you how far to move the grill.',
            urgency: 'Medium Priority',
          },
          corner: {
            title: 'Loose corners and trim',
            description: 'We refasten them, caulk behind the edge, and touch up the paint.',
            urgency: 'Medium Priority',
          },
          mildew: {
            title: signName('green-siding'),
            description: 'We wash it off at low pressure, then find the shade or splashing water that feeds it.',
            urgency: 'Medium Priority',
          },
        },
      },
    },
    {
      kind: 'prose',
      heading: 'Can you match my siding?',
      railLabel: 'Matching your siding',
      paragraphs: [
        'Often. We look for leftover stock of your profile first. If there is none, we can take panels from a wall nobody sees, use them for the repair, and put new ones there. When nothing matches, we can redo one whole wall in a new color.',
      ],
      media: { kind: 'drawing', name: 'siding-match' },
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How a siding repair goes',
      railLabel: 'How a repair goes',
      intro: [
        'The steps and times are the same for all ',
        { label: 'exterior repairs', href: '/services/exterior-repairs' },
        '.',
      ],
      steps: [
        { title: 'Visit', duration: durations.firstLook, details: 'We find the damage and the leak behind it.' },
        {
          title: 'Written estimate',
          duration: durations.writtenEstimate,
          details: 'You get one price to fix the panel and the cause.',
        },
        { title: 'Scheduling', duration: '1–2 weeks', details: 'Meanwhile we look for matching siding.' },
        {
          title: 'The work',
          duration: '1–3 days',
          details:
            'We fix the cause first, then the siding over it. We cut back to sound wood, then join on a new length.',
        },
        { title: 'Walkthrough', duration: '30 minutes', details: 'You see the repair before we leave.' },
      ],
    },
    {
      kind: 'note',
      heading: 'How much does siding repair cost?',
      runsInOnPhones: true,
      railLabel: 'Price and what’s in it',
      items: [`Most siding repairs: ${printPrice(prices.additional.siding)}`],
      text: 'Most repairs get done 1–2 weeks after you approve the price, or sooner if water can get in.',
      beside: [
        {
          heading: 'What’s included in a repair',
          runsInOnPhones: true,
          items: ['A search for matching siding', 'Flashing fixed where the water got in', 'Cleanup'],
          text: warranties.exteriorRepair.sentence,
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about siding repair',
      answers: {
        'How much does it cost to repair siding?': `Most of our siding repairs run ${printPrice(prices.additional.siding)}. A loose corner or one cracked panel is at the low end. Rotted clapboards under a window, with new flashing, are at the high end. You see the price first.`,
        'Should I repair my siding or replace it?': [
          'Repair it if the damage covers less than about a quarter of one wall and we can still match it. If several walls leak, or rot keeps coming back, ',
          { label: 'replacement', href: '/services/siding/replacement' },
          ' costs less in the long run.',
        ],
        'Will the new panel match the rest of the wall?':
          'The shape will. The color may look newer at first, because sun has faded the old wall, and it can show for a few years. If that would bother you, we can use panels from a hidden wall.',
        'Does insurance cover siding damage?': [
          'Often, if a storm did it, after your deductible. Wear, rot and age aren’t covered. Take photos before anything gets moved, then read about ',
          { label: 'insurance claims', href: '/services/insurance-claims' },
          ' before you sign anything.',
        ],
        'Can I just paint over rotted siding?':
          'No. Paint over rot peels within a year, and the wood behind it keeps getting worse. If the wood is still solid, paint is fine. We’ll check it with a screwdriver and mark the boards that have to go.',
        'What if the old paint has lead in it?': `There can be lead in it, and scraping makes dust. ${leadSafe}`,
        'Do you repair stucco or brick?':
          'We repair small spots, such as a crack beside a window that lets water in. For a whole wall of stucco or brick you need a mason or a stucco crew, and we’ll say so on the first visit.',
      },
    },
  ],
  related: ['/services/exterior-repairs', '/services/siding/replacement', '/services/roofing/storm-damage'],
  closing: {
    heading: 'Send us a photo of\u00a0the\u00a0damage',
    text: 'Show us the spot and the whole wall. You’ll hear if it looks like a quick repair.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
