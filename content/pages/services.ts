import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { serviceCategories } from '@/content/navigation';
import type { DrawingName } from '@/content/drawings';
import type { DirectoryEntry, Page, ServiceCategory, TextLink } from '@/content/types';
import { formatDollars } from '@/lib/dollars';
import { printFigures, printPrice } from '@/lib/prices/price';

interface CategoryCard {
  readonly text: string;
  readonly prices: string;
  readonly drawing: DrawingName;
  /** Pages of the category that are not in the menu. */
  readonly notInMenu: readonly TextLink[];
}

const categoryCards: Readonly<Record<ServiceCategory, CategoryCard>> = {
  roofing: {
    text: 'Installation, replacement, repair, inspection, emergency and storm work.',
    prices: `Shingles ${printPrice(prices.roofing.shingles)}; metal ${printPrice(prices.roofing.metal)}; repairs ${printPrice(prices.roofing.anyRepair)}`,
    drawing: 'roof-cutaway',
    notInMenu: [{ label: 'Roofing Materials & Budget', href: '/services/roofing-installation' }],
  },
  siding: {
    text: 'Vinyl, insulated vinyl, fiber cement and wood, plus repairs.',
    prices: `${printPrice(prices.siding.anyMaterial)} by material`,
    drawing: 'siding-lap',
    notInMenu: [{ label: 'Siding Materials & Process', href: '/services/siding-installation-detail' }],
  },
  windows: {
    text: 'Replacement and new windows, storm windows, custom shapes, entry and patio doors.',
    prices: `Windows ${printFigures(prices.windows.anyStyle)}; doors priced after a free visit`,
    drawing: 'window',
    notInMenu: [],
  },
  gutters: {
    text: 'Seamless gutters, guards, downspouts, repair and cleaning.',
    prices: `${printPrice(prices.gutters.anyMetal)}; guards ${printFigures(prices.gutters.guards)}`,
    drawing: 'gutter-k',
    notInMenu: [{ label: 'Seamless Gutter Installation', href: '/services/gutter-installation' }],
  },
  additional: {
    text: 'Exterior repairs, insulation, ventilation, maintenance plans, insurance claims help, inspections.',
    prices: `Exterior repairs ${printPrice(prices.additional.anyRepair)}; other work priced after a free visit`,
    drawing: 'repair-scarf',
    notInMenu: [],
  },
};

/** The usual prices of each category in one line. */
export const categoryPrices: Readonly<Record<ServiceCategory, string>> = {
  roofing: categoryCards.roofing.prices,
  siding: categoryCards.siding.prices,
  windows: categoryCards.windows.prices,
  gutters: categoryCards.gutters.prices,
  additional: categoryCards.additional.prices,
};

const cards: readonly DirectoryEntry[] = serviceCategories.map(({ id, name, href, all, subItems }) => {
  const { text, prices, drawing, notInMenu } = categoryCards[id];
  return {
    title: name,
    text,
    prices,
    media: { kind: 'drawing', name: drawing },
    links: [{ label: all, href }, ...subItems.map((page) => ({ label: page.name, href: page.href })), ...notInMenu],
  };
});

export const servicesPage: Page<'/services'> = {
  path: '/services',
  name: 'Services',
  title: `Exterior Services in Connecticut | ${company.name}`,
  description:
    'Roofing, siding, windows, doors, gutters, repairs and storm work for Connecticut homes. See what each job includes and what it costs.',
  hero: {
    heading: 'Everything on the outside of your house',
    intro:
      'A house works as one system. The roof sheds water to the gutters, the siding keeps out what the wind drives sideways, and windows sit in the middle of both. We do all of it, so nobody points at the other trade.',
    media: { kind: 'drawing', name: 'house-cutaway' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'directory',
      heading: 'Choose a service',
      intro:
        'Each page says what the job includes and what it costs. A square, as roofers count, is 100 square feet of roof.',
      cards,
    },
    {
      kind: 'symptoms',
      heading: 'Not sure what you need?',
      intro: 'Find what you see. We will tell you where to start.',
      symptoms: [
        {
          symptom: 'Stain on a ceiling',
          links: [{ label: 'Roof repair', href: '/services/roofing/repair' }],
        },
        {
          symptom: 'Ice hanging from the gutters every winter',
          links: [
            { label: 'Ventilation', href: '/services/ventilation' },
            { label: 'Insulation', href: '/services/insulation' },
          ],
        },
        {
          symptom: 'Peeling paint on one wall only',
          links: [{ label: 'Siding repair', href: '/services/siding/repair' }],
        },
        {
          symptom: 'Fog between window panes',
          links: [{ label: 'Window replacement', href: '/services/windows/replacement' }],
        },
        {
          symptom: 'Water in the basement after rain',
          links: [{ label: 'Downspouts and drainage', href: '/services/gutters/downspouts' }],
        },
        {
          symptom: 'Limb on the roof',
          links: [{ label: 'Emergency roofing', href: '/services/roofing/emergency' }],
        },
        {
          symptom: 'Buying or selling a house',
          links: [{ label: 'Home exterior inspections', href: '/services/inspections' }],
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What every job includes',
      items: [
        'A free estimate',
        'The permit, pulled by us where the town requires one',
        'A written contract with start and finish dates and your 3-day cancellation notice',
        'Daily cleanup and a magnet sweep',
        'A final walkthrough',
        'Warranty registration',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you call',
      entries: [
        {
          question: 'Do you charge for estimates?',
          answer: [
            'No. The estimate and the ',
            { label: `${company.inspectionPoints}-point roof inspection`, href: '/services/roof-inspection' },
            ' are free.',
          ],
        },
        {
          question: 'Do you take small jobs?',
          answer: `Yes. Window and door repairs start at ${formatDollars(prices.additional.windowsAndDoors.low)} and roof repairs at ${formatDollars(prices.roofing.anyRepair.low)}.`,
        },
        {
          question: 'Can you combine roof, siding and gutters?',
          answer: 'Yes, and the order matters: roof first, then siding and windows, gutters last.',
        },
        {
          question: 'Which towns do you cover?',
          answer: [
            `Seven counties from our ${company.address.town} office. The `,
            { label: 'Home page map', href: '/#areas' },
            ' shows the 30 towns we visit most.',
          ],
        },
      ],
    },
  ],
};
