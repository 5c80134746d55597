import { capitalized } from '@/lib/text/capitalized';
import { listed } from '@/lib/text/listed';
import { company } from './company';
import { offered, trades } from './offered';
import type { Href, PagePath, ServiceCategory } from './paths';
import { shingleNames } from './shingles/names';

export interface NavigationItem {
  readonly name: string;
  readonly href: PagePath;
}

export interface NavigationCategory extends NavigationItem {
  readonly id: ServiceCategory;
  /** The label of the link to the category's page, at the end of its submenu. */
  readonly allLabel: string;
  readonly subItems: readonly NavigationItem[];
}

const categories: readonly NavigationCategory[] = [
  {
    id: 'roofing',
    name: 'Roofing',
    href: '/services/roofing',
    allLabel: 'All roofing',
    subItems: [
      { name: 'Roof Installation', href: '/services/roofing/installation' },
      { name: 'Roof Replacement', href: '/services/roofing/replacement' },
      { name: 'Roof Repair', href: '/services/roofing/repair' },
      { name: 'Roof Inspection', href: '/services/roof-inspection' },
      { name: 'Emergency Roofing', href: '/services/roofing/emergency' },
      { name: 'Storm Damage', href: '/services/roofing/storm-damage' },
      ...shingleNames.map(({ name, path }) => ({ name, href: path })),
    ],
  },
  {
    id: 'siding',
    name: 'Siding',
    href: '/services/siding',
    allLabel: 'All siding',
    subItems: [
      { name: 'Siding Installation', href: '/services/siding-installation' },
      { name: 'Siding Replacement', href: '/services/siding/replacement' },
      { name: 'Siding Repair', href: '/services/siding/repair' },
      { name: 'Vinyl Siding', href: '/services/siding/vinyl' },
      { name: 'Fiber Cement Siding', href: '/services/siding/fiber-cement' },
      { name: 'Wood Siding', href: '/services/siding/wood' },
      { name: 'Insulated Siding', href: '/services/siding/insulated' },
    ],
  },
  {
    id: 'windows',
    name: 'Windows & Doors',
    href: '/services/windows',
    allLabel: 'All windows & doors',
    subItems: [
      { name: 'New Window Openings', href: '/services/windows/installation' },
      { name: 'Window Replacement', href: '/services/windows/replacement' },
      { name: 'Energy-Efficient Windows', href: '/services/windows/energy-efficient' },
      { name: 'Storm Windows', href: '/services/windows/storm-windows' },
      { name: 'Custom Windows', href: '/services/windows/custom' },
      { name: 'Door Installation', href: '/services/doors/installation' },
      { name: 'Entry Doors', href: '/services/doors/entry' },
    ],
  },
  {
    id: 'gutters',
    name: 'Gutters',
    href: '/services/gutters',
    allLabel: 'All gutters',
    subItems: [
      { name: 'Gutter Sizing & Layout', href: '/services/gutters/installation' },
      { name: 'Gutter Replacement', href: '/services/gutters/replacement' },
      { name: 'Gutter Repair', href: '/services/gutters/repair' },
      { name: 'Gutter Guards', href: '/services/gutters/guards' },
      { name: 'Downspouts & Drainage', href: '/services/gutters/downspouts' },
      { name: 'Gutter Cleaning', href: '/services/gutters/cleaning' },
    ],
  },
  {
    id: 'additional',
    name: 'Additional Services',
    href: '/services/additional',
    allLabel: 'All additional services',
    subItems: [
      { name: 'Exterior Repairs', href: '/services/exterior-repairs' },
      { name: 'Insulation', href: '/services/insulation' },
      { name: 'Ventilation', href: '/services/ventilation' },
      { name: 'Maintenance Plans', href: '/services/maintenance' },
      { name: 'Insurance Claims Help', href: '/services/insurance-claims' },
      { name: 'Free Exterior Inspection', href: '/services/inspections' },
    ],
  },
];

export const serviceCategories = offered(categories).map((category) => ({
  ...category,
  subItems: offered(category.subItems),
}));

export const home: NavigationItem = { name: 'Home', href: '/' };
export const services: NavigationItem = { name: 'Services', href: '/services' };
/** The first link in the menu, because the menu's button only opens it. */
export const allServices: NavigationItem = { name: 'All services', href: services.href };
export const mainLinks: readonly NavigationItem[] = offered([
  { name: 'Our Story', href: '/about' },
  { name: 'Financing', href: '/financing' },
  { name: 'Contact', href: '/contact' },
]);

interface Tool extends NavigationItem {
  readonly line: string;
}

/** Linked from the strip above the bar, the menus and the footer. */
export const tools: readonly Tool[] = offered([
  { name: 'What’s wrong?', line: 'Point at what you see', href: '/find' },
  { name: 'Prices', line: 'Every price, and a total', href: '/price-guide' },
  { name: 'Before you sign', line: 'What a contract must say', href: '/before-you-sign' },
]);

interface FooterLink {
  readonly name: string;
  readonly href: Href;
}

export const footer = {
  description: `${capitalized(listed(trades))} for ${company.address.stateName} homes since ${company.founded}.`,
  pages: [
    { name: 'Home', href: '/#home' },
    { name: 'Services', href: '/#services' },
    ...tools.map(({ name, href }) => ({ name, href })),
    { name: 'Portfolio', href: '/#portfolio' },
    { name: 'Booking form', href: '/#booking' },
    { name: 'Contact form', href: '/#contact' },
    { name: 'Contact page', href: '/contact' },
  ] satisfies readonly FooterLink[],
  legal: [
    { name: 'Privacy', href: '/privacy' },
    { name: 'Terms', href: '/terms' },
    { name: 'Accessibility', href: '/accessibility' },
    { name: 'Site map', href: '/sitemap' },
  ] satisfies readonly FooterLink[],
  sampleNote: 'This is a demonstration company: its people, reviews and projects are made up.',
  pictureNote: 'Some pictures show sample houses, not our work.',
} as const;
