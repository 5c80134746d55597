import { company } from '@/content/company';
import { afterVisit } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const entryDoors: ServicePage<'/services/doors/entry'> = {
  path: '/services/doors/entry',
  category: 'windows',
  name: 'Entry Doors',
  title: `Front & Entry Doors in Connecticut | ${company.name}`,
  description:
    'Fiberglass, steel and wood entry doors for Connecticut homes: insulation, security, and what each costs to live with.',
  hero: {
    heading: 'The front door, warm and tight',
    intro:
      'Nobody sees the attic, but everyone sees the front door. Pick the material for your exposure: sun, salt and snow all treat doors differently.',
    facts: ['Hung, sealed and trimmed in 1 day', `Our own ${company.warranty.workmanship}`],
    media: { kind: 'picture', name: 'detail-door' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs the front door is finished',
      items: [
        'Frost or condensation on the inside face',
        'A sweep worn through',
        'A bottom rail that has swelled',
        'A lock that needs a shoulder',
      ],
    },
    {
      kind: 'options',
      heading: 'Pick for your exposure',
      options: [
        {
          name: 'Fiberglass',
          description: 'Stable in heat and cold.',
          points: ['Wood grain or smooth', 'Low upkeep'],
          media: { kind: 'drawing', name: 'door-fiberglass' },
          price: afterVisit,
        },
        {
          name: 'Insulated steel',
          description: 'Strong and economical.',
          points: ['Keep it painted in salt air'],
          media: { kind: 'drawing', name: 'door-steel' },
          price: afterVisit,
        },
        {
          name: 'Solid wood',
          description: 'For historic fronts.',
          points: ['Needs a storm door or deep porch'],
          media: { kind: 'drawing', name: 'door-wood' },
          price: afterVisit,
        },
        {
          name: 'Sidelites and transoms',
          description: 'The narrow glass beside and above the door.',
          points: ['Light without losing the seal'],
          media: { kind: 'drawing', name: 'door-sidelites' },
          price: afterVisit,
        },
        {
          name: 'Storm doors',
          description: 'Add weather protection and a screen.',
          points: ['Watch for heat build-up on dark south-facing doors'],
          media: { kind: 'drawing', name: 'door-storm' },
          price: afterVisit,
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Keeping people and weather out',
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
          heading: 'Energy',
          items: ['Insulated cores rate near R-5 to R-7', 'Seals and the sill matter more than the panel'],
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From measure to new key',
      steps: [
        {
          title: 'Measure and exposure check',
          duration: '1–2 hours',
          details: 'Which way it faces, how much porch it has, and what the sill looks like.',
        },
        {
          title: 'Style, glass and color',
          duration: '1 day',
          details: 'Chosen with the sun on that wall in mind, priced in writing.',
        },
        { title: 'Order', details: 'We confirm the date when the door is ordered.' },
        {
          title: 'Hang, seal and trim',
          duration: '1 day',
          details: 'Sill pan down, frame square and insulated, threshold adjusted.',
        },
        {
          title: 'Hardware and walkthrough',
          duration: '30 minutes',
          details: 'Lock and strike fitted, keys in your hand.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with the door',
      items: ['Sill pan', 'Insulated frame', 'Adjusted threshold', 'Hardware fitted', 'Old door removed'],
      warranty: `Our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Front door questions',
      entries: [
        {
          question: 'Which color holds up?',
          answer: 'Dark colors heat up; ask for a heat-stable finish.',
        },
        {
          question: 'Can I keep my old frame?',
          answer: 'Only if it is square, sound and not fitted to a smaller rough opening.',
        },
        { question: 'Do I need an engineer to widen it?', answer: 'Usually not for a single door.' },
        {
          question: 'How long does it last?',
          answer: 'Fiberglass 30 years or more when kept out of standing water.',
        },
      ],
    },
  ],
  related: ['/services/doors/installation', '/services/windows', '/services/exterior-repairs'],
};
