import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { insulationDays } from './job-days';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';

export const insulation: ServicePage<'/services/insulation'> = {
  path: '/services/insulation',
  category: 'additional',
  name: 'Insulation',
  title: `Attic & Wall Insulation in Connecticut | ${company.name}`,
  description:
    'Attic and wall insulation for Connecticut homes: how much you need, why air sealing comes first, how it stops ice dams, and how we price the work.',
  hero: {
    heading: 'Attic and wall insulation in Connecticut',
    intro:
      'Heat that leaks into your attic melts the snow on the roof, and the water freezes again at the eaves. That’s an ice dam, and the cure for most of them is air sealing first, then insulation. The work is easiest while the roof or the siding is off, but you don’t have to wait for that.',
    facts: ['Air sealing first', 'Depth markers and photos left with you'],
    media: { kind: 'drawing', name: 'ice-dam' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs you need more insulation',
      items: [
        signName('joists-you-see'),
        signName('snow-melts-first'),
        'A room over the garage that never warms up',
        'Icicles along one wall',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Where heat gets out',
      figure: 'attic-leaks',
      columns: [
        {
          heading: 'Insulate here',
          items: [
            'Attic floor',
            'The rim above the foundation',
            'Knee walls behind upstairs closets',
            'Attic hatches and pull-down stairs',
            'Ducts in cold spaces',
          ],
        },
        {
          heading: 'Seal these first',
          items: [
            'Chimney gaps, with metal and fire-safe caulk',
            'Top plates and wiring holes',
            'Bath fans, ducted outside',
            'Recessed lights, covered or replaced',
            'The attic hatch, with a gasket',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How much insulation do you need?',
      figure: 'insulation-targets',
      intro:
        'R-value says how well a layer holds heat. More is better, up to the target. Connecticut is in climate zone 5 of the energy code.',
      columns: ['Where', 'Target'],
      rows: [
        { header: 'Attic with none', cells: ['R-60'] },
        { header: 'Attic with 3–4 inches already there', cells: ['R-49 added'] },
        { header: 'Under new siding', cells: ['R-5 to R-10 foam sheathing and filled cavities'] },
        { header: 'Floors over cold space', cells: ['R-30'] },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Kinds of insulation',
      cards: [
        { title: 'Cellulose', text: 'It’s blown in and dense, so it works well in attics and old walls.' },
        { title: 'Fiberglass batts', text: 'They’re for open framing, and they work only if they’re cut tight.' },
        { title: 'Spray foam', text: 'It’s for rim joists and hard corners, and a trained crew sprays it.' },
        { title: 'Rigid foam', text: 'It goes over the sheathing before new siding.' },
      ],
    },
    {
      kind: 'prices',
      heading: 'How much does it cost?',
      prices: [{ label: 'Air sealing and insulation', price: prices.additional.insulation }],
      note: 'Energize CT may pay part of it. Look there before you buy; we can work from their report.',
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How it works',
      steps: [
        {
          title: 'Attic and wall check',
          duration: '1–2 hours',
          details: 'We can do it on the same visit as a roof or siding estimate.',
        },
        {
          title: 'Air sealing',
          duration: insulationDays.sealing.duration,
          details: 'We seal every gap before insulation covers it.',
        },
        {
          title: 'Insulation',
          duration: insulationDays.filling.duration,
          details: 'We bring each part of the house up to its target.',
        },
        {
          title: 'Vent check',
          details: [
            'Insulation mustn’t block the air at the eaves. See ',
            { label: 'attic ventilation', href: '/services/ventilation' },
            '.',
          ],
        },
        {
          title: 'Photos and depth markers',
          details: 'The markers stay in the attic, so anyone can see how deep it is. You get the photos.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What’s included',
      items: [
        'Air sealing at chimney gaps, hatches, lights and top plates',
        'Baffles at the eaves',
        'Depth markers',
        'Photos',
        'Cleanup',
      ],
      warranty: warranties.attic.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about insulation',
      entries: [
        {
          question: 'How much does attic insulation cost?',
          answer: `It depends on the size of the attic, how much insulation is already there, and how many gaps need sealing. So we look at it first, at no charge. ${estimate.firm} Check Energize CT for assistance before you buy.`,
        },
        {
          question: 'Will insulation stop ice dams?',
          answer: [
            'Usually, if the air leaks are sealed and the roof is vented. All three work together: sealing keeps heat out of the attic, insulation slows the rest, and ',
            { label: 'vents', href: '/services/ventilation' },
            ' carry off what gets through.',
          ],
        },
        {
          question: 'How long does it take to insulate an attic?',
          answer: `Plan on ${insulationDays.total}. Air sealing takes half a day, and the insulation another half to full day. You can stay in the house the whole time, but we’ll need a clear path to the attic hatch.`,
        },
        {
          question: 'Can you put new insulation over old?',
          answer:
            'Yes, if the old insulation is dry and clean. Wet or mouse-damaged insulation comes out first. We also look for vermiculite, an older loose fill that can contain asbestos, and if we find any, nobody disturbs it until it’s been tested.',
        },
        {
          question: 'Can you insulate the walls of an old house?',
          answer:
            'Yes. We blow it in from outside, preferably while the siding is off. First we check for lead paint, asbestos and knob-and-tube wiring, because a licensed electrician has to replace old wiring before anyone fills the wall around it.',
        },
        {
          question: 'Should I insulate before a new roof or after?',
          answer:
            'Seal and insulate at the same time if you can. With the roof open, we can reach the eaves, set the baffles and cut the vents properly. If your roof still has years left in it, we can do the work from inside the attic now.',
        },
      ],
    },
  ],
  related: ['/services/ventilation', '/services/roofing/replacement', '/services/siding/insulated'],
  closing: {
    heading: 'Let’s look in your attic',
    text: 'Tell us which rooms are cold and where the ice hangs. We’ll measure the insulation that’s already up there and price what’s missing.',
  },
};
