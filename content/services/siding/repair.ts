import { durations } from '@/content/durations';
import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';

const wait = '1–2 weeks';
const work = { duration: '1–3 days', hours: [8, 24] } as const;

export const sidingRepair: ServicePage<'/services/siding/repair'> = {
  path: '/services/siding/repair',
  name: 'Siding Repair',
  title: 'Siding Repair for Connecticut Homes',
  description: `Cracked, loose or rotted siding repaired in Connecticut, ${printPrice(prices.additional.siding)} for most jobs. We match your panels, cut out rot and stop the leak.`,
  priceRange: prices.additional.siding,
  storyline: 'repair',
  ground: 'peach',
  crossSection: 'patch-section',
  plate: {
    price: { price: prices.additional.siding, of: 'per repair' },
    time: { label: 'The work', value: work.duration, note: `${wait} after you approve` },
    next: [
      weAnswer,
      { what: 'Free visit', how: 'to find the leak' },
      { what: 'Estimate', how: 'in writing, by email' },
    ],
  },
  hero: {
    heading: 'Siding repair in Connecticut',
    intro: 'We match your siding, replace what’s broken and stop the leak behind it.',
  },
  sections: [
    {
      kind: 'repairs',
      heading: 'Common siding problems and how we fix them',
      railLabel: 'Common problems',
      repairs: {
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
        'Often. We look for leftover stock of your profile first. If there is none, we can take panels from a wall nobody sees, use them for the repair, and put new ones there. New panels can look newer for a few years, because the sun has faded the wall around them. When nothing matches, we can redo one whole wall in a new color.',
      ],
      media: { kind: 'drawing', name: 'siding-match' },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'The damage, and the leak behind it.',
      steps: {
        heading: 'How a siding repair goes',
        groups: [
          {
            steps: [
              { title: 'Visit', duration: durations.firstLook, details: 'We find the damage and the leak behind it.' },
              {
                title: 'Written estimate',
                duration: durations.writtenEstimate,
                details: 'One price to fix the panel and the cause.',
              },
              { title: 'Scheduling', duration: wait, details: 'Sooner if water can get in.' },
              { title: 'The work', ...work, details: 'The cause first, then the siding over it.' },
              {
                title: 'Walkthrough',
                duration: '30 minutes of the last day',
                details: 'You see the repair before we leave.',
              },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'What’s included in a repair',
          kind: 'included',
          items: ['A search for matching siding', 'Flashing fixed where the water got in', 'Cleanup'],
        },
        {
          heading: 'How much does siding repair cost?',
          kind: 'text',
          text: `Most repairs run ${printPrice(prices.additional.siding)}: less for a loose corner or one cracked panel, more for rotted clapboards under a window.`,
        },
      ],
      price: { text: 'You have the price in writing before we start.' },
      signature: { warranty: warranties.exteriorRepair },
    },
    {
      kind: 'faq',
      heading: 'Questions about siding repair',
      answers: {
        'Should I repair my siding or replace it?': [
          'Repair it if the damage covers less than about a quarter of one wall and we can still match it. If several walls leak, or rot keeps coming back, ',
          { label: 'replacement', href: '/services/siding/replacement' },
          ' costs less in the long run.',
        ],
        'Does insurance cover siding damage?': [
          'Often, if a storm did it, after your deductible. Wear, rot and age aren’t covered. Take photos before anything gets moved, then read about ',
          { label: 'insurance claims', href: '/services/insurance-claims' },
          ' before you sign anything.',
        ],
        'Can I just paint over rotted siding?':
          'No. Paint over rot peels within a year, and the wood behind it keeps getting worse. If the wood is still solid, paint is fine. We’ll check it with a screwdriver and mark the boards that have to go.',
        'What if the old paint has lead in it?': `There can be lead in it, and scraping makes dust. ${leadSafe}`,
        'Do you repair stucco or brick?':
          'We repair small spots, such as a crack beside a window that lets water in. For a whole wall of stucco or brick you need a mason or a stucco crew.',
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
