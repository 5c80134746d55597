import { prices } from '@/content/prices';
import { iceDamCure } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

const { ventilation: onItsOwn, ventilationWithRoof } = prices.additional;

export const ventilation: ServicePage<'/services/ventilation'> = {
  path: '/services/ventilation',
  name: 'Ventilation',
  title: 'Attic & Roof Ventilation in Connecticut',
  description:
    'Ridge and soffit vents for Connecticut attics: signs of poor ventilation, how much vent area the code requires, ice dams, and when it’s part of a new roof.',
  storyline: 'repair',
  ground: 'door-tint',
  crossSection: 'vent-section',
  railFacts: [
    { label: 'With a new roof', price: ventilationWithRoof },
    { label: 'On its own', price: onItsOwn },
    { label: 'Takes', value: 'Half to one day' },
  ],
  hero: {
    heading: 'Attic ventilation in Connecticut',
    intro:
      'Vents go in with a new roof, or on their own in half a day to a day. An attic needs air coming in low at the eaves and going out high at the ridge. Without it, damp air rises from the house and rots the roof deck, and the heat that comes with it melts the snow into ice dams.',
  },
  sections: [
    {
      kind: 'details',
      id: 'install',
      heading: 'What we install',
      railLabel: 'What we install',
      details: {
        figure: 'vent-parts',
        rows: {
          soffit: { title: 'Continuous soffit vents', text: 'Or more of the ones you have' },
          baffles: { title: 'Baffles', text: 'In every rafter bay, to keep the insulation out of the air’s way' },
          ridge: { title: 'Ridge vent', text: 'With an outside baffle' },
          gable: { title: 'Gable vents closed', text: 'Once a ridge vent replaces them' },
          fans: { title: 'Bath and dryer vents run outside', text: 'Never into the attic' },
        },
      },
    },
    {
      kind: 'note',
      id: 'how',
      heading: 'How attic ventilation works',
      railLabel: 'How it works',
      items: [
        'Air comes in at the soffit and leaves at the ridge, with baffles to keep the insulation out of its way',
        'The code requires one square foot of vent for every 150 square feet of attic floor, or for every 300 if intake and exhaust are balanced',
        'Only one kind of exhaust vent on a roof, because two kinds work against each other',
      ],
      beside: [
        {
          heading: 'Signs of poor ventilation',
          items: [
            signName('musty-attic'),
            'Mold on the deck',
            'Ice dams every winter',
            signName('hot-upstairs'),
            'Shingles that curl early',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      space: 'short',
      display: 'line',
      id: 'visit',
      heading: 'How the job goes',
      railLabel: 'How the job goes',
      steps: [
        {
          title: 'Look and measure',
          duration: '1–2 hours',
          hours: [1, 2],
          details: 'We measure the attic floor and work out how much air comes in and goes out now.',
        },
        {
          title: 'Cut the vents',
          duration: 'Half to one day, or with a new roof',
          hours: [4, 8],
          details: 'We cut and flash the openings and set the baffles.',
        },
        { title: 'Check the airflow', details: 'You get a photo that shows each bay is open.' },
      ],
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included',
      runsInOnPhones: true,
      railLabel: 'What’s included',
      items: ['Vent area worked out on paper', 'Baffles', 'Vents cut and flashed', 'Bath fan duct check', 'Photos'],
      text: warranties.attic.sentence,
      beside: [
        {
          heading: 'How much does it cost?',
          runsInOnPhones: true,
          items: [
            `With a new roof: ${printPrice(ventilationWithRoof).toLowerCase()}`,
            `On its own: ${printPrice(onItsOwn).toLowerCase()}`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      space: 'usual',
      heading: 'Seal the leaks, too',
      media: { kind: 'drawing', name: 'ice-dam' },
      paragraphs: [
        [
          `${iceDamCure} That takes `,
          { label: 'air sealing and insulation', href: '/services/insulation' },
          '. Common leaks are gaps at the chimney, the attic hatch, recessed lights, bath fans and wiring holes. Heat cables are a last resort, on their own circuit, put in by a licensed electrician.',
        ],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about attic ventilation',
      answers: {
        'How much does attic ventilation cost?': `It’s included in most of our new roofs. On its own it takes half a day to a day, and it’s ${printPrice(onItsOwn).toLowerCase()}: the price depends on the ridge, the soffits, and how easily we can reach the eaves from inside.`,
        'Do I need a ridge vent, gable vents or a fan?':
          'A ridge vent with soffit vents, for most attics. Gable vents mostly move air at the two ends, and powered fans can pull heated air up out of the house. Don’t mix the kinds, because a ridge vent will then draw from the gable instead of the eaves.',
        'Can an attic have too much ventilation?':
          'It can have too much exhaust. If more air goes out at the ridge than comes in at the eaves, the attic pulls heated air from your rooms. We add intake first, and then match the ridge vent to it.',
        'Will ventilation stop ice dams?': [
          'Ventilation helps, but it isn’t enough by itself, because ice dams start with heat that leaks out of the house. Seal and ',
          { label: 'insulate', href: '/services/insulation' },
          ' the attic floor, then vent what still gets through. Most attics need both before the icicles quit.',
        ],
        'What about cathedral ceilings?':
          'Each rafter bay needs its own air space, from the eave to the ridge, above the insulation. If there isn’t room for one, the roof has to be designed as a sealed, unvented assembly. A roof replacement is the best time for that.',
        'Will new vents get rid of attic mold?':
          'They stop what feeds it, which is damp air with nowhere to go, but they don’t remove what’s already there. That’s a separate job for a mold remediation company, after the vents are in and every bath fan is ducted outside.',
        'Does ventilation affect my shingle warranty?':
          'Yes. Shingle makers require balanced ventilation, and an overheated attic ages shingles early. If there’s ever a claim, the maker may ask about the vents. Keep our vent calculation with your roof papers.',
      },
    },
  ],
  related: ['/services/insulation', '/services/roof-inspection', '/services/roofing/installation'],
  closing: {
    heading: 'Find out if your attic can breathe',
    text: 'We’ll measure the attic, count the vents, and show you on paper what’s missing.',
  },
};
