import { weAnswer } from '@/content/plate-stops';
import { afterVisit, prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import type { ServicePage } from '@/content/types';
import { priceOfSize, printBarePrice, printPrice } from '@/lib/prices/price';

const { lowEStorm, anyStorm, tripleTrackStorm, interiorStorm, doubleHung } = prices.windows;
const costOfTen = printBarePrice(priceOfSize(anyStorm, 10), { conditionIs: 'in the same sentence' });

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
  house: {
    name: 'detail-window',
    caption:
      'No storm window here yet, so sun and rain reach the paint. A storm window protects it and quiets the street.',
  },
  plate: {
    price: { price: priceOfSize(anyStorm, 10), of: 'ten windows' },
    time: { label: 'On site', value: 'About a day', note: 'for a typical house' },
    next: [weAnswer, { what: 'Measure', how: 'every opening' }, { what: 'Date', how: 'in writing' }],
  },
  hero: {
    heading: 'Storm windows for older Connecticut homes',
    intro:
      'If your old windows are sound, you don’t have to replace them. With a tight low-e storm, a 1920s house with good sashes and cords can feel nearly as warm as with new windows.',
  },
  sections: [
    {
      kind: 'details',
      heading: 'What a good installation looks like',
      railLabel: 'Installed right',
      details: {
        figure: 'storm-fit',
        rows: {
          weeps: { title: 'Weeps (the small drain holes) are left open so the frame dries' },
          seal: { title: 'The top and both sides are sealed, but not the bottom' },
          screens: { title: 'Screens are stored and labeled' },
          sash: { title: 'The old sash is fixed first, so it moves' },
        },
      },
    },
    {
      kind: 'note',
      heading: 'When storms beat new windows',
      railLabel: 'Storms or new',
      items: [
        'Original leaded or divided glass',
        'A house in a historic district',
        'A rental on a budget',
        'Sound sashes and dry frames',
      ],
      beside: [
        {
          heading: 'Storm doors',
          text: [
            `We can match them to the windows. ${printPrice(afterVisit)}: see `,
            { label: 'door installation', href: '/services/doors/installation' },
            '.',
          ],
        },
        { heading: 'Lead paint on old sashes', text: leadSafe },
      ],
    },
    {
      kind: 'job',
      heading: 'How it works',
      railLabel: 'How it works',
      steps: [
        {
          title: 'Measure every opening',
          duration: '2–3 hours',
          details: 'No two old openings are the same.',
        },
        { title: 'Made to size', duration: 'Date in writing', details: 'Each storm is built for its own window.' },
        {
          title: 'Set the storms',
          duration: 'About a day',
          details: 'Each one goes in square and sealed on three sides.',
        },
        {
          title: 'Adjust',
          duration: '2–3 hours',
          details: 'We run every panel and screen until it slides freely.',
        },
      ],
      included: {
        heading: 'What’s included',
        items: ['Every opening measured', 'Weatherstripping check', 'Adjustments after the storms are in'],
        warranty: warranties.stormWindows.sentence,
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about storm windows',
      answers: {
        'How much do storm windows cost?': `${printBarePrice(anyStorm, { conditionIs: 'in the next sentence' })}. Ten of them come to ${costOfTen}. The size and the kind of glass make the difference, and if a sash needs new cords or putty first, that’s priced separately.`,
        'Are storm windows cheaper than new windows?': `Yes, in most cases. A low-e storm runs ${printPrice(lowEStorm, { unit: 'implied' })}; a new double-hung, ${printPrice(doubleHung, { unit: 'implied' })}. But storms only make sense if the old window is worth keeping. If the frame is rotted, put your money into a new window.`,
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
