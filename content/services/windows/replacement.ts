import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { estimate, inWords, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { settingStep, windowsADay, windowSteps } from './job-steps';
import type { ServicePage } from '@/content/page';
import { priceOfSize, printPrice, type Price } from '@/lib/prices/price';

const { anyStyle, doubleHung } = prices.windows;
const perWindow = (price: Price) => printPrice(price, { unit: 'implied' });
const lines = ['Replacement', 'windows', 'in Connecticut'] as const;

export const windowReplacement: ServicePage<'/services/windows/replacement'> = {
  path: '/services/windows/replacement',
  name: 'Window Replacement',
  title: 'Replacement Windows in Connecticut',
  description: `Insert or full-frame? What replacement windows cost in Connecticut (${printPrice(anyStyle)}), and how long they take.`,
  priceRange: anyStyle,
  storyline: 'replacement',
  ground: 'sage',
  drawing: 'window-corner-rot',
  lines,
  plate: {
    price: {
      price: priceOfSize(typicalJobs.windows.price, typicalJobs.windows.size),
      of: `${inWords(typicalJobs.windows.size)} double-hung windows`,
    },
    time: { label: 'On site', value: windowsADay.inserts, note: `or ${windowsADay.fullFrame}` },
    next: [weAnswer, freeVisit(windowSteps.measure.duration), firmPrice],
  },
  hero: {
    heading: lines.join(' '),
    intro: 'If your old frame is sound, the new window goes right into it. If it isn’t, we take the frame out, too.',
  },
  sections: [
    {
      kind: 'signs',
      heading: 'Signs a window should be replaced',
      railLabel: 'Is it time?',
      signs: [
        { sign: signName('fog-between-panes'), drawing: 'find-fog' },
        { sign: signName('sash-sticks'), drawing: 'window-worn' },
        { sign: 'Water on the sill after a windy rain', drawing: 'window-wet-sill' },
        { sign: 'Soft wood at the corners', drawing: 'find-sill' },
        { sign: 'Whistling in a northwest wind', drawing: 'find-draft' },
      ],
    },
    {
      kind: 'details',
      layout: 'panels',
      heading: 'Insert vs. full-frame',
      railLabel: 'Insert or full-frame',
      intro: 'It depends on your old frame. Both are seen from above, outdoors at the top.',
      details: {
        figure: 'window-jambs',
        rows: {
          insert: {
            title: 'Insert: a frame that’s sound and square',
            text: 'The old frame and the trim stay, and the new unit goes inside them. We seal the air leaks around the sash. It costs less.',
          },
          fullFrame: {
            title: 'Full-frame: a frame that’s soft, leaking or out of square',
            text: 'The old frame comes out, and the new unit gets new casing inside and out. We seal the air leaks in the wall, too. It costs more. One house can need both.',
          },
        },
      },
    },
    {
      kind: 'table',
      isBesideHeading: true,
      heading: 'How much does it cost?',
      railLabel: 'Price',
      intro: `One window runs ${printPrice(anyStyle, { unit: 'implied', by: 'style' })}.`,
      columns: ['Style', 'Price'],
      rows: {
        'Double-hung': [perWindow(doubleHung)],
        Casement: [perWindow(prices.windows.casement)],
        Awning: [perWindow(prices.windows.awning)],
        Sliding: [perWindow(prices.windows.sliding)],
        Picture: [perWindow(prices.windows.picture)],
        'Bay or bow': [perWindow(prices.windows.bay)],
      },
      footnote: [
        'Planning prices, by size and glass. See ',
        { label: 'what each style is good for', href: '/services/windows#styles' },
        '.',
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'New windows in your old openings.',
      steps: {
        heading: 'How it works, with hours',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              {
                title: 'Measure',
                duration: windowSteps.measure.duration,
                hours: windowSteps.measure.hours,
                details: 'We probe each frame and check it for square.',
              },
              { title: 'Order', duration: windowSteps.order.duration, details: 'Made to fit your openings.' },
            ],
          },
          {
            heading: 'The day we set them, drawn for one window',
            steps: [
              settingStep,
              {
                title: 'Finish and clean up',
                duration: windowSteps.finish.wholeJob,
                details: 'Trim finished, old windows taken away.',
              },
              { ...windowSteps.register, details: 'With the maker; you get the papers.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included with each window',
          kind: 'included',
          items: [
            'Low-e glass',
            'Weight pockets insulated',
            'Exterior capping or paint-ready trim',
            'Sealing inside and out',
            'Removal of the old window',
          ],
        },
        { heading: 'Lead paint in older homes', kind: 'text', text: leadSafe },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.windows, isWhole: true },
    },
    {
      kind: 'faq',
      heading: 'Questions about replacement windows',
      answers: {
        'Can you replace windows in the winter?':
          'Yes. We do one opening at a time, and with the door to that room shut the house loses little heat. On the coldest days the caulk outside may have to wait, because it needs milder weather to cure.',
        'Will new windows stop condensation?':
          'They’ll help, because the inside pane stays warmer and collects less fog and ice. If the air in your house is very damp, though, any glass will sweat on a cold morning. Then a good bath fan or a dry basement helps more.',
        'Can you change just the foggy glass?': `Sometimes. If the sash is sound, a new pair of panes can go into it, for ${printPrice(prices.additional.windowsAndDoors)} like most window repairs. If several windows have fogged or the wood is soft, new windows make more sense.`,
        'Do I still need storm windows?': [
          'Probably not, because double-pane low-e glass does the same job. If your old windows are worth keeping, it’s the other way around: keep them and add ',
          { label: 'storm windows', href: '/services/windows/storm-windows' },
          '.',
        ],
      },
    },
  ],
  related: ['/services/windows/energy-efficient', '/services/windows/storm-windows', '/services/siding/replacement'],
  closing: {
    heading: 'Find out which kind you need',
    text: 'We’ll probe the frames, measure, and price inserts and full-frame windows where each one makes sense.',
  },
};
