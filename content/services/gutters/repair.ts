import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/page';
import { warranties } from '@/content/warranties';
import { conditionOf, priceOfSize, printBarePrice, printPrice, type PriceRange } from '@/lib/prices/price';
import { longestRun, printHours } from './schedule';

const repairHours = [2, 4] as const;
const repairTime = printHours(repairHours);

const { aluminum, steel, copper } = prices.gutters;
const bare = (price: PriceRange) => printBarePrice(price, { unit: 'implied', conditionIs: 'in the same list' });

export const gutterRepair: ServicePage<'/services/gutters/repair'> = {
  path: '/services/gutters/repair',
  name: 'Gutter Repair',
  title: 'Gutter Repair for Connecticut Homes',
  description:
    'Gutter repair in Connecticut: leaking corners, sagging runs and loose downspouts, most in 2–4 hours and one visit. A photo is often enough for a price.',
  storyline: 'repair',
  ground: 'sage',
  crossSection: 'gutter-corner',
  plate: {
    price: {
      price: prices.gutters.repair,
      note: `${longestRun} feet of new aluminum: ${printPrice(priceOfSize(aluminum, longestRun))}`,
    },
    time: { label: 'Most repairs', value: repairTime, note: 'in one visit' },
    next: [weAnswer, { what: 'Price', how: 'by phone when we can' }, { what: 'Repair', how: 'and a hose test' }],
  },
  hero: {
    heading: 'Gutter repair in Connecticut',
    intro: 'We reseal leaking corners, straighten sagging runs and put back downspouts that blew off.',
  },
  sections: [
    {
      kind: 'details',
      id: 'problems',
      heading: 'Gutter problems we repair',
      railLabel: 'What we repair',
      details: {
        figure: 'gutter-faults',
        rows: {
          corner: {
            title: 'Leaking corners',
            text: 'Old sealant cracks, and the drips freeze on the steps. We clean and reseal the corner, or replace the corner piece.',
          },
          sag: {
            title: 'Sagging runs',
            text: 'The hangers have worked loose, and the gutter holds water. We put in new hidden hangers and give it a new slope.',
          },
          torn: {
            title: 'Torn sections after ice',
            text: 'Ice is heavy enough to pull a run off the wall. We put up a new run, with hangers closer together.',
          },
          downspout: {
            title: 'Loose downspouts',
            text: 'Straps are missing, and there’s water at the wall. We put on new straps, screws and an extension.',
          },
        },
      },
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A corner, a sagging run, a torn section, a downspout.',
      steps: {
        heading: 'How a gutter repair goes',
        groups: [
          {
            steps: [
              {
                title: 'Photos and a price',
                duration: 'By phone when we can',
                details: 'Send photos; we’ll tell you what we’d do.',
              },
              {
                title: 'Repair',
                duration: repairTime,
                hours: repairHours,
                details: 'Matching sections, new sealant and screws.',
              },
              { title: 'Hose test', details: 'We run water through it, and you can watch.' },
            ],
          },
        ],
      },
      table: {
        heading: 'If a whole run has to be replaced',
        columns: ['New run', 'Per linear foot', `${longestRun} feet, ${conditionOf(aluminum)}`],
        rows: Object.fromEntries(
          Object.entries({ Aluminum: aluminum, Steel: steel, Copper: copper }).map(([metal, price]) => [
            metal,
            [bare(price), bare(priceOfSize(price, longestRun))],
          ]),
        ),
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: ['Photos before and after', 'Matching sections', 'New sealant and screws', 'Hose test'],
        },
        {
          heading: 'Not included',
          kind: 'not included',
          items: ['A rotted board behind: we’ll tell you before we go further'],
        },
        {
          heading: 'When a repair isn’t enough',
          kind: 'text',
          text: [
            'If the same corner has been resealed twice, the bottom has rusted, or the board behind is rotted, you’re better off with ',
            { label: 'new gutters', href: '/services/gutters/replacement' },
            '.',
          ],
        },
      ],
      price: { text: 'By the hour plus parts, in writing before we start.' },
      signature: { warranty: warranties.gutterRepair },
    },
    {
      kind: 'faq',
      heading: 'Questions about gutter repair',
      answers: {
        'How do you fix a leaking gutter corner?':
          'We scrape out the old sealant, clean and dry the metal, and seal it again from the inside. New sealant over old won’t stick for long. If the corner has opened up or cracked, we replace the corner piece.',
        'Can you come before the next storm?':
          'We’ll try. We go in order of risk, and houses with water coming in are first. Until then, keep people and cars away from a gutter that’s hanging.',
        'Can you repair gutters in the winter?':
          'Yes, for hangers, screws and downspouts. Resealing has to wait for a dry day above freezing, because sealant won’t stick to cold, wet metal. We don’t chip ice out of gutters; that ruins them.',
        'Do you repair half-round and wood gutters?':
          'Half-round, yes, with matching hangers. Wood gutters depend on the wood: if it’s gone soft, a half-round metal gutter in the same place is the better answer.',
      },
    },
  ],
  related: ['/services/gutters/cleaning', '/services/gutters/replacement', '/services/exterior-repairs'],
  closing: {
    heading: 'Send us a photo from the ground',
    text: 'Show us the drip or the sag and the whole side of the house.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
