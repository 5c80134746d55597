import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const exteriorRepairs: ServicePage<'/services/exterior-repairs'> = {
  path: '/services/exterior-repairs',
  category: 'additional',
  name: 'Exterior Repairs',
  title: `Exterior Repairs in Connecticut | ${company.name}`,
  description: `Siding, trim, fascia, window and door repairs across Connecticut, ${printPrice(prices.additional.anyRepair)}, with timelines by urgency and a five-step process.`,
  priceRange: prices.additional.anyRepair,
  hero: {
    heading: 'Repairs before they spread',
    intro:
      'Rot and gaps do not pause for a busy season. We fix the small piece, then say what else is worth doing this year and what can wait.',
    facts: [`${printPrice(prices.additional.anyRepair)} for most repairs`, 'Written estimate in 24–48 hours'],
    media: { kind: 'drawing', name: 'eave-corner' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs worth a call',
      items: [
        'A board a screwdriver sinks into',
        'Paint that bubbles',
        'A gap you can see daylight through',
        'A shutter that moves in the wind',
        'Wasps using a soffit hole',
      ],
    },
    {
      kind: 'options',
      heading: 'Repair services',
      options: [
        {
          name: 'Siding Repair',
          description: 'Loose, cracked or rotted pieces replaced and sealed at the cause.',
          pointsLabel: 'Services',
          points: [
            'Panel and clapboard replacement',
            'Corner and J-channel repair',
            'House-wrap patches',
            'Rot repair under windows',
            'Matching old profiles',
          ],
          price: prices.additional.siding,
          media: { kind: 'drawing', name: 'siding-repair' },
          link: { label: 'Siding repair', href: '/services/siding/repair' },
        },
        {
          name: 'Trim & Fascia Repair',
          description: 'The boards that take the weather first.',
          pointsLabel: 'Services',
          points: [
            'Fascia and soffit boards',
            'Rake and frieze trim',
            'Crown and corner boards',
            'Drip edge at eaves',
            'Priming and paint touch-up',
          ],
          price: prices.additional.trim,
          media: { kind: 'drawing', name: 'repair-scarf' },
        },
        {
          name: 'Window & Door Repair',
          description: 'Sashes, sills, frames and hardware that still have years left.',
          pointsLabel: 'Services',
          points: [
            'Sill and casing repair',
            'Sash cords and balances',
            'Weatherstripping and thresholds',
            'Glass replacement',
            'Storm door closers',
          ],
          price: prices.additional.windowsAndDoors,
          media: { kind: 'drawing', name: 'window-repair' },
        },
      ],
      footnote: 'Larger areas are priced after a visit.',
    },
    {
      kind: 'issues',
      heading: 'Common issues',
      intro: 'How urgent each one is, and when it should be done.',
      issues: [
        {
          issue: 'Damaged or loose siding',
          causes: 'Wind, ladder contact, hail, sun-brittle panels',
          urgency: 'Medium',
          timeframe: '1–2 weeks',
        },
        {
          issue: 'Rotting trim or fascia',
          causes: 'Failed paint, gutter overflow, missing drip edge',
          urgency: 'High',
          timeframe: 'Within 1 week',
        },
        {
          issue: 'Peeling paint',
          causes: 'Age, moisture behind the board, wrong product',
          urgency: 'Low',
          timeframe: 'Next season',
        },
        {
          issue: 'Loose or broken shutters',
          causes: 'Old fasteners, wind, rotted mounts',
          urgency: 'Medium',
          timeframe: '2–3 weeks',
        },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Five-step repair process',
      steps: [
        {
          title: 'Assessment',
          duration: '30–60 minutes',
          details: 'We open the soft spots enough to see how far they go and photograph them.',
        },
        {
          title: 'Written estimate',
          duration: '24–48 hours',
          details: 'Each repair priced on its own line, so you can choose.',
        },
        {
          title: 'Scheduling',
          duration: '1–2 weeks',
          details: 'A date, materials ordered, sooner for water entry.',
        },
        {
          title: 'Repair',
          duration: '1–3 days',
          details: 'Rot cut out, new wood primed on all sides, sealed and painted to match.',
        },
        {
          title: 'Final check',
          duration: '30 minutes',
          details: 'Walk it with you, take photos, leave touch-up paint.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Why call a professional',
      cards: [
        {
          title: 'The real cause',
          text: 'Paint and caulk hide the leak. We find where water gets in.',
        },
        {
          title: 'Matching that holds',
          text: 'Profiles, species and paint matched so the patch does not show or fail first.',
        },
        {
          title: 'Safe work at height',
          text: 'Ladders, staging and insurance are our problem, not yours.',
        },
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Details for Connecticut',
      items: [
        'Ice splits trim at the eaves',
        'Morning sun fades one side faster',
        'Older homes need lead-safe methods when paint is disturbed',
        'Coastal trim needs stainless fasteners',
      ],
      media: { kind: 'picture', name: 'siding-old' },
    },
    {
      kind: 'included',
      heading: 'Included in a repair',
      items: ['The repair', 'Primer and two coats on painted areas', 'Cleanup'],
      warranty: `Our ${company.warranty.workmanship} on the repaired part.`,
    },
    {
      kind: 'faq',
      heading: 'Repair questions',
      entries: [
        {
          question: 'Can you do it without painting the whole wall?',
          answer: 'Yes. We feather the edge and tell you how it will look in sun.',
        },
        {
          question: 'How do you know how deep the rot goes?',
          answer: 'We probe, and show you before we cut.',
        },
        {
          question: 'Do you patch with filler?',
          answer: 'Only in sound wood. Structural pieces are replaced.',
        },
        { question: 'Can you do it in winter?', answer: 'Repairs yes, paint on mild days.' },
      ],
    },
  ],
  related: ['/services/siding/repair', '/services/gutters/repair', '/services/maintenance'],
};
