import { durations, hoursADay } from '@/content/durations';
import { prices, type PricedJob } from '@/content/prices';
import { arrival, cancellation, estimate } from '@/content/promises';
import type { FigureRows } from '@/content/figures';
import { signName } from '@/content/signs/signs';
import type { PricedRepair, ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printBarePrice, printPrice, type PriceRange } from '@/lib/prices/price';
import { capitalized } from '@/lib/text/capitalized';

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
} as const satisfies FigureRows<PricedRepair>;

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
    `Standard repairs scheduled ${durations.repairScheduled}. That’s the date, not the finished repair. Is water coming in right now? Start with `,
    { label: 'emergency roof repair', href: '/services/roofing/emergency' },
    '.',
  ],
  railFacts: [
    { label: 'Price', price: anyRepair },
    { label: 'Visit set', value: capitalized(durations.repairScheduled) },
    { label: 'Emergencies', value: arrival.short },
  ],
  hero: {
    heading: 'Roof repair in Connecticut',
    intro: `We find where the water’s getting in, fix that spot, and leave the rest of your roof alone. A cracked pipe boot runs ${printPrice(pipeBoot)}, and most repairs stay within ${most}; ${worst}, tarp extra. You’ll have the price in writing before we start.`,
  },
  sections: [
    {
      kind: 'repair-map',
      id: 'common-repairs',
      heading: 'Where roofs leak',
      railLabel: 'Where roofs leak',
      intro:
        'Leaks rarely start in the middle of a roof. They start where something comes through it or meets it, such as a chimney, a pipe, a skylight or a valley. The most urgent repairs are listed first.',
      map: repairs,
    },
    {
      kind: 'price-ladder',
      id: 'prices',
      heading: 'What a roof repair costs',
      railLabel: 'What it costs',
      intro: `Ten repairs on one ruler, ${printBarePrice(anyRepair, { conditionIs: 'in the next sentence', as: 'words' })}. If we have to put up a tarp first, that has its own price. What we find on the first visit decides where yours lands. Rotten decking that nobody could see has its own price per sheet in the contract.`,
      caption: 'Roof repairs and their planning prices',
      step: 1000,
      rungs: Object.values(repairs.rows).map(({ title, price }, index) => ({ name: title, price, number: index + 1 })),
    },
    {
      kind: 'steps',
      display: 'line',
      id: 'visit',
      heading: 'How a roof repair works',
      railLabel: 'How a repair goes',
      intro: 'Once you’ve said yes, most repairs take one trip.',
      steps: [
        {
          title: 'You call, and we set the visit',
          duration: '15 minutes',
          hours: [1 / 4, 1 / 4],
          wait: capitalized(durations.repairScheduled),
          details: `We ask where it leaks, when and how much, and how to limit the damage tonight. You have a date for the visit ${durations.repairScheduled} of your call.`,
        },
        {
          title: 'We find the source and price it',
          duration: durations.firstLook,
          hours: [1 / 2, 1],
          wait: '3 business days to cancel',
          details: `We look at the attic, the ceiling and the roof, and take photos of all three. If we have to run a hose over the roof, the visit takes longer. ${estimate.firm} You get it on the same visit, with photos of the cause.`,
        },
        {
          title: 'We fix it',
          duration: '2–3 hours to 1 day',
          hours: [2, 3, hoursADay],
          details: 'We make the repair and clean up before we leave.',
        },
        {
          title: 'We check after rain',
          duration: 'Follow-up call',
          details: 'We call after the next real rain to make sure it’s dry.',
        },
      ],
      note: `${cancellation.sentence} We do the repair after those three days. ${cancellation.waiver}`,
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included in the price',
      runsInOnPhones: true,
      railLabel: 'What’s included',
      items: ['Photos before and after', 'Matched shingles where stock allows', 'Cleanup'],
      text: warranties.roofRepair.sentence,
      beside: [
        {
          heading: 'Signs you need a roof repair',
          items: [
            'A ceiling or wall stain that grows after rain',
            'Pieces of shingle in the yard',
            signName('drip-at-a-pipe'),
            'Daylight around a vent',
            'Paint peeling under a valley, the channel where two slopes meet',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about roof repair',
      answers: {
        'How much does it cost to fix a roof leak?': `Most of our repairs stay within ${most}. A cracked pipe boot (${printPrice(pipeBoot)}) or a few torn shingles (${printPrice(missingShingles)}) are at the low end, while a rebuilt valley (${printPrice(valley)}) or soft decking (${printPrice(softDeck)}) costs more, and ${worst}. A tarp has its own price. You see both before we start.`,
        'Should I repair my roof or replace it?':
          'Repair it if the trouble is in one spot and the rest still has years in it. If it’s past 20 years, or it leaks somewhere new every winter, your money is better spent on a new roof. We’ll show you the photos and say which one we’d choose.',
        'Will insurance pay for my roof leak?': [
          'If a storm did the damage, it’s often covered after your deductible, but wear and age aren’t. Take photos before anything gets moved, and call your insurer. ',
          { label: 'We write up the scope and price', href: '/services/insurance-claims' },
          ' they need before any work starts.',
        ],
        'Can you fix a roof in the winter?':
          'Yes. On dry days shingles go on as usual, and when it’s too cold for them to seal on their own, we seal each one by hand. If there’s ice, we can cover the spot and come back when it’s safe.',
        'Can you patch one spot on an old roof?':
          'Yes. Your estimate says how long we think the patch will hold. If the shingles around it crack when we lift them, a patch won’t last, and we’ll say so.',
        'Will the new shingles match?':
          'Not perfectly, because shingles fade, but we use the closest color made today. If the spot shows from the street, we can sometimes take shingles from a hidden slope and put the new ones there.',
        'Do I need a permit for a roof repair?':
          'Most don’t need one. The state code exempts small repairs, and your town’s building official has the last word. We check first, and if the repair is big enough to need a permit, we pull it.',
        'Do you repair flat porch roofs?':
          'Yes, with membrane instead of shingles. We look at the edges, the wall above it and the boards underneath, because that’s where porch roofs let go.',
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
