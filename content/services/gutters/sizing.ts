import { freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { conditionOf, priceOfSize, printBarePrice, type PriceRange } from '@/lib/prices/price';
import { exampleFeet, plateGutter } from './example-house';
import { betweenDays, gutterStep, gutterStepTime, installTime } from './schedule';

const { aluminum, steel, copper } = prices.gutters;
const bare = (price: PriceRange) => printBarePrice(price, { unit: 'implied', conditionIs: 'in the same list' });

export const gutterSizing: ServicePage<'/services/gutters/installation'> = {
  path: '/services/gutters/installation',
  name: 'Gutter Sizing & Layout',
  title: 'Gutter Sizing & Layout for CT Homes',
  description:
    'What size gutters a Connecticut roof needs, 5-inch or 6-inch, how many downspouts, how much slope, and how we lay it all out on paper first.',
  priceRange: prices.gutters.anyMetal,
  storyline: 'inspection',
  ground: 'graph',
  form: {
    title: 'Gutter sizing sheet',
    tool: 'tape measure',
    lines: [
      { label: 'Measured by', initials: ['P. H.'] },
      { label: 'The drawing', value: 'Yours to keep' },
    ],
  },
  plate: {
    price: { price: priceOfSize(aluminum, exampleFeet), of: plateGutter },
    time: { label: 'At your house', value: installTime, note: 'one long day, or two' },
    next: [weAnswer, freeVisit(gutterStepTime('measure')), { what: 'A drawing', how: 'yours to keep' }],
  },
  hero: {
    heading: 'Gutter sizing and layout for Connecticut roofs',
    intro:
      'A small, shallow roof needs 5-inch gutters. A big or steep one needs 6-inch, with a downspout at least every 40 feet.',
  },
  sections: [
    {
      kind: 'inspection',
      id: 'layout',
      heading: 'How many downspouts, and how much slope?',
      railLabel: 'Downspouts and slope',
      marks: ['Now', 'New'],
      sheet: {
        figure: 'sizing-plan',
        rows: {
          runs: {
            name: 'At least one per 40 feet of run',
            detail: 'One on this run now, two on the plan. More at inside corners and under valleys',
            sample: 'New',
          },
          doors: { name: 'Never above a door or a walkway', sample: 'Now', also: 'New' },
          outlets: { name: 'Outlets cut to the full size of the pipe', sample: 'New' },
          fall: {
            name: 'About 1/4 inch of fall for every 10 feet',
            detail: 'Drawn steeper, so you can see it',
            sample: 'New',
          },
          lip: { name: 'Front edge a little lower than the back', sample: 'Now', also: 'New' },
          hangers: {
            name: 'Hangers at most 24 inches apart',
            detail: 'And every 16 to 18 inches under metal roofs that shed snow',
            sample: 'New',
          },
        },
        groups: [
          { name: 'Where downspouts go', first: 'runs', initials: 'P. H.' },
          { name: 'Slope and snow', first: 'fall', initials: 'P. H.' },
        ],
      },
    },
    {
      kind: 'table',
      isBesideHeading: true,
      heading: 'What size gutters do you need?',
      railLabel: 'What size',
      columns: ['Gutter', 'Where we use it'],
      rows: {
        '5-inch K-style': ['Small, shallow roofs'],
        '6-inch K-style': ['Large or steep roofs and long runs'],
        'Half-round': ['Older homes, and in place of wood gutters'],
      },
      footnote: 'A 5-inch gutter gets downspouts of 2 by 3 inches, a 6-inch one 3 by 4 inches.',
    },
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'Details we build in',
      railLabel: 'Details',
      details: {
        figure: 'gutter-details',
        rows: {
          dripEdge: { title: 'Drip edge tucked into the gutter', text: 'The metal strip at the roof’s edge.' },
          endCap: { title: 'End caps riveted and sealed' },
          splash: { title: 'A splash guard at the valley' },
          strap: { title: 'A strap at the bottom of every downspout' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Your roof measured, a layout drawn, and gutters hung to it.',
      steps: {
        heading: 'How we plan and install your gutters',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              { title: 'Measure', ...gutterStep('measure'), details: 'Where water collects; every run and drop.' },
              { title: 'Draw', ...gutterStep('layout'), details: 'You see it before we cut anything.' },
            ],
          },
          {
            heading: 'At your house',
            steps: [
              { title: 'Take down', ...gutterStep('removal'), details: 'Old gutters down; we check the wood.' },
              { title: 'Hang', ...gutterStep('hanging'), details: 'New ones formed, on hidden hangers.' },
              { title: 'Downspouts', ...gutterStep('downspouts'), details: 'Outlets, straps and extensions.' },
              { title: 'Test', ...gutterStep('testing'), details: 'Water in at the high end; every joint.' },
            ],
          },
        ],
        nights: betweenDays,
      },
      table: {
        heading: 'How much do gutters cost per foot?',
        columns: ['Metal', 'Per linear foot', `${exampleFeet} feet, ${conditionOf(aluminum)}`],
        rows: Object.fromEntries(
          Object.entries({ 'Seamless aluminum': aluminum, Steel: steel, Copper: copper }).map(([metal, price]) => [
            metal,
            [bare(price), bare(priceOfSize(price, exampleFeet))],
          ]),
        ),
      },
      lists: [
        {
          heading: 'What’s included',
          kind: 'included',
          items: ['A drawn layout you keep', 'Hidden hangers', 'Sealed ends and corners', 'Hose test'],
        },
      ],
      folded: {
        label: 'Signs your gutters are laid out wrong',
        lists: [
          {
            heading: 'Signs your gutters are laid out wrong',
            kind: 'line',
            items: [
              'Water spills over at one corner only',
              'One downspout drains three runs',
              'Splash marks under a roof valley',
              'Ice in the same spot every year',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.gutters },
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter sizing',
      answers: {
        'Are 6-inch gutters worth it?':
          'Yes, on a steep or large roof. A 6-inch gutter holds noticeably more water than a 5-inch, and its bigger outlet clogs less. On a small ranch or a porch, you won’t notice the difference.',
        'Do I need a permit for new gutters?':
          'Not for gutters alone, in most towns. A historic district may want to approve the look, and a dry well may need the town’s approval.',
        'Can you hang gutters without a fascia board?':
          'Yes. On older houses with open rafter tails, we use brackets that fasten to the roof or the rafters, or we add a fascia board first. We’ll show you both on the drawing.',
        'Can I add a rain barrel?':
          'Yes. We’ll put a diverter in the downspout. When the barrel is full, the water goes back down the spout. Close the diverter before the first freeze so the barrel doesn’t crack.',
      },
    },
  ],
  related: ['/services/gutter-installation', '/services/gutters/downspouts', '/services/gutters/guards'],
  closing: {
    heading: 'Get a layout drawn for your roof',
    text: 'We’ll measure the roof, draw the layout and price it. You keep the drawing.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
