import { danger } from '@/content/danger';
import { prices } from '@/content/prices';
import { estimate, rValues } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { insulationDays } from './job-days';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';
import { capitalized } from '@/lib/text/capitalized';

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
  railFacts: [
    { label: 'First', value: 'Air sealing' },
    { label: 'Takes', value: capitalized(insulationDays.total) },
    { label: 'Price', price: prices.additional.insulation },
  ],
  form: {
    title: 'Attic and wall check',
    tool: 'flashlight',
    lines: [
      { label: 'House', value: 'The one drawn below' },
      { label: 'Checked by', initials: ['P. H.'] },
      { label: 'First look', value: 'Free' },
    ],
  },
  hero: {
    heading: 'Attic and wall insulation in\u00a0Connecticut',
    intro: `An attic here needs about R-60, most older ones have far less, and getting there takes ${insulationDays.total}. Air sealing comes first: heat that leaks into your attic melts the snow on the roof, and the water freezes again at the eaves. That’s an ice dam.`,
  },
  sections: [
    {
      kind: 'inspection',
      id: 'leaks',
      heading: 'Where heat gets out',
      railLabel: 'Where heat gets out',
      sheet: {
        figure: 'attic-leaks',
        rows: {
          chimney: { name: 'Chimney gaps', detail: 'With metal and fire-safe caulk', sample: 'Fix' },
          hatch: { name: 'The attic hatch', detail: 'With a gasket', sample: 'Watch' },
          lights: { name: 'Recessed lights', detail: danger.recessedLights, sample: 'Fine' },
          fans: { name: 'Bath fans', detail: 'Ducted outside', sample: 'Fix' },
          plates: { name: 'Top plates and wiring holes', detail: 'Gaps along the tops of the walls', sample: 'Fix' },
          rim: { name: 'The rim above the foundation', sample: 'Watch' },
        },
        groups: [
          { name: 'Seal these first', first: 'chimney', initials: 'P. H.' },
          { name: 'Insulate here', first: 'rim', initials: 'P. H.' },
        ],
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
      kind: 'steps',
      display: 'line',
      id: 'visit',
      heading: 'How it works',
      railLabel: 'How it works',
      steps: [
        {
          title: 'Attic and wall check',
          duration: '1–2 hours',
          hours: [1, 2],
          details: 'We can do it on the same visit as a roof or siding estimate.',
        },
        { title: 'Air sealing', ...sealing, details: 'We seal every gap before insulation covers it.' },
        { title: 'Insulation', ...filling, details: 'We bring each part of the house up to its target.' },
        {
          title: 'Vent check',
          details: [
            'Insulation must never block the air at the eaves. See ',
            { label: 'attic ventilation', href: '/services/ventilation' },
            '.',
          ],
        },
        {
          title: 'Photos and depth markers',
          details: 'The markers stay in the attic, so anyone can see how deep the insulation is. You get the photos.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'kinds',
      heading: 'Kinds of insulation',
      items: [
        'Cellulose is dense and blown in place, so it works well in attics and old walls.',
        'Fiberglass batts go in open framing, and work only if they’re cut to fit tightly.',
        'Spray foam suits rim joists and corners that are hard to reach, and a trained crew sprays it.',
        'Rigid foam goes over the sheathing before new siding.',
      ],
      beside: [{ heading: 'Signs you need more insulation', items: insulationSigns }],
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included',
      railLabel: 'What’s included',
      items: [
        'Air sealing at chimney gaps, hatches, lights and top plates',
        'Baffles at the eaves',
        'Depth markers',
        'Photos',
        'Cleanup',
      ],
      text: warranties.attic.sentence,
      beside: [
        {
          heading: 'Insulate here, too',
          runsInOnPhones: true,
          items: [
            'Attic floor',
            'Knee walls behind upstairs closets',
            'Attic hatches and pull-down stairs',
            'Ducts in cold spaces',
          ],
        },
        {
          heading: 'How much does it cost?',
          items: [`Air sealing and insulation: ${printPrice(prices.additional.insulation).toLowerCase()}`],
          text: 'Energize CT may pay part of it. Check with them before you buy. If they’ve inspected your house, we can work from their report.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about insulation',
      answers: {
        'How much does attic insulation cost?': `It depends on the size of the attic, how much insulation is already there, and how many gaps need sealing. The work is a day to a day and a half. We look first, at no charge. ${estimate.firm} Before you buy, check whether Energize CT will pay part of it.`,
        'Will insulation stop ice dams?': [
          'Mostly, if the air leaks are sealed and the roof is vented. All three work together: sealing keeps heat out of the attic, insulation slows the rest, and ',
          { label: 'vents', href: '/services/ventilation' },
          ' carry off what gets through.',
        ],
        'How long does it take to insulate an attic?': `Plan on ${insulationDays.total}. Air sealing takes half a day, and the insulation another half day to a full day. You can stay in the house the whole time, but we’ll need a clear path to the attic hatch.`,
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
