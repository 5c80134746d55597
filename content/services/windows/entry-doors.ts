import { durations } from '@/content/durations';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { doorSteps, doorVisit, withoutDetails } from './job-steps';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';

export const entryDoors: ServicePage<'/services/doors/entry'> = {
  path: '/services/doors/entry',
  name: 'Entry Doors',
  title: 'Front & Entry Doors in Connecticut',
  description:
    'Fiberglass, steel or wood? How to choose a front door for a Connecticut house: sun, salt, security, insulation, upkeep, and how entry doors are priced.',
  storyline: 'material',
  ground: 'door-tint',
  scene: {
    figure: 'doors-scene',
    samplesLabel: 'Entry doors',
    scale: 'All four are drawn to one scale: each tick is one foot.',
    samples: [
      {
        name: 'Fiberglass',
        fact: 'Low upkeep',
        text: 'Holds its shape in summer heat and winter cold. Wood grain or smooth.',
        crop: '376 128 236 502',
      },
      {
        name: 'Insulated steel',
        fact: 'Most often the least expensive',
        text: 'Strong. Keep it painted in salt air.',
        crop: '612 128 236 502',
      },
      {
        name: 'Solid wood',
        fact: 'For many historic fronts',
        text: 'Needs a storm door or a deep porch.',
        crop: '846 128 236 502',
      },
      {
        name: 'Sidelites and transoms',
        fact: 'More light in the hall',
        text: 'The narrow glass beside the door and above it.',
        crop: '1068 84 372 546',
      },
    ],
  },
  plate: {
    price: { price: prices.windows.door, note: 'we measure and check the sill first' },
    time: { label: 'On site', value: durations.door.short, note: 'if the sill is sound' },
    next: [weAnswer, freeVisit(doorVisit.duration), firmPrice],
  },
  hero: {
    heading: 'Front and entry doors in Connecticut',
    intro:
      'Fiberglass suits most houses, steel usually costs the least, and wood looks best on a historic front. Sun, salt air and how much porch is over it decide which one lasts.',
  },
  sections: [
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'Security and insulation',
      railLabel: 'Security and warmth',
      intro: 'This is the lock side of a door, cut through and seen from above.',
      details: {
        figure: 'door-lock',
        rows: {
          screws: { title: '3-inch screws into the stud' },
          strike: { title: 'Reinforced strike plate' },
          deadbolt: { title: 'Deadbolt with a one-inch throw' },
          glass: { title: 'Laminated glass in sidelites' },
          core: { title: 'Insulated cores rate near R-5 to R-7' },
          seals: { title: 'The seals and the sill matter more than the panel' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A new front door and frame, hung, insulated and trimmed.',
      steps: {
        heading: 'How it works, with hours',
        groups: [
          { heading: 'Before the day', steps: withoutDetails(doorSteps.before) },
          { heading: 'The day we hang it', steps: withoutDetails(doorSteps.onTheDay) },
        ],
      },
      lists: [
        {
          heading: 'Included with an entry door',
          kind: 'included',
          items: [
            'Sill pan',
            'Insulated frame',
            'Adjusted threshold',
            'Lock and hardware installed',
            'Old door removed',
          ],
        },
        {
          heading: 'Signs your front door is worn out',
          kind: 'line',
          items: [
            'Frost or condensation on the inside',
            'A door sweep that’s worn through',
            'A swollen bottom rail',
            signName('door-you-shoulder'),
          ],
        },
        {
          heading: 'Storm doors',
          kind: 'line',
          items: ['A storm door adds weather protection and a screen', 'It can trap heat on a dark, south-facing door'],
        },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.doors },
    },
    {
      kind: 'faq',
      heading: 'Questions about entry doors',
      answers: {
        'Which is better, a fiberglass or a steel door?':
          'Fiberglass, for most houses, because it doesn’t dent or rust and hardly moves between summer and winter. Steel costs less as a rule and is just as secure, but dents are hard to repair, and near salt water it has to stay painted.',
        'Can I keep my old door frame?':
          'Yes, if it’s square, solid and the right size. Many old frames aren’t, and a new door in a crooked frame will stick and leak. That’s why most doors come with their frame, as one unit.',
        'How long does a front door last?':
          'A fiberglass door lasts 30 years or more if water never stands at the sill. A steel door has to stay painted, especially near the shore. A wood door needs a porch over it, or a storm door, and a fresh finish every few years.',
        'What color front door holds up best?':
          'Lighter colors do, especially if the door faces south or west. Dark doors heat up in the sun, fade sooner, and can warp behind a storm door. If you want a dark one, we’ll order a heat-stable finish.',
        'Can you make the front door wider or add sidelites?':
          'Yes. It takes a permit and a longer header, and it changes the siding and the trim around the door. We price the framing and the finish as one job. A single door rarely needs an engineer.',
        'Is lead paint a concern with an old door?': `It can be, because old doors rub on their frames. ${leadSafe}`,
      },
    },
  ],
  related: ['/services/doors/installation', '/services/windows', '/services/exterior-repairs'],
  closing: {
    heading: 'Let’s look at your front door',
    text: 'We’ll check the sill, the sun and the porch, and say which door we’d choose for your house.',
  },
};
