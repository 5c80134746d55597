import { freeVisit, weAnswer } from '@/content/plate-stops';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { estimate, inWords, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { settingStep, windowsADay, windowSteps } from './job-steps';
import { typicalEnergySavings, typicalYearlySavings } from './savings';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { priceOfSize, printBarePrice, printPrice, startingAt } from '@/lib/prices/price';

const { doublePane, triplePane, solarControl, lowEStorm, anyGlass } = prices.windows;
const glassChoices = { title: 'Glass choices in writing', duration: '1 day' } as const;

export const energyEfficientWindows: ServicePage<'/services/windows/energy-efficient'> = {
  path: '/services/windows/energy-efficient',
  name: 'Energy-Efficient Windows',
  title: 'Energy-Efficient Windows in Connecticut',
  description:
    'What U-factor and SHGC mean, what energy-efficient windows cost in Connecticut, what they typically save, and whether triple-pane glass is worth it.',
  priceRange: anyGlass,
  storyline: 'material',
  ground: 'haze',
  scene: {
    figure: 'glass-scene',
    samplesLabel: 'Kinds of glass',
    scale:
      'Seen from above, to one scale: each tick is one inch. The wider a filled arrow, the more heat. Planning prices per window.',
    isNight: true,
    samples: [
      {
        name: 'Double-pane low-e argon',
        text: 'The usual choice.',
        price: doublePane,
        unit: 'implied',
        crop: '0 236 360 416',
      },
      {
        name: 'Triple-pane',
        text: 'Quieter, and warmer in rooms that face north.',
        price: triplePane,
        unit: 'implied',
        crop: '360 236 360 416',
      },
      {
        name: 'Solar-control glass',
        text: 'For west rooms that get too hot.',
        price: solarControl,
        unit: 'implied',
        crop: '720 236 360 416',
      },
      {
        name: 'Low-e storm windows',
        text: [
          'Worth it if the old window is worth keeping. See ',
          { label: 'storm windows', href: '/services/windows/storm-windows' },
          '.',
        ],
        price: startingAt(lowEStorm),
        unit: 'implied',
        crop: '1080 236 360 416',
      },
    ],
  },
  plate: {
    price: {
      price: priceOfSize(doublePane, typicalJobs.windows.size),
      of: `${inWords(typicalJobs.windows.size)} double-pane windows`,
    },
    time: { label: 'On site', value: windowsADay.inserts, note: `or ${windowsADay.fullFrame}` },
    next: [
      weAnswer,
      freeVisit(windowSteps.measure.duration),
      { what: 'Glass choices', how: `in writing, ${glassChoices.duration} later` },
    ],
  },
  hero: {
    heading: 'Windows that save energy in Connecticut',
    intro:
      'Two numbers decide: how fast heat gets out, and how much of the sun’s heat comes in. We’ll pick both with you, room by room.',
  },
  sections: [
    {
      kind: 'details',
      layout: 'panels',
      heading: 'How to read the window label',
      railLabel: 'The label',
      intro: 'Every new window has a ratings label. Read these four lines.',
      details: {
        figure: 'ratings-label',
        rows: {
          uFactor: {
            title: 'U-factor',
            text: 'How fast heat gets out: lower is warmer. Look for 0.22 or less, which meets the current ENERGY STAR Northern target. 0.23–0.26 can qualify if solar heat gain is 0.35–0.40 or more.',
          },
          solarGain: {
            title: 'Solar heat gain (SHGC)',
            text: 'Around 0.3 is balanced. Go higher on a sheltered south wall, lower in a hot west room.',
          },
          visibleLight: { title: 'Visible light', text: 'Near 0.5 keeps rooms bright.' },
          airLeakage: { title: 'Air leakage', text: '0.3 or less means fewer drafts.' },
        },
      },
      footnote:
        'Many double-pane low-e windows rate 0.25 to 0.30. Getting to 0.22 takes triple-pane glass or an extra coating on the room side.',
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'New windows, with glass chosen for each wall.',
      steps: {
        heading: 'How it works, with hours',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              {
                title: 'Consultation and measuring',
                duration: windowSteps.measure.duration,
                hours: windowSteps.measure.hours,
                details: 'Which rooms are cold, hot or loud?',
              },
              { ...glassChoices, details: 'Room by room, ratings next to each price.' },
              { ...windowSteps.order, details: 'Each one with the glass for its wall.' },
            ],
          },
          {
            heading: 'The day we set them, drawn for one window',
            steps: [
              settingStep,
              {
                title: windowSteps.finish.title,
                duration: windowSteps.finish.wholeJob,
                details: 'You see every sash open and close.',
              },
              { ...windowSteps.register, details: 'You keep the papers and the ratings label.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: ['Ratings label kept for you', 'Frame gaps insulated', 'Outside sealed', 'Old windows removed'],
        },
        {
          heading: 'Savings and rebates',
          kind: 'text',
          text: `${typicalEnergySavings} energy savings and ${typicalYearlySavings} are typical ranges for a house full of leaky single-pane windows. ENERGY STAR’s own average is about 13%. If you already have tight storm windows and insulated walls, you’ll save less. There’s no federal credit for windows installed after December 31, 2025. Energize CT and the utilities offer programs that change from year to year. We’ll give you the ratings sheet that they ask for.`,
        },
      ],
      folded: {
        label: 'Which windows to do first',
        lists: [
          {
            heading: 'Windows to do first',
            kind: 'line',
            items: [
              'Bedrooms on the north side',
              'The room over the garage',
              'Windows above radiators or baseboards',
              'Rooms where you keep the blinds shut',
            ],
          },
          {
            heading: 'Signs your glass is the weak spot',
            kind: 'line',
            items: [
              signName('frost-on-the-glass'),
              'A chill when you sit by the window',
              'Faded floors on the sunny side',
              'Rooms that swing ten degrees between noon and midnight',
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.windows },
    },
    {
      kind: 'faq',
      heading: 'Questions about efficient windows',
      answers: {
        'Is triple-pane glass worth it in Connecticut?': `It’s worth it on north walls, in bedrooms and near busy roads. Elsewhere, double-pane low-e does nearly as well for less: ${printBarePrice(doublePane, { conditionIs: 'in the same sentence', unit: 'implied' })} a window, compared with ${printPrice(triplePane, { unit: 'implied' })}, for triple. You can mix them in one house.`,
        'What U-factor do I need in Connecticut?':
          'Aim for 0.22 or less, which is ENERGY STAR’s target for our zone. A good double-pane window at 0.27 is still far better than old single-pane glass, which is around 1.0.',
        'Does low-e glass make rooms darker?':
          'You’ll hardly notice, because the coating is clear and reflects heat more than light. If you want the brightest room, look at the label’s visible light line and choose a number near 0.5 or higher.',
        'Does the argon gas leak out?':
          'Very slowly, over decades, and the window still insulates without it. What does fail is the seal around the glass: fog between the panes that won’t wipe off means the seal is gone.',
        'Should I insulate or buy windows first?': [
          'Seal and insulate the attic first, because it saves most houses more for the money than new glass does. See ',
          { label: 'attic insulation', href: '/services/insulation' },
          '. Then do the windows that leak the most, and the rest later.',
        ],
        'Is lead paint a concern with old windows?': `It’s often on old sashes, where wood rubs on wood. ${leadSafe}`,
      },
    },
  ],
  related: ['/services/windows', '/services/insulation', '/services/windows/replacement'],
  closing: {
    heading: 'Start with your coldest room',
    text: 'We’ll measure the windows, show you glass samples, and put the ratings and the price side by side.',
  },
};
