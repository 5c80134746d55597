import { departments } from '@/content/before-you-sign/sources';
import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { iceDamCoverage, tarp } from '@/content/promises';
import { stormVisit } from '@/content/services/roofing/schedule';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/page';
import { printPrice } from '@/lib/prices/price';

const { damageReport, temporaryCover, anyRepair, shingles, metal } = prices.roofing;

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
  plate: {
    price: { price: prices.roofing.damageReport, of: 'damage inspection and report' },
    time: { label: 'Full check', value: stormVisit.check.duration, note: 'at your house' },
    next: [
      weAnswer,
      { what: 'Full check', how: stormVisit.check.duration },
      { what: 'Report', how: `in ${stormVisit.report.duration}` },
    ],
  },
  form: {
    title: 'Damage report',
    tool: 'camera',
    lines: [
      { label: 'House', value: 'The one in the diagram below' },
      { label: 'Checked by', initials: ['R. H.'] },
      { label: 'The claim', value: 'Stays yours' },
    ],
  },
  hero: {
    heading: 'Roof insurance claim help in Connecticut',
    intro:
      'We take photos, price the repair, and meet your adjuster if you’d like. Your insurance company decides coverage.',
    actions: visitActions,
  },
  sections: [
    {
      kind: 'details',
      id: 'report',
      layout: 'callouts',
      heading: 'What’s in our damage report',
      railLabel: 'Our report',
      details: {
        figure: 'damage-report',
        rows: {
          diagram: { title: 'Roof diagram' },
          photos: { title: 'Photos with labels' },
          scope: {
            title: 'Repair scope with quantities',
            text: 'Ringed: a line that the insurer’s scope leaves out.',
          },
          code: { title: 'Upgrades the code requires, listed separately' },
          match: { title: 'A note if your shingles can’t be matched' },
          invoice: { title: 'Invoice for temporary repairs' },
        },
      },
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
      footnote: 'General information, not legal advice. Statutes and policies change; check before you rely on them.',
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'We document the damage. You claim. Your insurer decides.',
      steps: {
        heading: 'What to do after roof damage',
        groups: [
          {
            steps: [
              { title: 'Get safe, stop more damage', duration: 'Now', details: 'Everyone first. Keep every receipt.' },
              { title: 'Take photos', duration: 'Before cleanup', details: 'From far and near, with the date.' },
              { title: 'Call your insurer', duration: 'Soon', details: 'Policies require prompt notice.' },
              {
                title: 'Book our inspection',
                duration: stormVisit.check.duration,
                details: 'Ask for the written report.',
              },
              { title: 'Meet the adjuster', details: 'We can be there.' },
              { title: 'Compare the scopes', details: 'What the insurer pays for and ours, by line.' },
              { title: 'Keep your claim', details: 'Don’t sign it over to anyone.' },
            ],
          },
        ],
      },
      table: {
        heading: 'What you pay us',
        columns: ['Job', 'Planning price'],
        rows: {
          'Damage inspection and report': [printPrice(damageReport)],
          'Temporary cover': [printPrice(temporaryCover)],
          'Roof repair': [printPrice(anyRepair)],
          'New roof in shingles': [printPrice(shingles, { unit: 'explained' })],
          'New roof in metal': [printPrice(metal, { unit: 'explained' })],
        },
      },
      lists: [
        {
          heading: 'We do',
          kind: 'included',
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
          kind: 'not included',
          items: [
            'Prepare, submit or negotiate your claim. In Connecticut, only a licensed public adjuster or a lawyer may, for a fee.',
            'Promise coverage',
            'Interpret your policy',
            'Waive, pay or refund your deductible, because that misleads your insurer',
          ],
        },
        {
          heading: 'Deadlines',
          kind: 'text',
          text: [
            'Each policy sets its own, including one for a lawsuit, which has been as short as one year from the loss. Is water coming in? First see ',
            { label: 'emergency roofing', href: '/services/roofing/emergency' },
            '.',
          ],
        },
      ],
      price: { text: 'Inspection and report: free for homeowners in our service area.' },
      signature: {
        report: {
          title: `Your report in ${stormVisit.report.duration}`,
          note: 'Photos and a written scope to send your insurer. The claim stays yours.',
        },
        cancellation: 'waivable',
      },
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
        'What if my roof claim is denied?':
          'Ask for the reason in writing, and compare it with your policy. You can ask the Insurance Department for help, or hire a licensed public adjuster or a lawyer. We’ll give you our photos and scope either way.',
      },
    },
  ],
  related: ['/services/roofing/storm-damage', '/services/roofing/emergency', '/services/inspections', '/contact'],
  closing: {
    heading: 'Book a damage inspection',
    text: 'Pick a day, and have your claim number handy if you have one. You’ll get photos and a written scope to send your insurer.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
