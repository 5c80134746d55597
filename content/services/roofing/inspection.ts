import { company } from '@/content/company';
import type { ServicePage } from '@/content/types';

const points = company.inspectionPoints;

export const roofInspection: ServicePage<'/services/roof-inspection'> = {
  path: '/services/roof-inspection',
  category: 'roofing',
  name: 'Roof Inspection',
  title: `Free ${points}-Point Roof Inspection CT | ${company.name}`,
  description: `A free ${points}-point roof inspection for Connecticut homes: shingles, flashing, gutters, attic and vents. Photos and a written list included.`,
  hero: {
    heading: `The ${points}-point roof inspection`,
    intro: `It takes 2–3 hours. You get photos, a mark of fine, watch or fix for each of ${points} points, and a price only for what needs fixing. There is no charge and no obligation.`,
    facts: ['Free', '2–3 hours', 'Report the next business day'],
    actions: [
      { label: 'Schedule an inspection', href: '#schedule-inspection' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ],
    media: { kind: 'picture', name: 'attic' },
  },
  sections: [
    {
      kind: 'list',
      style: 'checks',
      heading: 'When to book one',
      items: [
        'Before winter, in October or early November',
        'After a storm with gusts over 50 mph, or any hail',
        'Every year once the roof is past 10',
        'Before buying, selling or adding solar',
        'When a neighbor with a roof of the same age replaces theirs',
      ],
    },
    {
      kind: 'inspection',
      heading: `All ${points} points`,
      drawing: 'roof-points',
      groups: [
        {
          name: 'Roof surface',
          points: [
            { name: 'Shingle condition', detail: 'Curling, cupping, cracks, missing tabs.' },
            { name: 'Granule loss', detail: 'Bald areas, and grit in the gutters.' },
            { name: 'Seal strips and nailing', detail: 'Edges that lift, nail pops.' },
            { name: 'Ridge and hip caps', detail: 'Splits and loose caps.' },
            { name: 'Moss, algae and debris', detail: 'Growth that holds water, leaves in valleys.' },
          ],
        },
        {
          name: 'Flashing and openings',
          points: [
            {
              name: 'Chimney flashing and saddle',
              detail: 'Counter-flashing set in the joint, no dried sealant doing the work.',
            },
            { name: 'Wall and step flashing', detail: 'Woven with each course, clear of siding.' },
            { name: 'Valleys', detail: 'Metal or woven, free of wear lines.' },
            { name: 'Pipe boots', detail: 'Cracked collars around plumbing vents.' },
            { name: 'Skylights', detail: 'Seals, flashing kit, weep holes.' },
          ],
        },
        {
          name: 'Edges and drainage',
          points: [
            { name: 'Drip edge', detail: 'Present at eaves and rakes, lapped the right way.' },
            { name: 'Fascia and soffit', detail: 'Soft wood, peeling paint, animal entry.' },
            { name: 'Gutters', detail: 'Slope, hangers at most 24 inches apart, seams.' },
            {
              name: 'Downspouts',
              detail: 'Clear, strapped, and carrying water away from the foundation.',
            },
          ],
        },
        {
          name: 'Attic and ventilation',
          drawing: 'attic-points',
          points: [
            { name: 'Underside of the deck', detail: 'Stains, dark nails, mold.' },
            { name: 'Intake vents', detail: 'Soffits open, baffles keeping insulation back.' },
            { name: 'Exhaust vents', detail: 'Ridge or roof vents clear and balanced with intake.' },
            { name: 'Insulation depth', detail: 'Even cover, no bare spots over the walls.' },
          ],
        },
        {
          name: 'Structure and surroundings',
          points: [
            { name: 'Deck and ridge line', detail: 'Sag, bounce and soft spots.' },
            {
              name: 'Ice barrier and ice-dam history',
              detail: 'Staining at eaves, past leaks, barrier visible or not.',
            },
            {
              name: 'Trees and attachments',
              detail: 'Limbs within 10 feet, satellite mounts, solar feet, chimney cap and crown.',
            },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      display: 'clock',
      heading: 'How the visit goes',
      intro: 'Total 2–3 hours. The report comes by e-mail the next business day.',
      steps: [
        {
          title: 'Walk the ground',
          duration: '20 minutes',
          hours: [1 / 3, 1 / 3],
          details: 'All sides of the house from below.',
        },
        {
          title: 'Roof surface',
          duration: '1 hour',
          hours: [1, 1],
          details: 'By ladder, or by camera pole or drone when it is steep or icy.',
        },
        {
          title: 'Attic',
          duration: '30 minutes',
          hours: [0.5, 0.5],
          details: 'The deck from below, the vents and the insulation.',
        },
        {
          title: 'Photos with you',
          duration: '30 minutes',
          hours: [0.5, 0.5],
          details: 'We review every photo together.',
        },
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'Your report',
      items: [
        'A photo for every point marked watch or fix',
        'Expected remaining life, as a range',
        'A price for each fix, good for 30 days',
        'Notes your insurer or buyer can read',
      ],
      media: { kind: 'drawing', name: 'inspection-report' },
    },
    {
      kind: 'visit',
      id: 'schedule-inspection',
      heading: 'Schedule your inspection',
      text: `Call or e-mail. Visits run in business hours: ${company.hours.display}.`,
    },
    {
      kind: 'faq',
      heading: 'Inspection questions',
      entries: [
        { question: 'Is it really free?', answer: 'Yes, for homeowners in our service area.' },
        {
          question: 'Do you walk on the roof?',
          answer: 'When it is dry and safe. Otherwise we use a pole camera or drone.',
        },
        {
          question: 'Will you try to sell me a roof?',
          answer: `We mark ${points} points and show photos. Many roofs get "watch" and a date to look again.`,
        },
        {
          question: 'Can I use the report for my insurance company?',
          answer: [
            'Yes. It records condition and dates. It does not decide coverage. See ',
            { label: 'insurance claims help', href: '/services/insurance-claims' },
            '.',
          ],
        },
      ],
    },
  ],
  related: ['/services/roofing/repair', '/services/maintenance', '/services/inspections'],
};
