import { callLink, company } from '@/content/company';
import { cancellation, credit, estimate } from '@/content/promises';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import type { Page } from '@/content/page';
import type { RichText, TextLink } from '@/content/rich-text';
import { loanTerms } from '@/lib/prices/loan-terms';
import type { Term } from '@/lib/prices/term';
import { workedExample } from '@/lib/prices/worked-example';

const { shortest, longest, down } = company.financing;
const [short, standard, extended] = loanTerms([shortest, longest]);
const { roof } = typicalJobs;
const { apr, creditExample, noPrepaymentPenalty } = company.ownerFacts;

const rate: readonly (string | TextLink)[] = apr
  ? [`APR: ${apr}. `]
  : [
      { label: 'Ask us', href: '/contact' },
      ' for the lender’s written offer: it shows your APR and total cost before you sign anything. ',
    ];
const example = creditExample ? [`Example: ${creditExample.replace(/\.?$/, '.')} `] : [];

export const creditDisclosure: RichText = [
  `Financing is provided by third-party lenders, on approved credit. Terms run ${shortest} to ${longest} months with ${down} for qualified customers. Your annual percentage rate, monthly payment and total cost are set by the lender in your agreement. `,
  ...rate,
  ...example,
  `${company.name} is not a lender.`,
];

interface PageSection {
  readonly id: string;
  readonly heading: string;
}

export interface LoanTerms extends PageSection {
  /** The initial amount, in dollars, and what it pays for. */
  readonly amount: { readonly dollars: number; readonly paysFor: string };
  readonly terms: readonly {
    readonly name: string;
    readonly description: RichText;
    readonly points: readonly string[];
    readonly term: Term;
  }[];
  /** In place of the calculator when scripts are off. No payment: only the lender's rate makes one. */
  readonly withoutScripts: string;
}

export interface LenderOffer extends PageSection {
  /** Required by law beside an advertised repayment period. */
  readonly text: RichText;
  readonly definitions: readonly { readonly term: string; readonly meaning: string }[];
  /** A form with a blank on each line, where the lender's own offer has a figure. */
  readonly offer: {
    readonly heading: string;
    readonly when: string;
    readonly lines: readonly { readonly name: string; readonly unit?: '%' | '$' }[];
    readonly advice: RichText;
  };
}

export const financingPage: Page<'/financing'> & {
  readonly loan: LoanTerms;
  readonly lender: LenderOffer;
} = {
  path: '/financing',
  name: 'Financing',
  title: 'Roof & Siding Financing in Connecticut',
  description: `Pay for a roof, siding or windows in Connecticut over ${shortest} to ${longest} months with ${down}, on approved credit. See the lender’s APR before you sign.`,
  hero: {
    heading: 'Roof and siding financing in Connecticut',
    lines: ['Roof and', 'siding financing', 'in Connecticut'],
    intro: `If you’re approved, you can pay for a job over ${shortest} to ${longest} months with ${down}, and you’ll know the payment before work starts. A roof rarely fails at a good time. ${credit.lender}`,
    actions: [{ label: 'Get a Free Estimate', href: '/contact' }, callLink],
    note: [
      `On approved credit from third-party lenders. ${company.name} is not a lender. `,
      { label: 'APR, payment and total cost', href: '#disclosure' },
      '.',
    ],
    media: { kind: 'picture', name: 'kitchen-table' },
  },
  loan: {
    id: 'terms',
    heading: 'What you’d pay a month',
    withoutScripts:
      'With scripts off, we can’t work it out here. Call us with the lender’s APR, and we’ll do it with you.',
    amount: {
      dollars: workedExample(roof).span.high,
      paysFor: `Enter your own amount. This example is the shingles on a Cape, installed: ${roof.size} squares, 100\u00a0sq\u00a0ft each, at $${roof.price.high}. Your contract adds taking off the old roof and the permit, so enter the whole price.`,
    },
    terms: [
      {
        name: 'Short term',
        description: 'For smaller jobs: repairs, gutters, a few windows.',
        points: ['Highest payment, least interest over time'],
        term: short,
      },
      {
        name: 'Standard term',
        description: 'For most roofs and siding projects.',
        points: ['A payment in the middle'],
        term: standard,
      },
      {
        name: 'Extended term',
        description: 'For work on the whole outside of the house.',
        points: ['Lowest payment, most interest over time'],
        term: extended,
      },
    ],
  },
  // Required beside an advertised repayment period (Regulation Z, 12 CFR 1026.24).
  lender: {
    id: 'disclosure',
    heading: 'What the lender sets, and what the words mean',
    text: creditDisclosure,
    // The terms and lines of a lender's disclosure (Regulation Z, 12 CFR 1026.18).
    definitions: [
      {
        term: 'APR',
        meaning:
          'What borrowing costs in a year, in percent, with the lender’s fees counted in. Compare offers by this number.',
      },
      { term: 'Amount financed', meaning: 'What you borrow.' },
      { term: 'Finance charge', meaning: 'Everything you pay beyond that, in dollars.' },
      { term: 'Total of payments', meaning: 'All your monthly payments added up.' },
    ],
    offer: {
      heading: 'The lender’s offer',
      when: 'in writing, before you sign',
      lines: [
        { name: 'Annual percentage rate', unit: '%' },
        { name: 'Finance charge', unit: '$' },
        { name: 'Amount financed', unit: '$' },
        { name: 'Total of payments', unit: '$' },
        { name: 'Number and amount of payments' },
        { name: 'Paying early: any charge?' },
      ],
      advice: 'Don’t sign while any line is blank. We set the price of the job; the lender fills in these lines.',
    },
  },
  sections: [
    {
      kind: 'steps',
      space: 'short',
      heading: 'How to apply, in four steps',
      steps: [
        {
          title: 'Apply Online',
          details:
            'After your estimate we send you a link. It’s the lender’s form, so expect it to ask about your income and for your Social Security number.',
        },
        {
          title: 'Get Approved',
          details:
            'The lender reviews your application and gives you an answer. Ask if it can start with a soft credit check.',
        },
        {
          title: 'Choose Terms',
          details: `Pick ${shortest} to ${longest} months. You see the payment, the APR and the total before you decide.`,
        },
        {
          title: 'Start Project',
          details: 'We order the materials and put your start date in the contract.',
        },
      ],
    },
    {
      kind: 'note',
      heading: 'Why finance with us',
      items: [
        'One application covers the whole project, not one for each trade',
        'You get the lender’s decision before you sign the contract',
        ...(noPrepaymentPenalty ? ['Our lenders charge no prepayment penalty'] : []),
        'You see the lender’s terms and the APR on paper',
        'We don’t start work until you’ve accepted the terms',
      ],
      beside: [
        {
          heading: 'Ways to use financing',
          loanUses: [
            {
              bar: 'two jobs',
              text: 'Do the roof now and the gutters next spring, on one approval if the lender allows it',
            },
            {
              bar: 'insurance and loan',
              text: [
                'If insurance pays for the damage, finance only the upgrade: see ',
                { label: 'Insurance Claims Help', href: '/services/insurance-claims' },
              ],
            },
            { bar: 'room by room', text: 'Replace the windows a few rooms at a time' },
          ],
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about financing',
      answers: {
        'Will applying hurt my credit?':
          'It can. A soft check, which many lenders use to see if you’d qualify, doesn’t affect your score. A full application means a hard check, which can lower it a little for a while. Ask the lender which kind it runs.',
        'What credit score do I need to finance a roof?':
          'The lender decides, and each one sets its own limits. We don’t make that decision. If one lender turns you down, ask us about others, or ask your own bank or credit union.',
        'Can I pay it off early?': noPrepaymentPenalty
          ? 'Yes. Our lenders charge no prepayment penalty, so you can pay more each month or pay the whole loan off at once. Paying early saves you the interest on the months that are left.'
          : 'The lender sets that, so ask before you sign whether paying early costs anything. If it doesn’t, paying more each month saves you interest on the months that are left.',
        'Does financing change my price?': `No. The price of the job is the same however you pay. ${estimate.firm} What you pay on top of it goes to the lender, and the lender’s agreement shows the total.`,
        'How much is the deposit, and when do I pay the rest?': `Your contract says so in dollars and dates: the deposit, if there is one, each payment, and the last one after the final walkthrough. ${cancellation.sentence} Never pay any contractor the whole price up front.`,
        'Can I use a home equity loan instead?':
          'Yes. A home equity loan or line of credit often costs less but takes longer, and your house secures it. Compare its APR and total cost with our lender’s before you decide. Our price for the job is the same either way.',
      },
    },
  ],
  related: ['/price-guide', '/services/roofing/replacement', '/services/insurance-claims'],
  closing: {
    heading: 'See what your project would cost by the month',
    text: [
      'The estimate comes first. Until then, the ',
      { label: 'price guide', href: '/price-guide' },
      ' gives you a range, and your monthly payment at the APR you’re offered.',
    ],
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
