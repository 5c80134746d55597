import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { formatDollars } from '@/lib/dollars';
import { printBarePrice, printPrice } from '@/lib/prices/price';
import { addedToGutters, exampleFeet, exampleHouse, wholeHouse } from './example-house';

export const guttersOverview: ServicePage<'/services/gutters'> = {
  path: '/services/gutters',
  name: 'Gutters',
  title: 'Gutter Contractor in Connecticut',
  description:
    'New gutters, guards and repairs for Connecticut homes: what they cost for a whole house, four common problems and their fixes, and easy upkeep.',
  priceRange: prices.gutters.anyMetal,
  storyline: 'hub',
  ground: 'rain',
  tagsHeading: 'Gutter services',
  tags: {
    figure: 'gutters-hub',
    rows: {
      installation: {
        name: 'Gutter Installation',
        href: '/services/gutter-installation',
        price: prices.gutters.anyMetal,
        text: 'Seamless aluminum, copper or steel formed at your house to the length of each run.',
        points: ['5-inch and 6-inch K-style and half-round', 'Hangers at most 24 inches apart'],
      },
      guards: {
        name: 'Gutter Guards',
        href: '/services/gutters/guards',
        price: prices.gutters.guards,
        text: 'Micro-mesh for pines, screen guards for oaks and maples, solid covers or foam inserts.',
        points: ['Can still be opened and cleaned', 'Fit the gutters you have, if they’re sound'],
      },
      repair: {
        name: 'Gutter Repair',
        href: '/services/gutters/repair',
        fact: 'Often priced from a photo',
        text: 'One corner, one sagging run, or a downspout the wind took.',
        points: [
          'Seam sealing',
          'New hangers and fascia screws',
          'Joint and corner repair',
          'Downspout and elbow replacement',
        ],
      },
      replacement: {
        isSecondary: true,
        name: 'Replacement',
        href: '/services/gutters/replacement',
        price: prices.gutters.anyMetal,
        text: 'Old ones down, the wood behind them fixed, new ones up with the right slope.',
      },
      cleaning: {
        isSecondary: true,
        name: 'Cleaning',
        href: '/services/gutters/cleaning',
        fact: 'Priced by side and story',
        text: 'In November, and again in late spring.',
      },
      downspouts: {
        isSecondary: true,
        name: 'Downspouts',
        href: '/services/gutters/downspouts',
        price: prices.gutters.downspouts,
        text: 'Extensions and drains that carry water 4 to 6 feet or more out from the wall.',
      },
    },
  },
  hero: {
    heading: 'Gutters in Connecticut',
    intro:
      'An inch of rain on 1,000 square feet of roof is about 620 gallons. Good gutters send it to the yard, not to your basement.',
  },
  sections: [
    {
      kind: 'problems',
      heading: 'Four common gutter problems',
      railLabel: 'Four common problems',
      problems: [
        {
          problem: 'Overflowing gutters',
          causes: [
            'Leaves and seed pods',
            'Too few downspouts',
            '5-inch gutter on a large or steep roof',
            'A roof valley pouring into one spot',
          ],
          solutions: [
            'Clean in November and again in spring',
            'Add a downspout or splash guard at the valley',
            'Go up to 6-inch gutters',
            'Put guards on where trees hang over',
          ],
        },
        {
          problem: 'Sagging gutters',
          causes: [
            'Hangers too far apart',
            'Nails pulled out by ice',
            'Rotted fascia, the board the gutter hangs on',
            'Standing water from poor pitch',
          ],
          solutions: [
            'Hidden hangers every 24 inches or closer',
            'Screws into sound wood',
            'Fascia repair',
            'A new slope toward the downspout',
          ],
        },
        {
          problem: 'Leaking joints',
          causes: [
            'Old sealant',
            'Corners that move as they freeze and thaw',
            'Sectional gutters with many seams',
            'Dents from a ladder',
          ],
          solutions: [
            'Strip and reseal corners',
            'Replace bad sections',
            'Seamless runs, with no joints in the middle',
            'A ladder brace that rests on the roof, not the gutter',
          ],
        },
        {
          problem: 'Foundation damage',
          causes: [
            'Downspouts that end at the wall',
            'Missing elbows and extensions',
            'Soil sloping toward the house',
            'Frozen buried drains',
          ],
          solutions: [
            'Extensions that carry water 4 to 6 feet or more out',
            'Splash blocks',
            'Regrading near the wall',
            'Buried drains with a pop-up outlet',
          ],
        },
      ],
    },
    {
      kind: 'choice',
      heading: 'Repair or replace?',
      railLabel: 'Repair or replace?',
      intro: 'On the left, the wood is sound and holds a screw. On the right, it has rotted and won’t.',
      drawings: ['gutter-sound', 'gutter-rotted'],
      sides: [
        {
          heading: 'Repair them if',
          items: [
            'A corner leaks where old sealant has cracked',
            'A run sags because its hangers worked loose',
            'A downspout blew off or lost its straps',
            'The wood behind is sound',
          ],
          link: { label: 'Gutter repair', href: '/services/gutters/repair' },
        },
        {
          heading: 'Replace them if',
          items: [
            'Seams leak after two reseals',
            'There’s rust or a split along the bottom',
            'The wood behind the gutter is soft',
            'They’re aluminum or steel, and older than the roof',
          ],
          link: { label: 'Gutter replacement', href: '/services/gutters/replacement' },
        },
      ],
    },
    {
      kind: 'scaled',
      id: 'materials',
      heading: 'What gutters cost per foot',
      railLabel: 'Three metals compared',
      subject: 'Metal',
      price: {
        heading: 'Planning price',
        ends: `per linear foot, ${formatDollars(0)} to ${printBarePrice(prices.gutters.anyMetal, { conditionIs: 'in the same list', as: 'highest', unit: 'implied' })}`,
        scale: { low: 0, high: prices.gutters.anyMetal.high },
      },
      second: { heading: 'Lasts', ends: '0 to 100 years', scale: { low: 0, high: 100 } },
      last: 'Warranty',
      rows: [
        {
          name: 'Seamless aluminum',
          text: 'What most Connecticut homes have: light, rust-free, and made in many colors.',
          points: ['Formed on site', 'No rust', 'Easy to repair'],
          media: { kind: 'drawing', name: 'profile-aluminum' },
          price: prices.gutters.aluminum,
          second: { span: { low: 20, high: 30 }, text: '20–30 years' },
          last: '20-year',
        },
        {
          name: 'Copper',
          text: 'Turns brown, then green, and its joints are soldered. It often outlasts the roof.',
          points: ['Very long life', 'Suits historic fronts', 'Can be repaired for decades'],
          media: { kind: 'drawing', name: 'profile-copper' },
          price: prices.gutters.copper,
          second: { span: { low: 50, high: 100 }, text: '50–100 years' },
          last: '50-year',
        },
        {
          name: 'Steel',
          text: 'Galvanized or coated, and strong under ladders and sliding snow.',
          points: ['Rigid on long runs', 'Takes impact', '7-inch commercial profile available'],
          media: { kind: 'drawing', name: 'profile-steel' },
          price: prices.gutters.steel,
          second: { span: { low: 25, high: 40 }, text: '25–40 years' },
          last: '25-year',
        },
      ],
      footnote: [
        'Planning prices, with bars to scale. See ',
        { label: 'warranty, lifespan and sizes for each system', href: '/services/gutter-installation#systems' },
        '.',
      ],
    },
    {
      kind: 'cards',
      heading: 'How to take care of your gutters',
      railLabel: 'Four habits',
      cards: [
        {
          title: 'Clean twice a year',
          text: 'Once in November when the leaves are down, and once in late spring after the seeds drop.',
          links: [{ label: 'Gutter cleaning', href: '/services/gutters/cleaning' }],
        },
        {
          title: 'Look while it rains',
          text: 'Walk around the house in a downpour. You’ll see where the water spills over.',
        },
        {
          title: 'Check after snow',
          text: 'Ice pulls hangers loose. In March, look along each run for a sag.',
        },
        {
          title: 'Keep extensions on',
          text: 'Mowers knock them off. Put them back before the next storm.',
          links: [{ label: 'Downspouts & drainage', href: '/services/gutters/downspouts' }],
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about gutters',
      answers: {
        'How much do new gutters cost for a house?': `For ${exampleHouse}, plan on ${wholeHouse(prices.gutters.aluminum)} in aluminum, ${wholeHouse(prices.gutters.steel)} in steel or ${wholeHouse(prices.gutters.copper)} in copper. That’s the price per foot times ${exampleFeet}. ${addedToGutters}`,
        'How long does it take to replace gutters?': `${durations.gutters.sentence} We come once before that to measure and lay out the downspouts. Rotten fascia can add time, because we replace the board before we hang anything on it.`,
        'What’s included with new gutters?': [
          'We take the old gutters down, check the fascia, pitch each run and test it with a hose, and clean up. ',
          ...[warranties.gutters.short].flat(),
        ],
        'Should I get 5-inch or 6-inch gutters?': [
          'Five-inch is enough for small, shallow roofs. Go to 6-inch for a steep or large roof, a long run, or a spot where a big valley empties. Here’s ',
          { label: 'how we size gutters', href: '/services/gutters/installation' },
          '.',
        ],
        'Are gutter guards worth it?': `Under pines and oaks, yes. Guards run ${printPrice(prices.gutters.guards)} and cut cleaning to about once a year. If there are no trees near the house, two cleanings a year cost less.`,
        'Will new gutters stop ice dams?': [
          'No. Ice dams come from heat in the attic that melts the snow on the roof. Good gutters help the meltwater drain, but the cure is ',
          { label: 'air sealing and insulation', href: '/services/insulation' },
          ' up there.',
        ],
      },
    },
  ],
  related: ['/services/gutter-installation', '/services/gutters/downspouts', '/services/exterior-repairs'],
  closing: {
    heading: 'Tell us where the water goes wrong',
    text: 'Over the edge, behind the gutter or into the basement: we’ll find out why and price the fix.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
