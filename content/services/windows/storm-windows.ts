import { hoursADay } from '@/content/durations';
import { freeVisit, weAnswer } from '@/content/plate-stops';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { estimate, inWords, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import type { ServicePage } from '@/content/page';
import { priceOfSize, printPrice } from '@/lib/prices/price';

const { lowEStorm, anyStorm, tripleTrackStorm, interiorStorm } = prices.windows;
const ten = typicalJobs.windows.size;
const measuring = { title: 'Measure every opening', duration: '2–3 hours', hours: [2, 3] } as const;
const madeToSize = { title: 'Made to size', duration: 'Date on your order' } as const;
/** A typical house, with the adjusting. */
const setting = { title: 'Set the storms', duration: 'About a day', hours: [hoursADay, hoursADay] } as const;

export const stormWindows: ServicePage<'/services/windows/storm-windows'> = {
  path: '/services/windows/storm-windows',
  name: 'Storm Windows',
  title: 'Storm Windows for Older Homes in CT',
  description: `Storm windows for older Connecticut homes: low-e, triple-track and interior, ${printPrice(anyStorm)}. When they beat new windows.`,
  priceRange: anyStorm,
  storyline: 'material',
  ground: 'mist',
  scene: {
    figure: 'storms-scene',
    samplesLabel: 'Storm windows',
    scale: 'Planning prices per window. Each tick is one inch. Rain left of the cut, the dry room right of it.',
    samples: [
      {
        name: 'Low-e exterior storms',
        text: 'A clear coating reflects heat back inside.',
        price: lowEStorm,
        unit: 'implied',
        crop: '504 100 304 562',
      },
      {
        name: 'Triple-track storms',
        text: 'Two panes and a screen in one unit.',
        price: tripleTrackStorm,
        unit: 'implied',
        crop: '806 100 304 562',
      },
      {
        name: 'Interior storms',
        text: 'Invisible from the street, which suits historic fronts.',
        price: interiorStorm,
        unit: 'implied',
        crop: '1122 100 304 562',
      },
    ],
  },
  plate: {
    price: { price: priceOfSize(anyStorm, ten), of: `${inWords(ten)} storm windows` },
    time: { label: 'On site', value: setting.duration, note: 'for a typical house' },
    next: [weAnswer, freeVisit(measuring.duration), { what: madeToSize.title, how: 'with the date in writing' }],
  },
  hero: {
    heading: 'Storm windows for older Connecticut homes',
    intro:
      'If your old windows are sound, keep them. With a tight low-e storm, a 1920s house can feel nearly as warm as with new ones.',
  },
  sections: [
    {
      kind: 'details',
      layout: 'callouts',
      heading: 'What a good installation looks like',
      railLabel: 'Installed right',
      details: {
        figure: 'storm-fit',
        rows: {
          weeps: { title: 'Weeps (the small drain holes) are left open so the frame dries' },
          seal: { title: 'The top and both sides are sealed, but not the bottom' },
          screens: { title: 'Screens stay in their track; single panels get a label' },
          sash: { title: 'The old sash is fixed first, so it moves' },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Storm windows made to your old openings, set and adjusted.',
      steps: {
        heading: 'How it works, with hours',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              { ...measuring, details: 'We price any repair to the old sashes, too.' },
              { ...madeToSize, details: 'Each storm is built for its own window.' },
            ],
          },
          {
            heading: 'The day we set them',
            steps: [
              { ...setting, details: 'Each one square, and sealed on three sides.' },
              {
                title: 'Adjust',
                duration: '2–3 hours of that day',
                details: 'Until every panel and screen slides freely.',
              },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: ['Every opening measured', 'Weatherstripping check', 'Adjustments after the storms are in'],
        },
        {
          heading: 'When storms beat new windows',
          kind: 'line',
          items: [
            'Original leaded or divided glass',
            'A house in a historic district',
            'A rental on a budget',
            'Sound sashes and dry frames',
          ],
        },
        {
          heading: 'Storm doors',
          kind: 'text',
          text: [
            `We can match them to the windows. ${printPrice(prices.windows.stormDoor)}: see `,
            { label: 'door installation', href: '/services/doors/installation' },
            '.',
          ],
        },
        { heading: 'Lead paint on old sashes', kind: 'text', text: leadSafe },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.stormWindows },
    },
    {
      kind: 'faq',
      heading: 'Questions about storm windows',
      answers: {
        'Do storm windows cause condensation?':
          'They can, if the inside window leaks warm, damp air onto the cold storm. We tighten the inside window first and leave the drain holes open. A little fog on the coldest mornings is normal.',
        'Can I still open my windows?':
          'Yes. Triple-track storms slide up and down like the window itself, with a screen in the third track. Interior storms lift out when you want air, so you’ll need a place to keep them over the summer.',
        'How long do storm windows last?':
          'Aluminum storms often last 20 to 30 years. The corners and the weatherstripping wear out first, and both can be replaced. Keep the drain holes clear, and wash the tracks when you do the glass.',
        'Are storm windows allowed in a historic district?':
          'Often they are, and interior storms rarely need approval because they don’t show from the street. Rules differ by town: ask your historic district commission first.',
      },
    },
  ],
  related: ['/services/windows/energy-efficient', '/services/doors/installation', '/services/windows/replacement'],
  closing: {
    heading: 'Keep the old\u00a0windows, lose the draft',
    text: 'We’ll check every sash, and show you which windows deserve a storm and which ones are past saving.',
  },
};
