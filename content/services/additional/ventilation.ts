import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { iceDamCure } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { atticLook, ventDay } from './job-days';
import type { ServicePage } from '@/content/page';
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
  plate: {
    price: {
      price: ventilationWithRoof,
      of: 'of our new roofs',
      note: `${printPrice(onItsOwn)} if it’s by itself`,
    },
    time: { value: ventDay.duration, note: 'or with a new roof' },
    next: [weAnswer, freeVisit(atticLook.duration), firmPrice],
  },
  hero: {
    heading: 'Attic ventilation in Connecticut',
    intro: 'Air has to come in low at the eaves and go out high at the ridge, or damp air rots the roof deck.',
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
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Air in at the eaves, out at the ridge, in balance.',
      steps: {
        heading: 'How the job goes',
        groups: [
          {
            heading: 'Before the day',
            steps: [{ title: 'Look and measure', ...atticLook, details: 'Attic floor, and air in and out today.' }],
          },
          {
            heading: 'At your house',
            steps: [
              { title: 'Cut the vents', ...ventDay, details: 'Openings cut and flashed, baffles set.' },
              { title: 'Check the airflow', details: 'You get a photo that shows each bay is open.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: ['Vent area worked out on paper', 'Baffles', 'Vents cut and flashed', 'Bath fan duct check', 'Photos'],
        },
        {
          heading: 'What the code requires',
          kind: 'text',
          text: 'One square foot of vent for every 150 square feet of attic floor, or for every 300 if intake and exhaust are balanced.',
        },
        {
          heading: 'Signs of poor ventilation',
          kind: 'line',
          items: [
            signName('musty-attic'),
            'Mold on the deck',
            'Ice dams every winter',
            signName('hot-upstairs'),
            'Shingles that curl early',
          ],
        },
        {
          heading: 'Worth fixing first',
          kind: 'text',
          text: [
            `${iceDamCure} That takes `,
            { label: 'air sealing and insulation', href: '/services/insulation' },
            '. Heat cables are a last resort, by a licensed electrician.',
          ],
        },
      ],
      price: {
        text: `With a new roof: ${printPrice(ventilationWithRoof).toLowerCase()}. By itself: one firm price in writing.`,
        isFirm: true,
      },
      signature: { warranty: warranties.attic },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about attic ventilation',
      answers: {
        'Do I need a ridge vent, gable vents or a fan?':
          'A ridge vent with soffit vents, for most attics. Gable vents mostly move air at the two ends, and powered fans can pull heated air up out of the house. Don’t mix the kinds, because a ridge vent will then draw from the gable instead of the eaves.',
        'Can an attic have too much ventilation?':
          'It can have too much exhaust. If more air goes out at the ridge than comes in at the eaves, the attic pulls heated air from your rooms. We add intake first, and then match the ridge vent to it.',
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
