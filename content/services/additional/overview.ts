import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';

export const additionalOverview: ServicePage<'/services/additional'> = {
  path: '/services/additional',
  category: 'additional',
  name: 'Additional Services',
  title: `Additional Exterior Services CT | ${company.name}`,
  description:
    'Exterior repairs, insulation, ventilation, maintenance plans, insurance claims help and home exterior inspections across Connecticut.',
  hero: {
    heading: 'The jobs between the big jobs',
    intro:
      'Not everything on a house is a roof or a wall of siding. These are the smaller services that keep the large ones from coming early.',
    facts: [`Single repairs from ${formatDollars(prices.additional.anyRepair.low)}`, 'No trip charge for estimates'],
    media: { kind: 'picture', name: 'snow-house' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Six services',
      cards: [
        {
          title: 'Exterior repairs',
          text: `Siding, trim, windows and doors, ${printPrice(prices.additional.anyRepair)} for most repairs.`,
          links: [{ label: 'Exterior repairs', href: '/services/exterior-repairs' }],
          media: { kind: 'drawing', name: 'repair-scarf' },
        },
        {
          title: 'Insulation',
          text: 'Attic, walls and rim, done with the roof or siding.',
          links: [{ label: 'Insulation', href: '/services/insulation' }],
          media: { kind: 'drawing', name: 'ice-dam' },
        },
        {
          title: 'Ventilation',
          text: 'Balanced intake and exhaust for a dry attic and fewer ice dams.',
          links: [{ label: 'Ventilation', href: '/services/ventilation' }],
          media: { kind: 'drawing', name: 'ridge-vent' },
        },
        {
          title: 'Maintenance plans',
          text: 'Two visits a year and a written list.',
          links: [{ label: 'Maintenance plans', href: '/services/maintenance' }],
          media: { kind: 'picture', name: 'portfolio-8' },
        },
        {
          title: 'Insurance claims help',
          text: 'Photos, measurements and a meeting with the adjuster.',
          links: [{ label: 'Insurance claims help', href: '/services/insurance-claims' }],
          media: { kind: 'drawing', name: 'storm-test-square' },
        },
        {
          title: 'Home exterior inspections',
          text: 'Whole-house check for owners, buyers and sellers.',
          links: [{ label: 'Home exterior inspections', href: '/services/inspections' }],
          media: { kind: 'drawing', name: 'inspection-report' },
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A year on a Connecticut house',
      entries: [
        { when: 'March', what: 'Look for ice damage and loose gutters.' },
        { when: 'May', what: 'Clean gutters, wash siding.' },
        { when: 'July', what: 'Trim limbs before storm season.' },
        { when: 'September', what: 'Check roof and caulk.' },
        { when: 'November', what: 'Clean gutters, check attic before snow.' },
        { when: 'January', what: 'Rake the eaves, watch for ice.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'About small jobs',
      entries: [
        { question: 'Can I combine small jobs?', answer: 'Yes, one visit is cheaper than three.' },
        { question: 'Is there a trip charge?', answer: 'No for estimates.' },
        {
          question: 'Do you take on a single repair?',
          answer: `Yes, from ${formatDollars(prices.additional.anyRepair.low)}.`,
        },
      ],
    },
  ],
  related: ['/services', '/financing', '/contact'],
};
