import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { Page } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

const { roofing, siding, windows, gutters } = prices;

export const priceGuidePage: Pick<
  Page<'/price-guide'>,
  'path' | 'name' | 'title' | 'description' | 'hero' | 'closing'
> = {
  path: '/price-guide',
  name: 'Price guide',
  title: `Price Guide: What Will It Cost? | ${company.name}`,
  description: `Roofs ${printPrice(roofing.anyMaterial)}, siding ${printPrice(siding.anyMaterial)}, windows ${printPrice(windows.anyStyle)}, gutters ${printPrice(gutters.anyMetal)}. Add up your own.`,
  hero: {
    heading: 'What will it cost?',
    intro:
      'Every price range we print, in one place. Pick your jobs, give the sizes you know, and see a range and where it comes from. We ask for no name and no number, and nothing you type leaves your browser.',
    facts: [
      `Roofs ${printPrice(roofing.anyMaterial)}`,
      `Siding ${printPrice(siding.anyMaterial)}`,
      `Windows ${printPrice(windows.anyStyle)}`,
      `Gutters ${printPrice(gutters.anyMetal)}`,
    ],
    actions: [
      { label: 'Add up my project', href: '#estimator' },
      { label: 'See all prices', href: '#prices' },
    ],
  },
  closing: {
    heading: 'A range is where it starts.',
    text: 'We come out, measure, look under the edges, and write down one price you can keep. The visit is free.',
    action: { label: 'Ask for a written price', href: '/contact' },
  },
};

export const priceGuideCopy = {
  estimator: {
    heading: 'Put your project together',
    intro: 'The house takes on color with every job you pick. Each range is a printed price times your size.',
    notLoaded: 'The estimator did not load. All prices are in the tables below; or call and we add it up together.',
    withoutScripts:
      'With scripts switched off this page cannot add up for you. Every price is in the tables below: multiply it by your size.',
    emptySheet: {
      heading: 'Your estimate',
      text: 'Nothing picked yet. Choose a part of the house, and its range appears here.',
      steps: ['Pick the jobs', 'Give a size, or the length and width of your house', 'Copy it, print it, share it'],
    },
  },
  tables: {
    heading: 'Every price we print',
    intro: 'Planning prices, from the pages that explain each job. A square is 100 square feet of roof surface.',
    columns: ['Job', 'Unit', 'Range'],
    included: 'Included',
    wholeRepair: 'each',
  },
  factors: {
    heading: 'What can move the price',
    intro: 'What the pages of each job say about why yours may be higher or lower.',
  },
} as const;
