import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import { visitActions } from '@/content/services/visit-actions';
import type { WrittenStep } from '@/content/job-in-writing';
import type { ServicePage } from '@/content/page';
import { atticSheet, roofSheet } from './inspection-points';

const points = company.inspectionPoints;

export const visitSteps = [
  {
    title: 'Walk around the house',
    duration: '20–30 min',
    hours: [1 / 3, 1 / 2],
    details: 'We look at every side from the ground.',
  },
  {
    title: 'Roof surface',
    duration: '45–60 min',
    hours: [3 / 4, 1],
    details: 'By ladder; pole camera or drone when steep.',
  },
  {
    title: 'Attic',
    duration: '30–45 min',
    hours: [1 / 2, 3 / 4],
    details: 'The deck from below, vents and insulation.',
  },
  {
    title: 'Going over the photos',
    duration: '25–45 min',
    hours: [5 / 12, 3 / 4],
    details: 'Every photo together, and any question.',
  },
] as const satisfies readonly WrittenStep[];

export const roofInspection: ServicePage<'/services/roof-inspection'> = {
  path: '/services/roof-inspection',
  name: 'Roof Inspection',
  title: 'Free Roof Inspection in Connecticut',
  description: `Book a free ${points}-point roof inspection anywhere we work in Connecticut. We check shingles, flashing, gutters and attic, and send photos and a list.`,
  storyline: 'inspection',
  ground: 'white',
  plate: {
    price: { price: prices.roofing.inspection, of: 'whether or not you hire us' },
    time: { label: 'On site', value: durations.roofInspection, note: 'attic and photos included' },
    next: [
      weAnswer,
      { what: 'Visit', how: durations.roofInspection },
      { what: 'Report', how: `by email ${durations.report}` },
    ],
  },
  form: {
    title: `Roof inspection, ${points} points`,
    tool: 'pencil',
    lines: [
      { label: 'House', value: 'The one drawn below' },
      { label: 'Checked by', initials: ['R. H.', 'P. H.', 'D. H.'] },
      { label: 'You get', value: 'A report' },
    ],
  },
  hero: {
    heading: `Free ${points}-point roof inspection in Connecticut`,
    intro: `We mark ${points} points fine, watch or fix. You get the photos, and a price only for what needs fixing.`,
    actions: visitActions,
  },
  sections: [
    {
      kind: 'inspection',
      id: 'points',
      heading: `Points 1 to 14 of ${points}, on the roof`,
      railLabel: 'On the roof: 1–14',
      sheet: roofSheet,
    },
    {
      kind: 'inspection',
      id: 'inside',
      heading: `Points 15 to ${points}, in the attic and around the house`,
      railLabel: 'In the attic: 15–21',
      sheet: atticSheet,
    },
    {
      kind: 'job-in-writing',
      heading: 'The visit in writing',
      railLabel: 'The visit in writing',
      job: `A ${points}-point roof inspection. You only need to let us into the attic.`,
      steps: {
        heading: 'What happens during the visit',
        groups: [{ steps: visitSteps }],
      },
      lists: [
        {
          heading: 'In your report',
          kind: 'included',
          items: [
            'A photo of every point marked watch or fix',
            'How many years the roof likely has left, as a range',
            `A price for each fix, good for ${estimate.goodFor}`,
            'Notes you can send your insurer',
          ],
        },
        {
          heading: 'When to have your roof inspected',
          kind: 'line',
          items: [
            'Before winter, in October or early November',
            'After a storm with gusts over 50 mph, or any hail',
            'Every year once the roof is over 10 years old',
            'Before you sell the house or add solar',
            'When a neighbor with a roof the same age replaces theirs',
          ],
        },
      ],
      price: { text: 'Free, whether or not you hire us.' },
      signature: {
        report: {
          title: `Your report, ${durations.report}`,
          note: `By email, with a mark for each of the ${points} points.`,
        },
      },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about roof inspections',
      answers: {
        'How often should a roof be inspected?':
          'Once a year after the roof turns 10, and after any hail or gusts over 50 mph. Fall is the best time, because we can still fix what we find before the snow comes.',
        'Do you walk on the roof?':
          'When it’s dry and safe, yes, because you can feel a soft deck better than you can see it. When it’s wet, icy or too steep, we use a pole camera or a drone instead.',
        'Will you try to sell me a new roof?': `Only if you need one. We mark all ${points} points and show you the photos, so you can judge for yourself. Many roofs get “watch” and a date to look again, and if yours is fine, the report says so.`,
        'Can I use the report for my insurance company?': [
          'Yes. It records the condition of the roof and the date, with photos. It doesn’t decide what’s covered. That’s up to your insurer. Our page about ',
          { label: 'insurance claims help', href: '/services/insurance-claims' },
          ' explains what else they’ll want.',
        ],
        'Can you inspect a roof before I buy the house?':
          'For a purchase, hire a licensed home inspector, who looks at the whole house and writes the report you need. Once you have it, send us the roof pages and we’ll give you an estimate for the repairs.',
      },
    },
  ],
  related: ['/services/roofing/repair', '/services/maintenance', '/services/inspections'],
  closing: {
    id: 'schedule-inspection',
    heading: 'Book your roof inspection',
    text: `Pick a day and a time that suit you, or call and we’ll find one. Our hours: ${company.hours.display}.`,
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
