import { answersAtAnyHour, callLink, company, onCallHours, whenOnCall } from '@/content/company';
import { danger, collapse, limb } from '@/content/danger';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { arrival } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { hoursWithin } from '@/lib/schedule/hours-within';
import { capitalized } from '@/lib/text/capitalized';
import { stormVisit } from './schedule';

const { anyRepair, stormOpening, iceDamLeak, activeLeak, missingShingles } = prices.roofing;

const callOutFee = company.ownerFacts.callOutFee ? `${company.ownerFacts.callOutFee} ` : '';

const arrivalHours = hoursWithin(company.emergency.onSite);

export const emergencyRoofing: ServicePage<'/services/roofing/emergency'> = {
  path: '/services/roofing/emergency',
  name: 'Emergency Roofing',
  title: `${answersAtAnyHour ? `${company.emergency.availability} ` : ''}Emergency Roof Repair in CT`,
  description: `Roof leaking or a tree through it in Connecticut? Call ${company.phone.display}, ${onCallHours}. You get a written price for the tarp before we climb.`,
  priceRange: anyRepair,
  storyline: 'emergency',
  picture: 'emergency-night',
  callNow: `${capitalized(whenOnCall('emergency service'))}: call now`,
  plate: {
    price: {
      price: prices.roofing.tarp,
      note: `Rebuilding a hole: ${printPrice(stormOpening)}`,
    },
    time: { label: 'On site', value: capitalized(company.emergency.onSite), note: 'as soon as it’s safe to climb' },
    next: [
      { what: 'A person answers', how: onCallHours },
      { what: 'Tarp', how: 'its price in writing first' },
      { what: 'Repair date', how: `set ${durations.repairScheduled}` },
    ],
  },
  hero: {
    heading: 'Emergency roof repair in Connecticut',
    intro: 'A person answers. We’ll price the tarp, stop the water, and then price the repair.',
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
        note: ['Is it something else? Look under ', { label: 'What’s wrong?', href: '/find' }],
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
          text: 'A roof this worn gets new shingles all over. That has its own price, and you decide when you’ve read it.',
        },
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Stop the water now, and the repair as its own job.',
      steps: {
        heading: 'What we do, in order',
        measure: arrivalHours ? 'Hours from your call' : 'Hours, not counting the drive',
        groups: [
          {
            steps: [
              // No bar: the crew is on its way meanwhile, and its hours count from the call.
              {
                title: 'We talk you through it',
                duration: '10 minutes',
                details: 'How to limit the damage until we’re there.',
              },
              {
                title: 'A crew arrives',
                duration: arrival.short,
                ...(arrivalHours && { hours: arrivalHours }),
                details: 'Photos first, before we touch anything.',
              },
              {
                title: 'Written price for the tarp',
                duration: 'Before we climb',
                details: 'What we’ll cover, and what that costs.',
              },
              {
                title: 'We stop the water',
                ...stormVisit.cover,
                details: 'With a tarp, shrink wrap or membrane.',
              },
              {
                title: 'Written price for the repair',
                duration: 'Same day',
                details: 'Compare it, or send it to your insurer.',
              },
              {
                title: 'The repair',
                duration: 'A date, then the work',
                details: `Standard repairs scheduled ${durations.repairScheduled}.`,
              },
            ],
          },
        ],
      },
      table: {
        heading: 'Common repairs after a storm',
        columns: ['Repair', 'Planning price'],
        rows: Object.fromEntries(
          [stormOpening, iceDamLeak, activeLeak, missingShingles].map((price) => [price.job, [printPrice(price)]]),
        ),
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: [
            'Help on the phone until we’re there',
            'Photos before we touch anything',
            'Two prices: the tarp’s and the repair’s',
            'A start date in the contract for larger rebuilds',
          ],
        },
        {
          heading: 'Not included',
          kind: 'not included',
          items: ['The tarp. You get it whether or not you waive your right to cancel', limb.heavy],
        },
        {
          heading: 'Every repair we price',
          kind: 'text',
          text: [
            'The price depends on the size of the opening. All ten are under ',
            { label: 'common roof repairs', href: '/services/roofing/repair#common-repairs' },
            '.',
          ],
        },
      ],
      price: { text: `${callOutFee}The tarp first, then the repair: ${printPrice(anyRepair)}.` },
      signature: { warranty: warranties.roofRepair, canWaive: true },
    },
    {
      kind: 'faq',
      heading: 'Questions about emergency roof repair',
      answers: {
        'Will insurance cover the tarp?':
          'Often. Most policies expect you to prevent more damage and pay back what that reasonably costs. Take photos first, keep our written price and the receipt, and call your insurer, who decides what’s covered.',
        'Who takes the tree off the house, and who pays?': `${danger.limb} Your insurer has the last word on that, so call before the saw starts.`,
        'Can you come during the storm?':
          'We come as soon as it’s safe to climb. Until the wind drops and the lightning passes, nobody goes up, but we’ll stay in touch by phone and help you keep the water off what matters.',
        'Is it safe to use a light that’s leaking?': ['No. ', ...danger.light, ` ${danger.breaker}`],
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
