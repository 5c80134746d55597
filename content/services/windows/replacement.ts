import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { settingTimes, windowSteps } from './job-steps';
import type { ServicePage } from '@/content/types';
import { printBarePrice, printPrice } from '@/lib/prices/price';

const { anyStyle, doubleHung } = prices.windows;
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
  railFacts: [
    { label: 'Each window', price: anyStyle },
    { label: 'Inserts', value: durations.windows.inserts },
    { label: 'Full-frame', value: durations.windows.fullFrame },
  ],
  hero: {
    heading: lines.join(' '),
    intro:
      'Most houses keep their openings and get new windows inside them. If your old frame is sound, the new window goes right into it as an insert. If the frame is soft or out of square, we take it out too, which is a full-frame job. We probe every frame to find out which you need.',
    facts: [
      printPrice(anyStyle),
      `Inserts: ${durations.windows.inserts}`,
      `Full-frame: ${durations.windows.fullFrame}`,
    ],
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
        { sign: 'A cold spot in front of the window', drawing: 'window-chill' },
      ],
    },
    {
      kind: 'details',
      heading: 'Insert vs. full-frame',
      railLabel: 'Insert or full-frame',
      intro: 'It depends on your old frame. The drawing shows both from above, with the outdoors at the top.',
      details: {
        figure: 'window-jambs',
        rows: {
          insert: {
            title: 'Insert: a frame that’s sound and square',
            text: `The old frame and the trim stay, and the new unit goes inside them. We seal the air leaks around the sash. It costs less, and it takes ${settingTimes.insert.duration}.`,
          },
          fullFrame: {
            title: 'Full-frame: a frame that’s soft, leaking or out of square',
            text: `The old frame comes out, and the new unit gets new casing inside and out. We seal the air leaks in the wall, too. It costs more, and it takes ${settingTimes.fullFrame.duration}.`,
          },
        },
      },
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'How much does it cost?',
      railLabel: 'Price',
      prices: [
        { label: 'Double-hung', price: doubleHung },
        { label: 'Casement', price: prices.windows.casement },
        { label: 'Awning', price: prices.windows.awning },
        { label: 'Sliding', price: prices.windows.sliding },
        { label: 'Picture', price: prices.windows.picture },
        { label: 'Bay or bow', price: prices.windows.bay },
      ],
      note: [
        'Planning prices per window, by size and glass. Full-frame work costs more than an insert; we price both for each window, so you can see the difference. See ',
        { label: 'what each style is good for', href: '/services/windows#styles' },
        '.',
      ],
    },
    {
      kind: 'notice',
      heading: 'Lead paint in older homes',
      text: `${leadSafe} It takes a little longer, and it keeps lead dust out of your rooms and your yard.`,
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How it works',
      railLabel: 'How it works',
      drawing: 'window-section',
      steps: [
        {
          title: 'Measure',
          duration: windowSteps.measure.duration,
          details: 'We probe each frame and check it for square, so you know which windows can be inserts.',
        },
        {
          title: 'Order',
          duration: windowSteps.order.duration,
          details: 'Your windows are made to fit your openings.',
        },
        {
          title: 'Set the windows',
          duration: windowSteps.set.duration,
          details:
            'The old sash comes out, we insulate the hollow pockets that held its weights, and the new window goes in.',
        },
        {
          title: 'Finish and clean up',
          duration: windowSteps.finish.duration,
          details: 'We cap the outside trim or leave it ready to paint, and we take the old windows away.',
        },
        {
          title: windowSteps.register.title,
          duration: windowSteps.register.duration,
          details: 'We register each window with its maker and send you the papers.',
        },
      ],
    },
    {
      kind: 'included',
      id: 'included',
      heading: 'What’s included with each window',
      railLabel: 'Included',
      items: [
        'Low-e glass',
        'Weight pockets insulated',
        'Exterior capping or paint-ready trim',
        'Sealing inside and out',
        'Removal of the old window',
      ],
      warranty: warranties.windows.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about replacement windows',
      answers: {
        'How much does one replacement window cost?': `Each one runs ${printBarePrice(anyStyle, { conditionIs: 'in the next sentence', unit: 'implied' })}, depending on the style. A double-hung, the kind most houses here have, runs ${printBarePrice(doubleHung, { conditionIs: 'in the next sentence', unit: 'implied' })}. An insert in a sound frame costs less than full-frame, and repairing rot is extra.`,
        'Should I get insert or full-frame windows?':
          'Get inserts if your frames are dry and square, because they cost less and your trim stays. Go full-frame if there’s rot, if you feel air coming in around the trim, or if you want more glass. One house can have both.',
        'How long does it take to put in one window?': `An insert takes 30 to 45 minutes, a full-frame window two to three hours. ${durations.windows.sentence} We close one opening before we open the next, so no room sits bare for long.`,
        'Can you replace windows in the winter?':
          'Yes. We do one opening at a time, and with the door to that room shut the house loses little heat. On the coldest days the caulk outside may have to wait, because it needs milder weather to cure.',
        'What if it rains on installation day?':
          'In a passing shower we can keep going, because just one opening is bare at a time. In steady, wind-driven rain we close whatever we’ve opened and agree on another day with you.',
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
