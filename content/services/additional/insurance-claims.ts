import { departments } from '@/content/before-you-sign/sources';
import { prices } from '@/content/prices';
import { cancellation, iceDamCoverage, tarp } from '@/content/promises';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/types';

/**
 * Connecticut limits what a contractor may do with a claim (C.G.S. § 38a-723): we document, the homeowner claims,
 * and the insurer decides. Check the statute before you change the text.
 */
export const insuranceClaims: ServicePage<'/services/insurance-claims'> = {
  path: '/services/insurance-claims',
  name: 'Insurance Claims Help',
  title: 'Roof Insurance Claim Help in Connecticut',
  description:
    'Storm damage to your roof in Connecticut? What to do first, what insurance covers, ACV and RCV, your rights by state law. Our damage inspection is free.',
  storyline: 'inspection',
  ground: 'pond',
  railFacts: [
    { label: 'Inspection and report', price: prices.roofing.damageReport },
    { label: 'The claim', value: 'Stays yours' },
  ],
  form: {
    title: 'Damage report',
    tool: 'camera',
    lines: [
      { label: 'House', value: 'The one in the diagram below' },
      { label: 'Checked by', initials: ['R. H.'] },
      { label: 'Price', value: 'Free' },
    ],
  },
  hero: {
    heading: 'Roof insurance claim help in Connecticut',
    intro:
      'We take photos, measure, price the repair, and meet your adjuster if you’d like. Your insurance company decides coverage. We don’t negotiate your claim, and you shouldn’t pay a contractor to do it.',
    note: 'The inspection and the report cost nothing in our service area. The claim stays yours.',
    actions: visitActions,
  },
  sections: [
    {
      kind: 'list',
      style: 'ordered',
      id: 'first',
      heading: 'What to do after roof damage',
      railLabel: 'What to do first',
      items: [
        [
          'Get everyone safe, stop more damage, and keep every receipt. Is water coming in? See ',
          { label: 'emergency roofing', href: '/services/roofing/emergency' },
          ' first.',
        ],
        'Take photos before you clean up, from far and near, with the date.',
        'Call your insurer soon. Policies require prompt notice, and each sets its own deadlines, including one for a lawsuit. That one has been as short as one year from the loss. Read yours.',
        'Book our damage inspection and ask for the written report.',
        'Meet the adjuster. We can be there.',
        'Compare the insurer’s scope, the list of work that it pays for, with ours, line by line.',
        'Don’t sign over your claim to anyone.',
      ],
      media: { kind: 'drawing', name: 'photo-from-ground' },
    },
    {
      kind: 'details',
      id: 'report',
      heading: 'What’s in our damage report',
      railLabel: 'Our report',
      details: {
        figure: 'damage-report',
        rows: {
          diagram: { title: 'Roof diagram' },
          photos: { title: 'Photos with labels' },
          scope: { title: 'Repair scope with quantities' },
          code: { title: 'Upgrades the code requires, listed separately' },
          match: { title: 'A note if your shingles can’t be matched' },
          invoice: { title: 'Invoice for temporary repairs' },
        },
      },
    },
    {
      kind: 'comparison',
      heading: 'What we can and can’t do',
      railLabel: 'What we can do',
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
          heading: 'We don’t',
          mark: 'dash',
          items: [
            'Prepare, submit or negotiate your claim',
            'Promise coverage',
            'Interpret your policy',
            'Waive, pay or refund your deductible, because that misleads your insurer',
          ],
        },
      ],
      note: 'In Connecticut, only a licensed public adjuster or a lawyer may handle your claim for a fee.',
    },
    {
      kind: 'table',
      heading: 'Connecticut rules that protect you',
      railLabel: 'Your rights',
      columns: ['Rule', 'What it means for you'],
      rows: {
        'Price in writing first': [`${tarp.law} (${tarp.source})`],
        'Your name on the check': [
          'If a contract lets the insurer pay a contractor directly, it must tell you that you can be named on the check, too. (C.G.S. § 38a-313a)',
        ],
        Matching: [
          'If a covered repair won’t match what’s next to it, the insurer must replace enough to look reasonably uniform. (C.G.S. § 38a-316e) If you disagree about how much, your policy’s appraisal process can settle it.',
        ],
        'Hurricane deductible': [
          'It can apply only once there’s a hurricane warning for Connecticut with sustained winds of 74 mph or more. It ends 24 hours after the warning ends or the storm is downgraded.',
        ],
        'Ice dams': [iceDamCoverage],
        'Right to cancel': [cancellation.sentence],
        'Who to ask': [
          [
            'Connecticut Insurance Department, ',
            departments.insurance,
            ' or ',
            { label: 'insurance@ct.gov', href: 'mailto:insurance@ct.gov' },
            '.',
          ],
        ],
      },
    },
    {
      kind: 'prices',
      heading: 'What you pay us',
      railLabel: 'What you pay us',
      foldedOnPhonesAs: 'See our prices',
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
      note: 'A square is 100 square feet of roof. Prices per square are for the roofing itself, installed. Tear-off, bad decking and the permit are added in your written price.',
    },
    {
      kind: 'faq',
      heading: 'Questions about roof insurance claims',
      answers: {
        'Does homeowners insurance cover a roof leak?':
          'It often does, if a storm or something else sudden caused the leak. It usually doesn’t if the roof is just worn out or wasn’t kept up. The cause is what counts, so take photos early and ask your insurer what your policy says.',
        'Should I call you or my insurer first?':
          'If water is coming in, call us, and take photos while you wait. Otherwise call your insurer, then us, on the same day. On a small loss, ask your agent first whether a claim could raise your premium.',
        'What’s the difference between ACV and RCV?':
          'Replacement cost (RCV) pays for new. Actual cash value (ACV) takes off depreciation for age and wear. With RCV you usually get the ACV first and the rest once the work is done. Your policy says which you have.',
        'Will insurance pay for a 20-year-old roof?':
          'It can, if a storm did the damage. But age matters: depreciation is larger, and some policies pay only actual cash value once a roof reaches a certain age. Ask your agent before storm season, not after.',
        'How long does a roof claim take?':
          'There’s no set time. It depends on how fast the adjuster can come, which is slower after a big storm, and whether the scope has to be corrected. Ask your adjuster for dates in writing, and keep notes.',
        'Do I have to pay my deductible?':
          'Yes. It’s your share, and the insurer subtracts it from what it pays. If a roofer offers to “cover” it, you’d be misleading your insurer. Our contract shows the full price of the work.',
        'Can I sign my claim over to a contractor?':
          'Don’t. It’s called an assignment of benefits, and with it you give up your say over the claim and the money. We don’t take them. You make the claim, the insurer pays you, and you pay for the work.',
        'What if my roof claim is denied?':
          'Ask for the reason in writing, and compare it with your policy. You can ask the Insurance Department for help, or hire a licensed public adjuster or a lawyer. We’ll give you our photos and scope either way.',
      },
    },
  ],
  related: ['/services/roofing/storm-damage', '/services/roofing/emergency', '/services/inspections', '/contact'],
  footnote: 'General information, not legal advice. Statutes and policies change; check before you rely on them.',
  closing: {
    heading: 'Book a damage inspection',
    text: 'Pick a day, and have your claim number handy if you have one. You’ll get photos and a written scope to send your insurer.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
