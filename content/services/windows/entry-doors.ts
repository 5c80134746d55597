import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { afterVisit } from '@/content/prices';
import { estimate } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { doorSteps } from './job-steps';
import type { ServicePage } from '@/content/types';

export const entryDoors: ServicePage<'/services/doors/entry'> = {
  path: '/services/doors/entry',
  category: 'windows',
  name: 'Entry Doors',
  title: `Front & Entry Doors in Connecticut | ${company.name}`,
  description:
    'Fiberglass, steel or wood? How to choose a front door for a Connecticut house: sun, salt, security, insulation, upkeep, and how entry doors are priced.',
  hero: {
    heading: 'Front and entry doors in Connecticut',
    intro:
      'Fiberglass suits most houses, steel costs the least, and wood looks best on an old front. Which one lasts at your house depends on sun, salt and how much porch is over it. We’ll look at that before we talk about colors.',
    facts: [`${durations.door.short} if the sill is sound`, 'One firm price in writing'],
    media: { kind: 'picture', name: 'detail-door' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your front door is worn out',
      items: [
        'Frost or condensation on the inside',
        'A sweep that’s worn through',
        'A swollen bottom rail',
        'A door you have to shoulder shut to lock',
      ],
    },
    {
      kind: 'options',
      heading: 'Fiberglass, steel or wood?',
      options: [
        {
          name: 'Fiberglass',
          description: 'Holds its shape in heat and cold.',
          points: ['Wood grain or smooth', 'Low upkeep'],
          media: { kind: 'drawing', name: 'door-fiberglass' },
          price: afterVisit,
        },
        {
          name: 'Insulated steel',
          description: 'Strong, and usually the least expensive.',
          points: ['Keep it painted in salt air'],
          media: { kind: 'drawing', name: 'door-steel' },
          price: afterVisit,
        },
        {
          name: 'Solid wood',
          description: 'For historic fronts.',
          points: ['Needs a storm door or a deep porch'],
          media: { kind: 'drawing', name: 'door-wood' },
          price: afterVisit,
        },
        {
          name: 'Sidelites and transoms',
          description: 'The narrow glass beside the door and above it.',
          points: ['More light in the hall'],
          media: { kind: 'drawing', name: 'door-sidelites' },
          price: afterVisit,
        },
        {
          name: 'Storm doors',
          description: 'Weather protection and a screen.',
          points: ['Can trap heat on a dark, south-facing door'],
          media: { kind: 'drawing', name: 'door-storm' },
          price: afterVisit,
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Security and insulation',
      columns: [
        {
          heading: 'Security',
          items: [
            '3-inch screws into the stud',
            'Reinforced strike plate',
            'Deadbolt with a one-inch throw',
            'Laminated glass in sidelites',
          ],
        },
        {
          heading: 'Insulation',
          items: ['Insulated cores rate near R-5 to R-7', 'The seals and the sill matter more than the panel'],
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How it works',
      steps: doorSteps,
    },
    {
      kind: 'included',
      heading: 'What’s included with an entry door',
      items: ['Sill pan', 'Insulated frame', 'Adjusted threshold', 'Lock and hardware installed', 'Old door removed'],
      warranty: warranties.doors.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about entry doors',
      entries: [
        {
          question: 'How much does a new front door cost?',
          answer: `The door, its glass and its lock make up most of the bill, and they vary too much for one honest number. We measure and check the sill for free. ${estimate.firm}`,
        },
        {
          question: 'Which is better, a fiberglass or a steel door?',
          answer:
            'Fiberglass, for most houses. It doesn’t dent or rust, and it moves little between summer and winter. Steel costs less and is just as secure, but a dent is hard to fix, and near salt water it has to stay painted.',
        },
        {
          question: 'Can I keep my old door frame?',
          answer:
            'Yes, if it’s square, solid and the right size. Most old frames aren’t, and a new door in a crooked frame will stick and leak. So we usually hang the door and the frame together, as one unit.',
        },
        {
          question: 'How long does a front door last?',
          answer:
            'A fiberglass door lasts 30 years or more if water doesn’t sit on its sill. Steel lasts about as long if it stays painted. Wood needs a porch or a storm door, and a fresh finish every few years.',
        },
        {
          question: 'What color front door holds up best?',
          answer:
            'Light colors, if the door faces south or west. Dark doors heat up in the sun, fade sooner, and can warp behind a storm door. If you want dark, we’ll order a finish made for heat.',
        },
        {
          question: 'Can you make the front door wider or add sidelites?',
          answer:
            'Yes. It takes a permit and a longer header, and it changes the siding and trim around the door. A single door rarely needs an engineer. We price the framing and the finish as one job.',
        },
      ],
    },
  ],
  related: ['/services/doors/installation', '/services/windows', '/services/exterior-repairs'],
  closing: {
    heading: 'Let’s look at your front door',
    text: 'We’ll check the sill, the sun and the porch, and tell you which door we’d hang. The price comes in writing.',
  },
};
