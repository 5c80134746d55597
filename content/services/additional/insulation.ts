import { danger } from '@/content/danger';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate, rValues } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { atticLook, insulationDays } from './job-days';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';

const { sealing, filling } = insulationDays;

export const insulationSigns: readonly string[] = [
  signName('joists-you-see'),
  signName('snow-melts-first'),
  'A room over the garage that never warms up',
  'Icicles along one wall',
];

export const insulation: ServicePage<'/services/insulation'> = {
  path: '/services/insulation',
  name: 'Insulation',
  title: 'Attic & Wall Insulation in Connecticut',
  description:
    'Attic and wall insulation for Connecticut homes: how much you need, why air sealing comes first, how it stops ice dams, and how we price the work.',
  storyline: 'inspection',
  ground: 'peach',
  plate: {
    price: { price: prices.additional.insulation, of: 'air sealing and insulation' },
    time: { value: insulationDays.total, note: 'you can stay in the house' },
    next: [weAnswer, freeVisit(atticLook.duration), firmPrice],
  },
  form: {
    title: 'Attic and wall check',
    tool: 'flashlight',
    lines: [
      { label: 'House', value: 'The one drawn below' },
      { label: 'Checked by', initials: ['P. H.'] },
      { label: 'You get', value: 'A price' },
    ],
  },
  hero: {
    heading: 'Attic and wall insulation in\u00a0Connecticut',
    intro: 'An attic here needs about R-60, and most older ones have far less. Air sealing comes first.',
  },
  sections: [
    {
      kind: 'inspection',
      id: 'leaks',
      heading: 'Where heat gets out',
      railLabel: 'Where heat gets out',
      intro:
        'Heat that leaks into the attic melts the snow on the roof, and the water freezes again at the eaves. That’s an ice dam.',
      marks: ['Seal', 'Insulate'],
      sheet: {
        figure: 'attic-leaks',
        rows: {
          chimney: { name: 'Chimney gaps', detail: 'With metal and fire-safe caulk', sample: 'Seal' },
          hatch: { name: 'The attic hatch', detail: 'With a gasket', sample: 'Seal' },
          lights: { name: 'Recessed lights', detail: danger.recessedLights, sample: 'Seal' },
          fans: { name: 'Bath fans', detail: 'Ducted outside, not into the attic', sample: 'Seal' },
          plates: { name: 'Top plates and wiring holes', detail: 'Gaps along the tops of the walls', sample: 'Seal' },
          rim: { name: 'The rim above the foundation', sample: 'Insulate' },
        },
        groups: [{ name: 'Seal first, then insulate', first: 'chimney', initials: 'P. H.' }],
      },
    },
    {
      kind: 'details',
      id: 'targets',
      heading: 'How much insulation do you need?',
      railLabel: 'How much you need',
      intro:
        'R-value says how well a layer holds heat in. More is better, up to the target. Connecticut is in climate zone 5 of the energy code.',
      details: {
        figure: 'insulation-targets',
        rows: {
          bareAttic: { title: 'Attic with none', text: 'R-60' },
          thinAttic: { title: 'Attic with 3–4 inches already there', text: 'R-49 added' },
          walls: { title: 'Under new siding', text: 'R-5 to R-10 foam sheathing and filled cavities' },
          floors: { title: 'Floors over cold space', text: 'R-30' },
        },
      },
      footnote: `${rValues} It also says how thick each kind has to be.`,
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Gaps sealed, then every part of the house up to its target.',
      steps: {
        heading: 'How it works',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              {
                title: 'Attic and wall check',
                ...atticLook,
                details: 'Also on the visit for a roof or siding.',
              },
            ],
          },
          {
            heading: 'At your house',
            steps: [
              { title: 'Air sealing', ...sealing, details: 'Every gap, before insulation covers it.' },
              { title: 'Baffles and depth markers', details: 'Air at the eaves; a depth anyone can read.' },
              { title: 'Insulation', ...filling, details: 'Each part of the house up to its target.' },
              { title: 'Vent check and photos', details: 'It must never block the air at the eaves.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: [
            'Air sealing at chimney gaps, hatches, lights and top plates',
            'Baffles at the eaves',
            'Depth markers',
            'Photos',
            'Cleanup',
          ],
        },
        {
          heading: 'Kinds of insulation',
          kind: 'line',
          items: [
            'Cellulose: dense, blown into attics and old walls',
            'Fiberglass batts: in open framing, cut to fit tightly',
            'Spray foam: rim joists and tight corners, by a trained crew',
            'Rigid foam: over the sheathing, before new siding',
          ],
        },
        {
          heading: 'Insulate here, too',
          kind: 'line',
          items: [
            'Attic floor',
            'Knee walls behind upstairs closets',
            'Attic hatches and pull-down stairs',
            'Ducts in cold spaces',
          ],
        },
        { heading: 'Signs you need more insulation', kind: 'line', items: insulationSigns },
      ],
      price: { text: `${estimate.firmTitle} Energize CT may pay part of it: ask before you buy.`, isFirm: true },
      signature: { warranty: warranties.attic },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about insulation',
      answers: {
        'Will insulation stop ice dams?': [
          'Mostly, if the air leaks are sealed and the roof is vented. All three work together: sealing keeps heat out of the attic, insulation slows the rest, and ',
          { label: 'vents', href: '/services/ventilation' },
          ' carry off what gets through.',
        ],
        'Can you put new insulation over old?':
          'Yes, if the old insulation is dry and clean. Wet or mouse-damaged insulation comes out first. We also look for vermiculite, an older loose fill that can contain asbestos, and have it tested before anyone disturbs it. If it’s asbestos, a state-licensed asbestos contractor takes it out.',
        'Can you insulate the walls of an old house?':
          'Yes. We blow it in from outside, preferably while the siding is off. First we check for lead paint, asbestos and knob-and-tube wiring. A licensed electrician has to replace old wiring before anyone fills the wall around it.',
        'Should I insulate before a new roof or after?':
          'At the same time, if you can. With the roof open, we can reach the eaves, set the baffles and cut the vents properly. If your roof still has years left in it, we can do the work from inside the attic now.',
      },
    },
  ],
  related: ['/services/ventilation', '/services/roofing/replacement', '/services/siding/insulated'],
  closing: {
    heading: 'Let’s look in your attic',
    text: 'Which rooms are cold, and where does the ice hang? We’ll measure the insulation that’s already up there and price what’s missing.',
  },
};
