import { offers } from '@/content/offered';
import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { cancellation, estimate } from '@/content/promises';
import { inspectionGroups, roofGroups, roofSheet } from '@/content/services/roofing/inspection-points';
import { formatDollars } from '@/lib/dollars';
import type { InspectionMark, InspectionPoint } from '@/content/inspection-sheet';
import { printPrice, type PriceRange } from '@/lib/prices/price';
import { listed } from '@/lib/text/listed';

const marks: readonly InspectionMark[] = ['Fine', 'Watch', 'Fix'];
const points = inspectionGroups.flatMap((group) => group.points);
const numberOf = (point: InspectionPoint) => points.indexOf(point) + 1;
/** Nothing is to fix that we don't fix. */
const markOf = (point: InspectionPoint): InspectionMark =>
  point === roofSheet.rows.gutters && !offers('gutters') ? 'Fine' : point.sample;
const marked = (mark: InspectionMark) => points.filter((point) => markOf(point) === mark).map(numberOf);

const middle = ({ low, high }: PriceRange) => (low + high) / 2;

/** The length of the front gutter of the sample house. */
const gutterFeet = 40;
const { aluminum } = prices.gutters;
const { pipeBoot } = prices.roofing;

/** Prices are in whole US dollars: the middle of our range times the quantity. */
const fixes = [
  { point: numberOf(roofSheet.rows.boots), work: 'New pipe boot, shingles around it reset', price: middle(pipeBoot) },
  ...(offers('gutters')
    ? [
        {
          point: numberOf(roofSheet.rows.gutters),
          work: `Front gutter: ${gutterFeet} feet of seamless aluminum at ${formatDollars(middle(aluminum))}, hangers at most 24 inches apart`,
          price: gutterFeet * middle(aluminum),
        },
      ]
    : []),
];

const watched = marked('Watch');
const toFix = marked('Fix');
const fine = company.inspectionPoints - watched.length - toFix.length;

export const papers = {
  /** The report is of a roof inspection. */
  areShown: offers('/services/roof-inspection'),
  heading: 'What you’ll have in writing',
  intro: 'Two sheets: what we found, and what it costs.',
  company: company.name,
  label: 'Two sample papers',
  sample: 'Sample',
  report: {
    tag: 'What you get after the visit:',
    tagText: `${company.inspectionPoints} points, each marked fine, watch or fix.`,
    heading: `Roof inspection, ${company.inspectionPoints} points`,
    marks,
    groups: inspectionGroups.map((group) => ({
      name: group.name,
      /** Phones leave out the groups about the attic, the structure and the trees. */
      isOnPhones: roofGroups.includes(group),
      points: group.points.map((point) => ({ number: numberOf(point), name: point.name, mark: markOf(point) })),
    })),
    /** The link to the points that phones leave out. */
    more: {
      label: `Points ${Object.keys(roofSheet.rows).length + 1}–${company.inspectionPoints}: attic, structure, trees`,
      href: '/services/roof-inspection',
    },
    by: 'Checked by',
    counts: `${fine} fine, ${watched.length} to watch, ${toFix.length} to fix.`,
  },
  proposal: {
    tag: 'Before we start:',
    tagText: `${fixes.length === 1 ? 'the fix' : 'the two fixes'}, priced. Nothing else.`,
    heading: 'Proposal, one page',
    license: `HIC ${company.license.number}`,
    columns: ['Point', 'Work and material', 'Price'],
    fixes,
    watched: `Points ${listed(watched.map(String))}: watch. No work now.`,
    total: { label: 'One price', price: fixes.reduce((sum, { price }) => sum + price, 0) },
    terms: [
      { term: 'Start', text: `${company.hours.openDays[0]}, ${company.hours.start}`, isWritten: true },
      { term: 'Finish', text: 'the same day', isWritten: true },
      {
        term: 'Warranty',
        text: `${company.warranty.workmanshipYears} years on our work${offers('gutters') ? ', 20 on the aluminum' : ''}`,
        isWritten: false,
      },
      { term: 'Good for', text: estimate.goodFor, isWritten: false },
    ],
    cancel: cancellation.sentence,
    signatures: [company.name, 'You, after you’ve read it'],
  },
  note: `Sample papers. Each price is the middle of our listed range: pipe boot ${printPrice(pipeBoot)}${offers('gutters') ? `; aluminum ${printPrice(aluminum)}` : ''}.`,
} as const;
