import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { gutterStepTime } from './schedule';

export const downspouts: ServicePage<'/services/gutters/downspouts'> = {
  path: '/services/gutters/downspouts',
  name: 'Downspouts & Drainage',
  title: 'Downspouts & Drainage in Connecticut',
  description:
    'Water in the basement? We install downspouts, extensions and buried drains that carry roof water away from Connecticut foundations.',
  storyline: 'repair',
  ground: 'pond',
  crossSection: 'grade-line',
  plate: {
    price: { price: prices.gutters.downspouts },
    time: { label: 'Downspouts', value: gutterStepTime('downspouts'), note: 'with new gutters' },
    next: [
      weAnswer,
      { what: 'Free visit', how: 'to look at the grade' },
      { what: 'Outlets staked', how: 'for you to approve' },
    ],
  },
  hero: {
    heading: 'Downspouts and drainage in Connecticut',
    intro: 'We carry roof water 4 to 6 feet or more past the wall, clear of walks, window wells and septic fields.',
  },
  sections: [
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'What we install',
      railLabel: 'What we install',
      details: {
        figure: 'drainage-parts',
        rows: {
          sizes: {
            title: 'Downspouts, 2 by 3 and 3 by 4 inches',
            text: 'One per 40 feet or less, with outlets sized to the pipe.',
          },
          block: { title: 'Splash blocks' },
          hinged: {
            title: 'Hinged extensions you can lift to mow',
            text: 'They end 4 to 6 feet from the wall, farther on clay.',
          },
          buried: {
            title: 'Buried pipe to a pop-up outlet in the lawn',
            text: 'Roof water never goes into the footing drain.',
          },
          well: { title: 'Dry wells where the soil drains, if your town approves' },
          barrel: { title: 'Diverters for rain barrels' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Roof water carried to a spot you approve.',
      steps: {
        heading: 'How we install downspouts and drains',
        groups: [
          {
            steps: [
              { title: 'Look at the grade', details: 'How the ground slopes; what’s in the way.' },
              { title: 'Mark outlets', details: 'A stake at each spot, for you to approve.' },
              { title: 'Install pipe and downspouts', details: 'Strapped to the wall, every joint screwed.' },
              { title: 'Water test', details: 'We run water and follow it to the end.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'What’s included',
          kind: 'included',
          items: ['Straps and screws', 'Extensions', 'Splash blocks', 'Water test', 'Cleanup'],
        },
        {
          heading: 'How much does it cost?',
          kind: 'text',
          text: [
            `A hinged extension costs little. New downspouts take ${gutterStepTime('downspouts')}, and a buried drain means digging. It’s cheapest to do both with `,
            { label: 'new gutters', href: '/services/gutter-installation' },
            '.',
          ],
        },
      ],
      folded: {
        label: 'Signs of a drainage problem',
        lists: [
          {
            heading: 'Signs of a drainage problem',
            kind: 'line',
            items: [
              signName('damp-basement'),
              signName('puddle-at-the-foundation'),
              signName('ice-on-the-walk'),
              'Mulch washed into the lawn',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.downspouts },
    },
    {
      kind: 'faq',
      heading: 'Questions about downspouts and drainage',
      answers: {
        'How far from the house should a downspout drain?':
          '4 to 6 feet, and farther on clay or where the ground slopes back toward the house. The cheapest way is a hinged extension that you lift to mow. A buried pipe looks better.',
        'Will new downspouts fix a wet basement?':
          'Often, if the damp spot is near a downspout or shows up after heavy rain. We do the roof side: gutters, downspouts and drains. If groundwater is coming in, you need a waterproofing company.',
        'Do buried downspout drains freeze?':
          'They can, if water sits in them. We slope the pipe so it empties and end it in a pop-up outlet. Where we can’t get enough slope, an extension on top of the ground works better in a Connecticut winter.',
        'Can I drain my gutters into the street?':
          'Only where your town allows it, and many don’t. Roof water on a sidewalk also freezes. Your own lawn, a dry well or a low corner of the yard is usually the better spot.',
        'Do I need a permit for a dry well?':
          'Your town may want to approve it, especially near a septic field, a well or wetlands, so ask before anyone digs. Extensions and splash blocks normally don’t need approval.',
      },
    },
  ],
  related: ['/services/gutters/installation', '/services/gutters/repair', '/services/exterior-repairs'],
  closing: {
    heading: 'Show us where it’s wet',
    text: 'We’ll follow the water from the roof to the wet spot and show you where it could go.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
