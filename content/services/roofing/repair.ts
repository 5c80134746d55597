import { durations, hoursADay } from '@/content/durations';
import { prices, type PricedJob } from '@/content/prices';
import { arrival, estimate } from '@/content/promises';
import type { FigureRows } from '@/content/figures';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import type { Repair } from '@/content/section-kinds';
import { warranties } from '@/content/warranties';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, type PriceRange } from '@/lib/prices/price';

const { anyRepair, pipeBoot, missingShingles, valley, softDeck, iceDamLeak, stormOpening } = prices.roofing;
const highest = (price: PriceRange) => printBarePrice(price, { conditionIs: 'in the same sentence', as: 'highest' });
/** The highest price of all but two of the repairs below. */
const most = highest(iceDamLeak);
const worst = `rebuilding a hole from a limb can reach ${highest(stormOpening)}`;

const priced = (price: PricedJob<PriceRange>) => ({ title: price.job, price });

/** Numbered as in the drawing, most urgent first. */
const repairs = {
  figure: 'roof-leaks',
  rows: {
    activeLeak: {
      ...priced(prices.roofing.activeLeak),
      description: 'Water is coming in now. We price the tarp, stop the water, and then trace it to the source.',
      urgency: 'Emergency',
    },
    stormOpening: {
      ...priced(prices.roofing.stormOpening),
      description: 'There’s a hole in the deck. We price the tarp, cover the hole, and rebuild it later.',
      urgency: 'Emergency',
    },
    iceDam: {
      ...priced(prices.roofing.iceDamLeak),
      description: 'We open channels in the ice with steam or by hand, then repair the wet edge.',
      urgency: 'Emergency',
    },
    flashing: {
      ...priced(prices.roofing.flashing),
      description: 'We replace the step flashing and counter-flashing where the roof meets brick or siding.',
      urgency: 'High Priority',
    },
    shingles: {
      ...priced(missingShingles),
      description: 'We match the shingles as closely as we can, and seal them by hand in cold weather.',
      urgency: 'High Priority',
    },
    valley: {
      ...priced(valley),
      description: 'We put in new membrane and a metal or woven valley where two slopes meet.',
      urgency: 'High Priority',
    },
    deck: {
      ...priced(softDeck),
      description: 'We cut back to solid wood and put on new decking and shingles.',
      urgency: 'High Priority',
    },
    skylight: {
      ...priced(prices.roofing.skylightLeak),
      description: 'We install a new flashing kit, or a new skylight if the old one has failed.',
      urgency: 'High Priority',
    },
    boot: {
      ...priced(pipeBoot),
      description: 'The rubber collar around a pipe has cracked, which is the most common small leak.',
      urgency: 'Medium Priority',
    },
    nails: {
      ...priced(prices.roofing.nailPops),
      description: 'Nails have worked their way up through the shingles, so we reset, seal and cover them.',
      urgency: 'Medium Priority',
    },
  },
} as const satisfies FigureRows<Repair>;

export const roofRepair: ServicePage<'/services/roofing/repair'> = {
  path: '/services/roofing/repair',
  name: 'Roof Repair',
  title: 'Roof Leak Repair in Connecticut',
  description: `Roof leak repair in Connecticut: we find the source. Most repairs stay within ${most}; a hole from a limb can reach ${highest(stormOpening)}, tarp extra.`,
  priceRange: anyRepair,
  storyline: 'repair',
  ground: 'sky',
  crossSection: 'leak-section',
  urgent: [
    'Is water coming in now? Start with ',
    { label: 'emergency roof repair', href: '/services/roofing/emergency' },
    `. ${arrival.short}. Standard repairs scheduled ${durations.repairScheduled}: that’s the date, not the finished repair.`,
  ],
  plate: {
    price: { price: anyRepair, of: 'per repair' },
    time: { label: 'First look', value: durations.firstLook, note: 'attic, ceiling and roof' },
    next: [
      { what: 'Date set', how: durations.repairScheduled },
      { what: 'First look', how: 'free' },
      { what: 'Price', how: 'in writing before we start' },
    ],
  },
  hero: {
    heading: 'Roof repair in Connecticut',
    intro: 'We find where the water’s getting in, fix that spot, and leave the rest of your roof alone.',
  },
  sections: [
    {
      kind: 'repairs',
      id: 'common-repairs',
      heading: 'Where roofs leak',
      railLabel: 'Where roofs leak',
      intro: `Leaks rarely start in the middle of a roof. They start where something comes through it or meets it. The most urgent repairs are listed first, on bars from ${formatDollars(0)} to ${highest(anyRepair)}. Most stay within ${most}; ${worst}, and a tarp has its own price.`,
      repairs,
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'One leak, traced to its source and fixed.',
      steps: {
        heading: 'How a roof repair works',
        groups: [
          {
            heading: 'The first visit',
            steps: [
              {
                title: 'You call',
                duration: '15 minutes',
                details: 'We set a date, and say what to do tonight.',
              },
              {
                title: 'We find the source and price it',
                duration: durations.firstLook,
                hours: [1 / 2, 1],
                details: 'Photos of the attic, the ceiling, the roof.',
              },
            ],
          },
          {
            heading: 'The repair',
            steps: [
              {
                title: 'We fix it',
                duration: '2–3 hours to 1 day',
                hours: [2, hoursADay],
                details: 'Most in one trip, after your days to cancel.',
              },
              {
                title: 'We check after rain',
                duration: 'Follow-up call',
                details: 'After the next real rain: is it dry?',
              },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: ['Photos before and after', 'Matched shingles where stock allows', 'Cleanup'],
        },
        {
          heading: 'Not included',
          kind: 'not included',
          items: [
            'A tarp, if one has to go up first: it has its own price',
            'Rotten decking that nobody could see: priced per sheet in the contract',
          ],
        },
        {
          heading: 'Signs you need a roof repair',
          kind: 'line',
          items: [
            'A ceiling or wall stain that grows after rain',
            'Pieces of shingle in the yard',
            signName('drip-at-a-pipe'),
            'Daylight around a vent',
            'Paint peeling under a valley, the channel where two slopes meet',
          ],
        },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.roofRepair, canWaive: true },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about roof repair',
      answers: {
        'Should I repair my roof or replace it?':
          'Repair it if the trouble is in one spot and the rest still has years in it. If it’s past 20 years, or it leaks somewhere new every winter, your money is better spent on a new roof. We’ll show you the photos and say which one we’d choose.',
        'Will insurance pay for my roof leak?': [
          'If a storm did the damage, it’s often covered after your deductible, but wear and age aren’t. Take photos before anything gets moved, and call your insurer. ',
          { label: 'We write up the scope and price', href: '/services/insurance-claims' },
          ' they need before any work starts.',
        ],
        'Can you fix a roof in the winter?':
          'Yes. On dry days shingles go on as usual, and when it’s too cold for them to seal on their own, we seal each one by hand. If there’s ice, we can cover the spot and come back when it’s safe.',
        'Will the new shingles match?':
          'Not perfectly, because shingles fade, but we use the closest color made today. If the spot shows from the street, we can sometimes take shingles from a hidden slope and put the new ones there.',
        'Do I need a permit for a roof repair?':
          'Most don’t need one. The state code exempts small repairs, and your town’s building official has the last word. We check first, and if the repair is big enough to need a permit, we pull it.',
      },
    },
  ],
  related: ['/services/roofing/emergency', '/services/roof-inspection', '/services/exterior-repairs'],
  closing: {
    heading: 'Send us a photo of the stain',
    text: `Tell us where it shows and when it started. The first look takes ${durations.firstLook}, and costs nothing, whether or not you hire us.`,
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
