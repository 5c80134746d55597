import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/types';
import { capitalized } from '@/lib/text/capitalized';
import { atticSheet, roofSheet } from './inspection-points';

const points = company.inspectionPoints;

export const roofInspection: ServicePage<'/services/roof-inspection'> = {
  path: '/services/roof-inspection',
  name: 'Roof Inspection',
  title: 'Free Roof Inspection in Connecticut',
  description: `Book a free ${points}-point roof inspection anywhere we work in Connecticut. We check shingles, flashing, gutters and attic, and send photos and a list.`,
  storyline: 'inspection',
  ground: 'white',
  railFacts: [
    { label: 'Price', price: prices.roofing.inspection },
    { label: 'Takes', value: durations.roofInspection },
    { label: 'Report', value: capitalized(durations.report) },
  ],
  form: {
    title: `Roof inspection, ${points} points`,
    tool: 'pencil',
    lines: [
      { label: 'House', value: 'The one drawn below' },
      { label: 'Checked by', initials: ['R. H.', 'P. H.', 'D. H.'] },
      { label: 'Price', value: 'Free' },
    ],
  },
  hero: {
    heading: `Free ${points}-point roof inspection in Connecticut`,
    intro: `We check ${points} points on the roof and in the attic, and mark each one fine, watch or fix. It takes ${durations.roofInspection}, and you get the photos, the list, and a price only for what needs fixing.`,
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
      kind: 'steps',
      space: 'short',
      display: 'strip',
      id: 'visit',
      heading: 'What happens during the visit',
      railLabel: 'How the visit goes',
      intro: `Plan on ${durations.roofInspection}, closer to the high end for a big or steep roof. The report comes by email ${durations.report}.`,
      steps: [
        {
          title: 'Walk around the house',
          duration: '20–30 min',
          hours: [1 / 3, 1 / 2],
          details: 'We look at every side of the house from the ground.',
        },
        {
          title: 'Roof surface',
          duration: '45–60 min',
          hours: [3 / 4, 1],
          details: 'We go up a ladder, or use a pole camera or drone when it’s steep or icy.',
        },
        {
          title: 'Attic',
          duration: '30–45 min',
          hours: [1 / 2, 3 / 4],
          details: 'We check the deck from below, the vents and the insulation.',
        },
        {
          title: 'Going over the photos',
          duration: '25–45 min',
          hours: [5 / 12, 3 / 4],
          details: 'We go through every photo together, and you can ask anything.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'report',
      heading: 'What’s in your report',
      railLabel: 'What you keep',
      items: [
        'A photo of every point marked watch or fix',
        'How many years the roof likely has left, as a range',
        `A price for each fix, good for ${estimate.goodFor}`,
        'Notes you can send your insurer',
      ],
      beside: [
        {
          heading: 'When to have your roof inspected',
          items: [
            'Before winter, in October or early November',
            'After a storm with gusts over 50 mph, or any hail',
            'Every year once the roof is over 10 years old',
            'Before you sell the house or add solar',
            'When a neighbor with a roof the same age replaces theirs',
          ],
        },
      ],
    },
    {
      kind: 'note',
      id: 'schedule-inspection',
      heading: 'Book your roof inspection',
      text: [
        'Pick a day and a time in ',
        { label: 'the booking form', href: '/#booking' },
        ', or call ',
        { label: company.phone.display, href: company.phone.href },
        ` and we’ll find one with you. Our hours: ${company.hours.display}.`,
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about roof inspections',
      answers: {
        'Is the roof inspection really free?':
          'Yes, for homeowners in the counties we serve. There’s no charge for the visit, the photos or the report, and you don’t have to hire us. We do it because some of the roofs we look at need work.',
        'How long does a roof inspection take?': `It takes ${durations.roofInspection} for most houses, including the attic and going through the photos with you. You only need to be there to let us into the attic and for the photos at the end.`,
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
    heading: 'Know what shape your roof is in',
    text: `Choose a day that suits you. The report, with its photos and a mark for every point, comes by email ${durations.report}.`,
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
