import { callLink } from '@/content/company';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { settingTimes, windowSteps } from './job-steps';
import { typicalEnergySavings, typicalYearlySavings } from './savings';
import type { ServicePage } from '@/content/page';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { workedExample } from '@/lib/prices/worked-example';

const { doubleHung, anyStyle } = prices.windows;
const tenWindows = printPrice(workedExample(typicalJobs.windows).whole);

export const windowsOverview: ServicePage<'/services/windows'> = {
  path: '/services/windows',
  name: 'Windows & Doors',
  title: 'Window & Door Contractor in Connecticut',
  description: `Replacement windows, storm windows and entry doors for Connecticut homes. Windows run ${printPrice(anyStyle)}. See each style.`,
  priceRange: anyStyle,
  storyline: 'hub',
  ground: 'evening',
  tagsHeading: 'Window Styles & Options',
  isPriceList: true,
  tagsId: 'styles',
  tagsNote: `Planning prices: ${printPrice(anyStyle, { by: 'style' })}. Size, glass and full-frame work change the total.`,
  tags: {
    figure: 'windows-hub',
    rows: {
      doubleHung: {
        name: 'Double-hung',
        href: '/services/windows/replacement',
        price: doubleHung,
        text: 'Both sashes tilt in.',
        points: ['Easy to clean', 'Fits old openings', 'Screens stay put'],
      },
      casement: {
        name: 'Casement',
        href: '/services/windows/replacement',
        price: prices.windows.casement,
        text: 'It opens with a crank.',
        points: ['Least air leakage', 'Opens all the way', 'Easy over a sink'],
      },
      bay: {
        name: 'Bay & bow',
        href: '/services/windows/custom',
        price: prices.windows.bay,
        text: 'Built out from the wall.',
        points: ['More light and space', 'A focal point', 'Storage seat'],
      },
      picture: {
        name: 'Picture',
        href: '/services/windows/replacement',
        price: prices.windows.picture,
        text: 'For a view.',
        points: ['Most insulation for the price', 'No moving parts', 'Any shape'],
      },
      entryDoor: {
        name: 'Entry door',
        href: '/services/doors/entry',
        price: prices.windows.door,
        text: 'Fiberglass, steel or wood, hung square and sealed.',
      },
      sliding: {
        name: 'Sliding',
        href: '/services/windows/replacement',
        price: prices.windows.sliding,
        text: 'It glides sideways.',
        points: ['Wide views', 'Few moving parts', 'Low cost'],
      },
      awning: {
        name: 'Awning',
        href: '/services/windows/replacement',
        price: prices.windows.awning,
        text: 'Hinged at the top, so it can stay open in light rain.',
        points: ['Good high on a wall', 'Vents bathrooms', 'Pairs with picture windows'],
      },
      stormDoor: {
        name: 'Storm door',
        href: '/services/doors/installation',
        price: prices.windows.stormDoor,
        text: 'It shields the entry door and adds a screen.',
      },
    },
  },
  hero: {
    heading: 'Windows and doors in Connecticut',
    intro: `A double-hung window, the kind most houses here have, runs ${printPrice(doubleHung, { unit: 'implied' })}.`,
    actions: [{ label: 'Get Free Estimate', href: '/contact' }, callLink],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Our Window Services',
      railLabel: 'Our services',
      cards: [
        {
          title: 'Window Replacement',
          text: 'New windows in the openings you have.',
          points: [
            'Insert or full-frame',
            'Inside trim saved where we can',
            'Old sash-weight pockets insulated',
            'Lead-safe work in older homes',
          ],
          links: [{ label: 'Window replacement', href: '/services/windows/replacement' }],
        },
        {
          title: 'New Window Openings',
          text: 'A window where there’s only wall now, or a bigger one than before.',
          points: ['Framing and headers', 'Exterior flashing', 'Siding and trim tied in', 'Permit pulled by us'],
          links: [{ label: 'New window openings', href: '/services/windows/installation' }],
        },
        {
          title: 'Energy Upgrades & Storm Windows',
          text: 'Low-e glass and better seals, or storm windows over old ones.',
          points: ['Low-e storm panels', 'Air sealing', 'Condensation checks', 'Draft testing'],
          links: [
            { label: 'Storm windows', href: '/services/windows/storm-windows' },
            { label: 'Energy-efficient', href: '/services/windows/energy-efficient' },
          ],
        },
        {
          title: 'Doors',
          text: 'Entry, patio, storm and bulkhead doors.',
          points: [
            'Fiberglass, steel and wood',
            'Sill pan under every door',
            'Adjustable thresholds',
            'Multipoint locks',
          ],
          links: [
            { label: 'Door installation', href: '/services/doors/installation' },
            { label: 'Entry doors', href: '/services/doors/entry' },
          ],
        },
      ],
    },
    {
      kind: 'choice',
      heading: 'Insert or full-frame?',
      railLabel: 'Insert or full-frame?',
      intro: 'If your old frame is sound, the new window goes right in. Drawn from above, outdoors at the top.',
      drawings: ['jamb-insert', 'jamb-full-frame'],
      sides: [
        {
          drawn: [
            { fill: 'new', name: 'New' },
            { fill: 'old', name: 'Old wood, kept' },
          ],
          heading: 'An insert if',
          items: [
            'The frame is sound and square',
            'You want to keep the trim',
            'Sealing around the sash is enough',
            `You want the lower price and the faster job, ${settingTimes.insert.duration}`,
          ],
          link: { label: 'Insert windows', href: '/services/windows/replacement#window-jambs-insert' },
        },
        {
          drawn: [
            { fill: 'new', name: 'New, out to the stud' },
            { fill: 'flashing', name: 'Flashing' },
          ],
          heading: 'Full-frame if',
          items: [
            'The frame is soft, leaking or out of square',
            'You want new casing inside and out',
            'The wall leaks air, too',
            `You can allow ${settingTimes.fullFrame.duration} and a higher price`,
          ],
          link: { label: 'Full-frame windows', href: '/services/windows/replacement#window-jambs-fullFrame' },
        },
      ],
    },
    {
      kind: 'scaled',
      heading: 'Four kinds of glass',
      railLabel: 'Four kinds of glass',
      subject: 'Glass',
      price: {
        heading: 'Planning price',
        ends: `per window, ${formatDollars(0)} to ${printBarePrice(prices.windows.triplePane, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: prices.windows.triplePane.high },
      },
      last: 'Best for',
      rows: [
        {
          name: 'Double-pane low-e argon',
          text: 'The usual choice.',
          media: { kind: 'drawing', name: 'pane-double' },
          price: prices.windows.doublePane,
          last: 'Most rooms',
        },
        {
          name: 'Triple-pane',
          text: 'Quieter on a busy road, and warmer.',
          media: { kind: 'drawing', name: 'pane-triple' },
          price: prices.windows.triplePane,
          last: 'North walls, bedrooms',
        },
        {
          name: 'Solar-control glass',
          text: 'For rooms that get too hot.',
          media: { kind: 'drawing', name: 'pane-solar' },
          price: prices.windows.solarControl,
          last: 'West rooms',
        },
        {
          name: 'Low-e storm windows',
          text: 'Over windows worth keeping.',
          media: { kind: 'drawing', name: 'pane-storm' },
          price: prices.windows.lowEStorm,
          last: 'Old windows',
        },
      ],
      footnote: [
        'To scale, with the outdoors at the left. The copper line is the low-e coating. More about ',
        { label: 'energy-efficient windows', href: '/services/windows/energy-efficient' },
        '.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Energy Efficiency Benefits',
      railLabel: 'What you save',
      cards: [
        {
          title: `${typicalEnergySavings} energy savings`,
          text: 'The typical range for a leaky older house, all windows new. ENERGY STAR’s own average is about 13%; leaky single panes save more.',
        },
        {
          title: typicalYearlySavings,
          text: 'What it often comes to in heating and cooling in such a house.',
        },
        {
          title: 'Fewer drafts',
          text: 'The glass is warmer and the frames are sealed.',
        },
        {
          title: 'Less fading and condensation',
          text: 'Low-e glass blocks most UV, and the inside pane stays warmer.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works, in five steps',
      railLabel: 'Five steps',
      steps: [
        {
          ...windowSteps.measure,
          details: 'Each opening, three ways.',
        },
        {
          ...windowSteps.order,
          details: 'Made to your openings.',
        },
        {
          ...windowSteps.set,
          details: 'Leveled, insulated and flashed.',
        },
        {
          ...windowSteps.finish,
          details: 'Every sash tested.',
        },
        {
          ...windowSteps.register,
          details: 'You get the papers.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about windows',
      answers: {
        'How much does it cost to replace 10 windows?': `At ${printBarePrice(doubleHung, { conditionIs: 'in the next sentence' })}, ten double-hung windows run ${tenWindows}. Standard sizes in sound frames are at the low end; triple-pane glass, oversized openings and full-frame work are at the high end. That’s a planning price; the firm one comes after we measure.`,
        'Should I repair or replace my windows?': [
          `Repair them if the wood is solid and the trouble is a broken cord, a bad sill, or a pane that’s cracked or fogged: sometimes only the glass needs changing. Most of those repairs run ${printPrice(prices.additional.windowsAndDoors)}; see `,
          { label: 'exterior repairs', href: '/services/exterior-repairs' },
          '. Replace them if several fog, leak or rot.',
        ],
        'Do I need a permit to replace windows?':
          'A new or bigger opening needs a building permit. For a replacement of the same size, it’s up to your town. We ask the building department, and we pull the permit if one’s required.',
        'Is there a tax credit or rebate for new windows?':
          'There’s no federal tax credit for windows installed after 2025. Energize CT’s programs change each year, so check there first. We’ll give you the product data your application needs.',
        'What’s included with every window?': [
          `Measuring, insulation and sealing around each frame, removal of the old windows, and warranty registration. Full-frame windows are also flashed. ${leadSafe} `,
          ...[warranties.windows.short].flat(),
        ],
      },
    },
  ],
  related: ['/services/windows/replacement', '/services/windows/energy-efficient', '/services/doors/entry'],
  closing: {
    heading: 'Count your windows, and we’ll price them',
    text: 'Tell us which ones bother you. We’ll measure and price each one.',
    action: { label: 'Get Free Estimate', href: '/contact' },
  },
};
