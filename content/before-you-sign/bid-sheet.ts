import { company } from '@/content/company';

/** `box` is checked off instead of filled in; `sum` is printed in bold between rules. */
interface BidLine {
  readonly label: string;
  readonly field?: 'box' | 'sum';
}

const groups: readonly { readonly name: string; readonly lines: readonly BidLine[] }[] = [
  {
    name: 'Who',
    lines: [
      { label: 'Contractor' },
      { label: 'Registration looked up', field: 'box' },
      { label: 'Insurance certificate seen', field: 'box' },
      { label: 'Own crew, or subcontractors' },
      { label: 'Lead-safe certified, if built before 1978', field: 'box' },
    ],
  },
  {
    name: 'The work',
    lines: [
      { label: 'What comes off' },
      { label: 'Bad boards: price per sheet' },
      { label: 'Ice barrier: how far up' },
      { label: 'Flashing: new, or reused' },
      { label: 'Vents, drip edge, gutters' },
      { label: 'Material, maker, color' },
      { label: 'Cleanup, magnet, disposal', field: 'box' },
    ],
  },
  {
    name: 'Paper',
    lines: [
      { label: 'Permit: who files it' },
      { label: 'Start date' },
      { label: 'End date' },
      { label: 'Workmanship warranty, years' },
      { label: 'Maker’s warranty, years' },
      { label: 'Cancellation notice, two copies', field: 'box' },
      { label: 'Lien waivers with each payment', field: 'box' },
    ],
  },
  {
    name: 'Money',
    lines: [
      { label: 'Price', field: 'sum' },
      { label: 'Deposit' },
      { label: 'Later payments: when' },
      { label: 'Extra work: how it’s priced' },
      { label: 'Good until' },
    ],
  },
];

export const bidSheet = {
  id: 'bid',
  heading: 'The bid sheet',
  intro: 'Put three bids on the same lines, and ask about every blank. It prints on one letter page.',
  print: 'Print the Bid Sheet',
  /** Shown when scripts are off, because then there's no button. */
  printByHand: 'To print it, use Print in your browser’s menu. Only the sheet will print.',
  title: 'Three bids, line by line',
  job: 'House and job:',
  caption: 'Blank sheet to compare three bids',
  bid: 'Bid',
  bids: ['A', 'B', 'C'],
  groups,
  foot: ['Look up any contractor at elicense.ct.gov.', `${company.name} · ${company.phone.display}`],
} as const;
