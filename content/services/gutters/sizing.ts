import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { gutterStepTime } from './schedule';

export const gutterSizing: ServicePage<'/services/gutters/installation'> = {
  path: '/services/gutters/installation',
  category: 'gutters',
  name: 'Gutter Sizing & Layout',
  title: `Gutter Sizing & Layout for CT Homes | ${company.name}`,
  description:
    'What size gutters a Connecticut roof needs, 5-inch or 6-inch, how many downspouts, how much slope, and how we lay it all out on paper first.',
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'Gutter sizing and layout for Connecticut roofs',
    intro:
      'A small, shallow roof needs 5-inch gutters. A big or steep one needs 6-inch, with a downspout at least every 40 feet. Here’s how we choose the size, the slope and the downspouts before we cut any metal.',
    facts: ['A drawn layout you keep', 'About 1/4 inch of fall every 10 feet'],
    media: { kind: 'drawing', name: 'gutter-plan' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs your gutters are laid out wrong',
      items: [
        'Water spills over at one corner only',
        'One downspout drains three runs',
        'Splash marks under a roof valley',
        'Ice in the same spot every year',
      ],
    },
    {
      kind: 'table',
      isBesideHeading: true,
      heading: 'What size gutters do you need?',
      columns: ['Gutter', 'Where we use it'],
      rows: [
        { header: '5-inch K-style', cells: ['Small, shallow roofs'] },
        { header: '6-inch K-style', cells: ['Large or steep roofs and long runs'] },
        { header: 'Half-round', cells: ['Older homes, and in place of wood gutters'] },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How many downspouts, and how much slope?',
      figure: 'gutter-fall',
      columns: [
        {
          heading: 'Where downspouts go',
          items: [
            'At least one per 40 feet of run, more at inside corners and under valleys',
            'Never above a door or a walkway',
            'Outlets cut to the full size of the pipe',
          ],
        },
        {
          heading: 'Slope and snow',
          items: [
            'About 1/4 inch of fall for every 10 feet',
            'Front edge a little lower than the back',
            'Hangers at most 24 inches apart, and every 16 to 18 inches under metal roofs that shed snow',
          ],
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Details we build in',
      items: [
        'Drip edge, the metal strip at the roof’s edge, tucked into the gutter',
        'End caps riveted and sealed',
        'A splash guard at the valley',
        'A strap at the bottom of every downspout',
      ],
      media: { kind: 'drawing', name: 'gutter-habits' },
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'How much do gutters cost per foot?',
      prices: [
        { label: 'Seamless aluminum', price: prices.gutters.aluminum },
        { label: 'Copper', price: prices.gutters.copper },
        { label: 'Steel', price: prices.gutters.steel },
        { label: 'Guards', price: prices.gutters.guards },
      ],
      note: [
        'Planning prices per linear foot. Downspouts and new fascia are extra. ',
        { label: 'Compare the gutter systems', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How we plan and install your gutters',
      figure: 'gutter-flush',
      steps: [
        { title: 'Look', details: 'We see where the water runs and where it collects.' },
        {
          title: 'Measure',
          duration: gutterStepTime('measure'),
          details: 'We measure every run, and every drop to the ground.',
        },
        {
          title: 'Draw',
          duration: gutterStepTime('layout'),
          details: 'We put size, slope and downspouts on one sheet.',
        },
        { title: 'Approve', details: 'You see the drawing before we cut anything.' },
        {
          title: 'Install',
          duration: `Removal ${gutterStepTime('removal')}, hanging ${gutterStepTime('hanging')}, downspouts ${gutterStepTime('downspouts')}`,
          details: 'The old gutters come down, and we form and hang the new ones and their downspouts.',
        },
        {
          title: 'Test',
          duration: gutterStepTime('testing'),
          details: 'We run water in at the high end and check every joint.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What’s included',
      items: ['A drawn layout you keep', 'Hidden hangers', 'Sealed ends and corners', 'Hose test'],
      warranty: warranties.gutters.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter sizing',
      entries: [
        {
          question: 'How many downspouts does a house need?',
          answer:
            'At least one for every 40 feet of gutter, and more at inside corners and under roof valleys. A colonial with gutters front and back usually has four. We keep them away from doors and walkways, where they’d make ice.',
        },
        {
          question: 'How much should gutters slope?',
          answer:
            'About 1/4 inch for every 10 feet, toward the downspout. You won’t see that from the ground, but the water will. With less slope it sits there, breeds mosquitoes and freezes.',
        },
        {
          question: 'Are 6-inch gutters worth it?',
          answer:
            'Yes, on a steep or large roof. A 6-inch gutter holds noticeably more water than a 5-inch, and its bigger outlet clogs less. On a small ranch or a porch, you won’t notice the difference.',
        },
        {
          question: 'Do I need a permit for new gutters?',
          answer:
            'Usually not for gutters alone. A historic district may want to approve the look, and a dry well may need the town’s approval. If anything at your house needs a permit, we’ll tell you before you sign.',
        },
        {
          question: 'Can you hang gutters without a fascia board?',
          answer:
            'Yes. On older houses with open rafter tails, we use brackets that fasten to the roof or the rafters, or we add a fascia board first. We’ll show you both on the drawing.',
        },
        {
          question: 'Can I add a rain barrel?',
          answer:
            'Yes. We’ll put a diverter in the downspout. When the barrel is full, the water goes back down the spout. Close the diverter before the first freeze so the barrel doesn’t crack.',
        },
      ],
    },
  ],
  related: ['/services/gutter-installation', '/services/gutters/downspouts', '/services/gutters/guards'],
  closing: {
    heading: 'Get a layout drawn for your roof',
    text: 'We’ll measure, draw it, and price it. You keep the drawing.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
