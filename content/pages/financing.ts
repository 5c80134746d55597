import { company } from '@/content/company';
import type { Page, RichText, TextLink } from '@/content/types';

const { shortest, longest, down } = company.financing;
const { apr, creditExample, noPrepaymentPenalty } = company.ownerFacts;

const rate: readonly (string | TextLink)[] = apr
  ? [`APR: ${apr}. `]
  : [
      { label: 'Ask us', href: '/contact' },
      ' for the lender’s written offer: it shows your APR before you sign anything. ',
    ];
const example = creditExample ? [`Example: ${creditExample} `] : [];

/** Who lends and who sets the terms. The price guide prints it beside its payments. */
export const creditDisclosure: RichText = [
  `Financing is provided by third-party lenders, on approved credit. Terms run ${shortest} to ${longest} months with ${down} for qualified customers. Your annual percentage rate, monthly payment and total cost are set by the lender in your agreement. `,
  ...rate,
  ...example,
  `${company.name} is not a lender.`,
];

export const financingPage: Page<'/financing'> = {
  path: '/financing',
  name: 'Financing',
  title: `Exterior Financing in Connecticut | ${company.name}`,
  description: `Pay for a roof, siding or windows over ${shortest} to ${longest} months with ${down} on approved credit. Four steps, no surprise terms.`,
  hero: {
    heading: 'Spread the cost, keep the roof',
    intro: `A roof or a wall of siding rarely waits for a good month. Approved customers can spread the cost over ${shortest} to ${longest} months with ${down}, and know the payment before work starts.`,
    facts: [company.financing.months, down],
    actions: [
      { label: 'Get Free Estimate', href: '/contact' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ],
    note: [
      `On approved credit from third-party lenders. ${company.name} is not a lender. `,
      { label: 'APR, payment and total cost', href: '#disclosure' },
      '.',
    ],
    media: { kind: 'picture', name: 'portfolio-4-after' },
  },
  sections: [
    {
      kind: 'options',
      id: 'terms',
      heading: 'Three ways to pay',
      options: [
        {
          name: 'Short term',
          description: 'For smaller jobs: repairs, gutters, a few windows.',
          pointsLabel: 'The terms',
          points: [down, 'Highest payment, least interest over time'],
          term: [shortest, 24],
        },
        {
          name: 'Standard term',
          description: 'For most roofs and siding projects.',
          pointsLabel: 'The terms',
          points: [down, 'A middle payment most people choose'],
          term: [36, 60],
        },
        {
          name: 'Extended term',
          description: 'For whole-exterior projects.',
          pointsLabel: 'The terms',
          points: [down, 'Lowest payment, more interest over time'],
          term: [72, longest],
        },
      ],
    },
    {
      // Required next to an advertised repayment period (Regulation Z, 12 CFR 1026.24).
      kind: 'notice',
      id: 'disclosure',
      heading: 'What the lender sets',
      text: creditDisclosure,
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Why finance with us',
      items: [
        'One application for the whole project, not one per trade',
        'A decision before you sign the contract',
        ...(noPrepaymentPenalty ? ['No prepayment penalty from our lenders'] : []),
        'Terms in writing, with the APR, from the lender',
        'You choose the payment date',
        'The work does not start until you accept the terms',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Four steps',
      steps: [
        {
          title: 'Apply Online',
          details:
            'Answer a short form with your name, address and project size. We send the link after your free estimate.',
        },
        {
          title: 'Get Approved',
          details: 'The lender reviews and answers, often the same day. A soft check first where available.',
        },
        {
          title: 'Choose Terms',
          details: `Pick ${shortest} to ${longest} months. See the payment, the APR and the total before you decide.`,
        },
        {
          title: 'Start Project',
          details: 'We order materials and put your start date in the contract.',
        },
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Ways people combine it',
      items: [
        'Roof now and gutters next spring on one approval',
        [
          'Insurance covers part, financing covers the upgrade: see ',
          { label: 'Insurance Claims Help', href: '/services/insurance-claims' },
        ],
        'Windows room by room over a season',
      ],
      media: { kind: 'picture', name: 'portfolio-2' },
    },
    {
      kind: 'faq',
      heading: 'Money questions',
      entries: [
        {
          question: 'Will applying hurt my credit?',
          answer: 'A soft check usually does not. A full application can.',
        },
        {
          question: 'Can I pay it off early?',
          answer: noPrepaymentPenalty
            ? 'Yes. Our lenders charge no prepayment penalty.'
            : 'The lender sets that. Ask before you sign.',
        },
        {
          question: 'Does financing change my price?',
          answer: 'No. The job price is the same however you pay.',
        },
        {
          question: 'Can I use a home equity loan instead?',
          answer: 'Yes. Compare it with our term; it is often cheaper and slower.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for numbers on your project',
    text: [
      'The estimate is free and comes first. Until then, the ',
      { label: 'price guide', href: '/price-guide' },
      ' shows planning ranges, and what a month would cost at your own APR.',
    ],
  },
};
