import { answersAtAnyHour, callLink, company, onCallHours, whenOnCall } from '@/content/company';
import { collapse, danger, limb } from '@/content/danger';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { arrival, cancellation, tarp } from '@/content/promises';
import type { CallStep, ServicePage } from '@/content/types';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { longestMinutes, minutesWithin } from '@/lib/schedule/minute-bar';
import { capitalized } from '@/lib/text/capitalized';
import { timeInWords } from '@/lib/text/time-in-words';

const { anyRepair, stormOpening, iceDamLeak, activeLeak, missingShingles } = prices.roofing;

const callOutFee = company.ownerFacts.callOutFee ? `${company.ownerFacts.callOutFee} ` : '';

const arrivalMinutes = minutesWithin(company.emergency.onSite);

const callSteps: readonly CallStep[] = [
  {
    title: 'We talk you through it',
    duration: '10 minutes',
    minutes: [10, 10],
    details: `A person answers, ${onCallHours}, and helps you limit the damage.`,
  },
  {
    title: 'A crew arrives',
    duration: arrival.short,
    minutes: arrivalMinutes,
    details: 'We make sure it’s safe to work, and take photos before we touch anything.',
  },
  {
    title: 'Written price for the tarp',
    duration: 'Before we climb',
    details: 'It says what we’ll cover and what that costs.',
  },
  {
    title: 'We stop the water',
    duration: '2–3 hours',
    minutes: [120, 180],
    details: 'We cover the hole with a tarp, shrink wrap or membrane.',
  },
  {
    title: 'Written price for the repair',
    duration: 'Same day',
    details: 'It’s separate from the tarp. Compare it, or send it to your insurer.',
  },
  {
    title: 'The repair',
    duration: `Standard repairs scheduled ${durations.repairScheduled}`,
    details: 'Larger rebuilds get a start date in the contract.',
  },
];

export const emergencyRoofing: ServicePage<'/services/roofing/emergency'> = {
  path: '/services/roofing/emergency',
  name: 'Emergency Roofing',
  title: `${answersAtAnyHour ? `${company.emergency.availability} ` : ''}Emergency Roof Repair in CT`,
  description: `Roof leaking or a tree through it in Connecticut? Call ${company.phone.display}, ${onCallHours}. You get a written price for the tarp before we climb.`,
  priceRange: anyRepair,
  storyline: 'emergency',
  picture: 'emergency-night',
  callNow: `${capitalized(whenOnCall('emergency service'))}: call now`,
  hero: {
    heading: 'Emergency roof repair in Connecticut',
    intro: `A person answers. ${arrival.sentence} We’ll price the tarp, stop the water, and then price the repair.`,
  },
  sections: [
    {
      kind: 'notice',
      level: 'danger',
      display: 'bar',
      heading: 'In danger? First things first.',
      texts: {
        'Smell gas?': danger.gas,
        'Wires down?': danger.wires,
        [collapse.signs]: danger.collapse,
      },
    },
    {
      kind: 'first-steps',
      heading: 'What to do until we get there',
      steps: [
        'Move people and pets away from the wet area.',
        danger.breaker,
        `Put a bucket under the drip. ${danger.bulge}`,
        'Move the furniture, and cover what you can’t move.',
        'Take photos, wide and close, before anything gets moved or fixed.',
        danger.ice,
      ],
      callIf: {
        heading: 'Call us right away if',
        items: [
          'Water is running through a ceiling or a light',
          'A limb or a tree is on the house',
          'Part of the roof has blown off',
          'A ceiling is wet and bulging',
          'A chimney or dormer has shifted',
        ],
        note: ['Is it something else? Look under ', { label: 'What do you see?', href: '/find' }],
      },
    },
    {
      kind: 'wipe',
      set: 'storm',
      heading: 'Struck, tarped, repaired',
      intro: 'One roof in three states, from the same spot. Slide the board to compare.',
      stages: [
        {
          name: 'Struck',
          picture: 'storm-struck',
          text: 'When you call, say what’s wet and where. We’ll talk you through it until we get there.',
        },
        {
          name: 'Tarped',
          picture: 'storm-tarped',
          text: `${limb.heavy} Once you’ve agreed to the price, the tarp goes over the ridge, and boards hold it down.`,
        },
        {
          name: 'Repaired',
          picture: 'storm-mended',
          text: 'The permanent repair has its own price, and you decide when you’ve read it.',
        },
      ],
    },
    {
      kind: 'steps',
      display: 'call',
      heading: 'What we do, in order',
      intro: `Drawn to scale${arrivalMinutes ? '' : ', not counting the drive'}: ${timeInWords(longestMinutes(callSteps) / 60)} if each step takes its longest. Striped means “up to.”`,
      steps: callSteps,
    },
    {
      kind: 'cost-moments',
      heading: 'What it costs, and when you know',
      drawing: 'roof-tarp',
      moments: [
        {
          when: 'Before we climb',
          what: 'The tarp, in writing',
          text: 'You see what we’ll cover and what it costs before anyone goes up.',
          prices: [{ label: prices.roofing.tarp.job, price: prices.roofing.tarp }],
        },
        {
          when: 'Same day',
          what: `The repair, ${printPrice(anyRepair)}`,
          text: [
            'The price depends on the size of the opening. These four are common after a storm; all ten are under ',
            { label: 'common roof repairs', href: '/services/roofing/repair#common-repairs' },
            '.',
          ],
          prices: [stormOpening, iceDamLeak, activeLeak, missingShingles].map((price) => ({ label: price.job, price })),
        },
        {
          when: 'In the contract',
          what: 'The start date',
          text: `Standard repairs are scheduled ${durations.repairScheduled}. That’s the date, not the finished repair. Larger rebuilds get one in the contract.`,
        },
      ],
    },
    {
      kind: 'repairs',
      heading: 'Emergencies we handle',
      repairs: [
        {
          title: 'Tree or limb on the roof',
          description: limb.short,
          urgency: 'Emergency',
        },
        {
          title: 'Tarping and board-up',
          description: 'We close a hole with a tarp, shrink wrap or boards until it’s rebuilt.',
          urgency: 'Emergency',
        },
        {
          title: 'Ice dam leaks',
          description: 'We open channels in the ice with steam or by hand so trapped water can drain.',
          urgency: 'Emergency',
        },
        {
          title: 'Heavy snow on the roof',
          description: 'We take snow off where its weight is a risk, once it’s safe to go up.',
          urgency: 'Emergency',
        },
        {
          title: 'Blown-off shingles before the next rain',
          description: 'We cover bare patches while the deck under them is still dry.',
          urgency: 'High Priority',
        },
        {
          title: 'Lifted flashing',
          description: 'We close gaps at chimneys, walls and skylights before water gets behind them.',
          urgency: 'High Priority',
        },
        {
          title: 'Torn gutters hanging over a walk',
          description: 'We secure the loose lengths, or take them down before they fall on someone.',
          urgency: 'Medium Priority',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about emergency roof repair',
      aside: {
        heading: 'Your right to cancel, even in an emergency',
        text: `${cancellation.sentence} ${cancellation.waiver} We explain it before you sign anything, and we’ll put up a tarp whether you waive it or not.`,
      },
      answers: {
        'How much does an emergency roof repair cost?': `${callOutFee}${tarp.sentence} The repair itself runs ${printBarePrice(anyRepair, { conditionIs: 'in the same sentence', as: 'words' })} apart from the tarp, depending on the size of the opening and what’s broken under it. You see that price, too, and decide before we start.`,
        'Will insurance cover the tarp?':
          'Often. Most policies expect you to prevent more damage and pay back what that reasonably costs. Take photos first, keep our written price and the receipt, and call your insurer, who decides what’s covered.',
        'Who takes the tree off the house, and who pays?': `${danger.limb} Your insurer has the last word on that, so call before the saw starts.`,
        'Can you come during the storm?':
          'We come as soon as it’s safe to climb. Until the wind drops and the lightning passes, nobody goes up, but we’ll stay in touch by phone and help you keep the water off what matters.',
        'Is it safe to use a light that’s leaking?': ['No. ', ...danger.light, ` ${danger.breaker}`],
        'How do I stop a roof leak until you get here?': `Catch the water in a bucket, and stay off the roof. ${danger.bulge} ${danger.pan}`,
        'Do you clear snow from roofs?': [
          'Yes, when the weight is a risk. For ordinary snow, use a roof rake from the ground. ',
          ...danger.collapsing,
        ],
      },
    },
  ],
  related: ['/services/roofing/storm-damage', '/services/insurance-claims', '/services/roofing/repair'],
  closing: {
    heading: 'Is water coming in now?',
    text: 'Have your address ready and say what’s happening. You’ll hear what to do first.',
    action: callLink,
    hasOnlyPhone: true,
  },
};
