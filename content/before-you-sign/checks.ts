import { company } from '@/content/company';
import { cancellation, tarp } from '@/content/promises';
import type { RichText } from '@/content/rich-text';
import { departments, sources, type Source } from './sources';

export interface Check {
  readonly title: string;
  readonly text: RichText;
  /** `advice`: our own, not required by law. */
  readonly source: Source | 'advice';
}

export interface Chapter {
  readonly id: string;
  readonly heading: string;
  readonly intro: string;
  readonly tone: 'chalk' | 'linen';
  readonly hasContract?: boolean;
  readonly checks: readonly Check[];
}

const { license } = company;

/** In the order a homeowner needs them. Each fact is what its source says; nothing is derived from it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'before',
    heading: 'Before the visit',
    intro: 'Ten minutes at the kitchen table, before anyone comes.',
    tone: 'chalk',
    checks: [
      {
        title: 'Look up the registration',
        text: [
          'Home improvement contractors in Connecticut must be registered. Type the name or the number into ',
          { label: 'elicense.ct.gov', href: license.lookup },
          `, and check that it’s active. Registrations renew each March 31. Ours is ${license.number}. Look us up, too.`,
        ],
        source: sources.registration,
      },
      {
        title: 'Find the number in the ad',
        text: 'A contractor has to put it in every ad, and show you the certificate when you ask. It means registered, not recommended.',
        source: sources.advertising,
      },
      {
        title: 'Get proof of insurance from the insurer',
        text: `Ask the agent to send you the certificate, with your name and address on it. To register, a contractor needs at least $20,000 of liability insurance. Ours is ${company.insurance}. With few exceptions, a contractor with employees also needs workers’ compensation, so ask for that certificate, too.`,
        source: sources.insurance,
      },
      {
        title: 'House built before 1978? Ask about lead',
        text: 'If the job disturbs more than 20 square feet of paint outside, or replaces any window, the firm must be certified for lead-safe work.',
        source: sources.lead,
      },
    ],
  },
  {
    id: 'table',
    heading: 'At the table',
    intro: 'What the contract must have. If something’s missing, ask. If it stays missing, don’t sign.',
    tone: 'linen',
    hasContract: true,
    checks: [
      {
        title: 'You can cancel within three business days',
        text: [
          'The state’s words, near your signature: “You the buyer may cancel this transaction at any time prior to midnight on the third business day after the date of this transaction. See the attached notice of cancellation for an explanation of this right.” ',
          'Does Saturday count? ',
          { label: 'The state’s own page', href: sources.cancellation.cites[0].href },
          ' says both yes and no. Act as if it does, so you’re never a day late. We don’t work out the day here; it’s printed in your contract.',
        ],
        source: sources.cancellation,
      },
      {
        title: 'The notice is in the language you spoke',
        text: 'If the offer was explained to you in Spanish, the contract and both copies of the notice have to be in Spanish.',
        source: sources.language,
      },
      {
        title: 'In an emergency you can give up the three days',
        text: cancellation.waiver,
        source: sources.emergency,
      },
      {
        title: 'If your insurer is paying',
        text: `${tarp.law} If the contract lets the insurer pay the contractor directly, it must tell you that you can be named on the check. Don’t sign your claim over to anyone.`,
        source: sources.insuredLoss,
      },
    ],
  },
  {
    id: 'pay',
    heading: 'Before the first payment',
    intro: 'Pay for what’s done, and get a receipt.',
    tone: 'chalk',
    checks: [
      {
        title: 'What the deposit pays for',
        text: 'The contract says how much, for what, and when the rest is due. Tie each payment to work you can see. The state says that a legitimate contractor won’t ask for more than a third up front. Pay by credit card or check, so the payment can be traced.',
        source: sources.deposit,
      },
      {
        title: 'A lien waiver with each payment',
        text: 'A supplier or a crew that wasn’t paid can put a lien on your house. They have 90 days after they stop work to file it with the town clerk. A lien waiver is their signed word that they were paid. Get one each time, and always with the last bill.',
        source: sources.lien,
      },
      {
        title: 'The permit, before the work',
        text: 'Ask who files it. You or the contractor can, but in the end it’s up to you to have it before work begins. New roofs and new siding need one; most small repairs don’t. Your town’s building official has the last word.',
        source: sources.permit,
      },
    ],
  },
  {
    id: 'after',
    heading: 'Once work begins',
    intro: 'And when the truck has left.',
    tone: 'linen',
    checks: [
      {
        title: 'Changes in writing',
        text: 'With the price, signed by both of you, before the change is made.',
        source: sources.changes,
      },
      {
        title: 'Keep everything in one folder',
        text: 'Contract, notices, photos, receipts, warranties, lien waivers, and the permit’s final sign-off.',
        source: 'advice',
      },
      {
        title: 'If it goes wrong: the Guaranty Fund',
        text: [
          'The state’s Home Improvement Guaranty Fund can pay you up to $25,000 if a registered contractor doesn’t pay what a court says you’re owed. The job must be over $200, in a home of up to six units. Apply within two years after the judgment. To ask first: Consumer Protection, ',
          departments.consumerProtection,
          '; Insurance Department, ',
          departments.insurance,
          '.',
        ],
        source: sources.guarantyFund,
      },
    ],
  },
];
