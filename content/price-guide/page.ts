import { offered, offers } from '@/content/offered';
import { prices } from '@/content/prices';
import type { Page } from '@/content/page';
import { printPrice } from '@/lib/prices/price';
import { workedExample } from '@/lib/prices/worked-example';
import { capitalized } from '@/lib/text/capitalized';
import { listed } from '@/lib/text/listed';
import { typicalJobs } from './typical-jobs';

const { roofing, siding, windows, gutters, additional } = prices;

/** The title has room for three trades. */
const named = (
  [
    { trade: 'roofing', name: 'roof', price: `roofs ${printPrice(roofing.anyMaterial)}` },
    { trade: 'siding', name: 'siding', price: `siding ${printPrice(siding.anyMaterial)}` },
    { trade: 'windows', name: 'window', price: `windows ${printPrice(windows.anyStyle)}` },
    { trade: 'gutters', name: 'gutter', price: `gutters ${printPrice(gutters.anyMetal)}` },
    { trade: 'additional', name: 'repair', price: `repairs ${printPrice(additional.anyRepair)}` },
  ] as const
)
  .filter(({ trade }) => offers(trade))
  .slice(0, 3);
const names = named.map(({ name }) => name);
const inTitle = listed(names.map(capitalized)).replace(' and ', ' & ');

export const priceGuidePage: Pick<
  Page<'/price-guide'>,
  'path' | 'name' | 'title' | 'description' | 'hero' | 'closing'
> = {
  path: '/price-guide',
  name: 'Price guide',
  title: `${inTitle} Prices in CT`,
  description: `In Connecticut: ${named.map(({ price }) => price).join('; ')}.`,
  hero: {
    heading: `${capitalized(listed(names))} prices in Connecticut`,
    intro:
      'Pick the parts of the house you’d change. We don’t ask for your name or number, and nothing you type leaves your browser.',
  },
  closing: {
    heading: 'Want one price instead of a range?',
    text: 'We come out, measure, check the trouble spots and give you one firm price.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};

export const priceGuideCopy = {
  estimator: {
    notLoaded: 'The calculator didn’t load. Use the tables below, or call and we’ll add it up with you.',
    withoutScripts:
      'Turn on JavaScript to use the calculator, or multiply the prices in the tables below by your sizes.',
    emptySheet: {
      heading: 'Your estimate',
      text: 'Nothing picked yet. Pick a job to see its range here.',
      steps: ['Pick the jobs', 'Enter a size, or the length and width of your house', 'Copy it, print it or share it'],
    },
  },
  examples: {
    heading: 'What other houses cost',
    intro: 'One example for each trade: our price times the size, and nothing else.',
    cards: offered([
      { title: 'New siding', example: workedExample(typicalJobs.siding), page: typicalJobs.siding.page },
      { title: 'Ten windows', example: workedExample(typicalJobs.windows), page: typicalJobs.windows.page },
      { title: 'New gutters', example: workedExample(typicalJobs.gutters), page: typicalJobs.gutters.page },
    ]),
  },
  tables: {
    heading: 'All our prices',
    intro: 'Planning prices for Connecticut homes. Under each trade you’ll see what its prices cover and what’s added.',
    columns: ['Job', 'Unit', 'Range'],
    wholeRepair: 'per repair',
  },
  factors: { heading: 'What changes the price', intro: 'Why your price may come in higher or lower.' },
} as const;
