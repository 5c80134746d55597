import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

/**
 * Connecticut law (C.G.S. § 38a-723) limits what a contractor may do with a claim: we document, the owner claims, the
 * insurer decides. Check the statute before you change the text.
 */
export const insuranceClaims: ServicePage<'/services/insurance-claims'> = {
  path: '/services/insurance-claims',
  category: 'additional',
  name: 'Insurance Claims Help',
  title: `Roof Insurance Claim Help in CT | ${company.name}`,
  description:
    'What to do after roof damage in Connecticut: documents, adjuster visit, matching rules and deadlines. We document; your insurer decides.',
  hero: {
    heading: 'Claims help, without\u00a0the runaround',
    intro:
      'We photograph, measure, price the repair and meet your adjuster if you ask. Your insurance company decides coverage. We do not negotiate your claim, and you should not pay a contractor to.',
    facts: ['Damage inspection and report: free in our service area', 'You stay the party to the claim'],
    media: { kind: 'drawing', name: 'hail-square' },
  },
  sections: [
    {
      kind: 'list',
      style: 'ordered',
      heading: 'Your steps',
      items: [
        [
          'Make it safe and stop more damage; keep every receipt. Water coming in? ',
          { label: 'Emergency roofing', href: '/services/roofing/emergency' },
          ' first.',
        ],
        'Photograph before cleanup, wide and close, with dates.',
        'Call your insurer soon. Policies require prompt notice, and each sets its own deadlines and its own time to sue. Some have been as short as one year from the loss. Read yours.',
        'Book our inspection and ask for a written report.',
        'Meet the adjuster. We can be there.',
        'Compare the insurer’s scope with ours line by line.',
        'Sign nothing that gives anyone your claim rights.',
      ],
      media: { kind: 'picture', name: 'storm-struck' },
    },
    {
      kind: 'comparison',
      heading: 'What we can and cannot do',
      figure: 'inspection-report',
      columns: [
        {
          heading: 'We do',
          items: [
            'Inspect and photograph',
            'Write a repair scope and cost',
            'Explain materials and code items',
            'Meet the adjuster on the roof',
            'Make temporary repairs',
            'Tell you when the damage looks like wear',
          ],
        },
        {
          heading: 'We do not',
          mark: 'dash',
          items: [
            'Prepare or submit your claim for a fee',
            'Promise coverage',
            'Interpret your policy',
            'Hide your deductible',
          ],
        },
      ],
      note: 'In Connecticut, doing the claim itself for pay is a public adjuster’s licensed job.',
    },
    {
      kind: 'table',
      heading: 'Connecticut rules worth knowing',
      figure: 'patch-match',
      columns: ['Rule', 'What it means for you'],
      rows: [
        {
          header: 'Written notice before repair',
          cells: [
            'Before repairs on a homeowner’s loss, the person doing the work must give you a written scope and estimated price; without it the contract is void (C.G.S. § 38a-313a).',
          ],
        },
        {
          header: 'Joint payee',
          cells: [
            'If a contract lets the insurer pay a contractor directly, it must disclose your right to be named on the check too (C.G.S. § 38a-313a).',
          ],
        },
        {
          header: 'Matching',
          cells: [
            'When a covered repair will not match what is next to it, the insurer must replace enough to look reasonably uniform (C.G.S. § 38a-316e). Disputes about how much can go to the appraisal process in your policy.',
          ],
        },
        {
          header: 'Hurricane deductible',
          cells: [
            'It can apply only from a hurricane warning for Connecticut with sustained winds of 74 mph or more, and until 24 hours after the warning ends or the storm is downgraded.',
          ],
        },
        {
          header: 'Ice dams',
          cells: [
            'The Insurance Department says damage from an ice dam is usually covered while removing the dam often is not. Policies differ.',
          ],
        },
        {
          header: 'Right to cancel',
          cells: [
            'You have three business days to cancel most home improvement contracts; your contract shows the exact date.',
          ],
        },
        {
          header: 'Questions',
          cells: [
            [
              'Connecticut Insurance Department, ',
              { label: '860-297-3900', href: 'tel:+18602973900' },
              ' or ',
              { label: 'insurance@ct.gov', href: 'mailto:insurance@ct.gov' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What you pay us',
      figure: 'roof-tarp',
      prices: [
        {
          label: 'Damage inspection and report, for homeowners in our service area',
          price: prices.roofing.damageReport,
        },
        { label: 'Temporary cover', price: prices.roofing.temporaryCover },
        { label: 'Repairs, priced before we start', price: prices.roofing.anyRepair },
        { label: 'Roof replacement in shingles', price: prices.roofing.shingles },
        { label: 'Roof replacement in metal', price: prices.roofing.metal },
      ],
      note: 'A square is 100 square feet of roof surface.',
    },
    {
      kind: 'included',
      heading: 'Our claims paperwork',
      items: [
        'Roof diagram',
        'Photo set with labels',
        'Repair scope with quantities',
        'Code items noted separately',
        'Matching statement',
        'Temporary repair invoice',
      ],
    },
    {
      kind: 'faq',
      heading: 'Claim questions',
      entries: [
        {
          question: 'Should I call you or the insurer first?',
          answer: 'If water is coming in, us. Otherwise call the insurer and then us the same day.',
        },
        {
          question: 'Do you take assignment of benefits?',
          answer: 'No. You stay the party to the claim.',
        },
        {
          question: 'Will a claim raise my rates?',
          answer: 'Ask your agent before you file on a small loss.',
        },
        {
          question: 'What if my claim is denied?',
          answer:
            'Ask for the reason in writing. You can ask the Insurance Department for help or hire a licensed public adjuster or attorney.',
        },
      ],
    },
  ],
  related: ['/services/roofing/storm-damage', '/services/roofing/emergency', '/services/inspections'],
  footnote: 'General information, not legal advice. Statutes and policies change; check before you rely on them.',
};
