import { isOff } from '@/content/offered';
import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { cancellation } from '@/content/promises';
import { inspectionGroups } from '@/content/services/roofing/inspection-points';
import { formatDollars } from '@/lib/dollars';
import { printFigures, type PriceRange } from '@/lib/prices/price';
import { pointsMarked, sampleMark } from './marks';

export interface PricedFix {
  readonly point: number;
  readonly work: string;
  /** Whole US dollars: the middle of our range times the size. */
  readonly price: number;
}

const middle = ({ low, high }: PriceRange) => (low + high) / 2;

/** Feet along the front of the sample house. */
const gutterFeet = 40;
const { aluminum } = prices.gutters;
const { pipeBoot } = prices.roofing;

const fixes: readonly PricedFix[] = [
  { point: 9, work: 'New pipe boot, shingles around it reset', price: middle(pipeBoot) },
  {
    point: 13,
    work: `Front gutter: ${gutterFeet} feet of seamless aluminum at ${formatDollars(middle(aluminum))}, hangers at most 24 inches apart`,
    price: gutterFeet * middle(aluminum),
  },
];

const watched = pointsMarked('watch');
const fixed = pointsMarked('fix');
const fine = company.inspectionPoints - watched.length - fixed.length;
const listed = (points: readonly number[]) => points.join(', ').replace(/, (?=\d+$)/, ' and ');

export const papers = {
  /** They are of a roof inspection, and price a pipe boot and a gutter. */
  areShown: !isOff('/services/roof-inspection') && !isOff('/services/gutters'),
  heading: 'What you’ll have in writing',
  intro: 'Two sheets: what we found, and what it costs.',
  company: company.name,
  label: 'Two sample papers',
  sample: 'Sample',
  report: {
    tag: 'What you get after the visit:',
    tagText: `${company.inspectionPoints} points, each marked fine, watch or fix.`,
    heading: `Roof inspection, ${company.inspectionPoints} points`,
    marks: ['Fine', 'Watch', 'Fix'],
    groups: inspectionGroups.map(({ name, points }, index) => {
      const before = inspectionGroups.slice(0, index).reduce((count, group) => count + group.points.length, 0);
      return {
        name,
        points: points.map((point, position) => ({
          number: before + position + 1,
          name: point.name,
          mark: sampleMark(before + position + 1),
        })),
      };
    }),
    more: {
      label: `Points 15–${company.inspectionPoints}: attic, structure, trees`,
      href: '/services/roof-inspection',
    },
    by: 'Looked at by',
    sum: `${fine} fine, ${watched.length} to watch, ${fixed.length} to fix.`,
  },
  proposal: {
    tag: 'Before we start:',
    tagText: 'the two fixes, priced. Nothing else.',
    heading: 'Proposal, one page',
    license: `HIC ${company.license.number}`,
    columns: ['Point', 'Work and material', 'Price'],
    fixes,
    watched: `Points ${listed(watched)}: watch. No work now.`,
    total: { label: 'One price', price: fixes.reduce((sum, { price }) => sum + price, 0) },
    terms: [
      { term: 'Start', text: 'Monday, 9 AM', isWritten: true },
      { term: 'Finish', text: 'the same day', isWritten: true },
      {
        term: 'Warranty',
        text: `${company.warranty.workmanshipYears} years on our work, 20 on the aluminum`,
        isWritten: false,
      },
      { term: 'Good for', text: '30 days', isWritten: false },
    ],
    cancel: cancellation.sentence,
    signatures: [company.name, 'You, after you’ve read it'],
  },
  note: `Sample papers. Each price is the middle of our listed range: pipe boot ${printFigures(pipeBoot)}, aluminum ${printFigures(aluminum)} a foot.`,
} as const;
