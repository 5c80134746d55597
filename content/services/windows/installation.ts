import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const windowInstallation: ServicePage<'/services/windows/installation'> = {
  path: '/services/windows/installation',
  category: 'windows',
  name: 'Window Installation',
  title: `New Window Installation in CT | ${company.name}`,
  description:
    'New window openings and additions in Connecticut, framed, flashed and tied into your siding. What it includes and how long it takes.',
  priceRange: prices.windows.anyStyle,
  hero: {
    heading: 'New windows where there were none',
    intro:
      'Cutting a new opening means moving loads, not just glass. We frame it, flash it and finish it so the wall sheds water around the new window for good.',
    facts: ['Permit and inspection included', 'One room at a time, closed up each night'],
    media: { kind: 'drawing', name: 'window-header' },
  },
  sections: [
    {
      kind: 'list',
      style: 'plain',
      heading: 'Good reasons for a new opening',
      items: [
        'A dark kitchen or stair',
        'A basement bedroom that needs an escape window',
        'An addition',
        'Trading a door for a window',
      ],
      media: { kind: 'drawing', name: 'window-egress' },
    },
    {
      kind: 'notice',
      heading: 'Egress windows',
      text: 'A bedroom below grade needs a window big enough to climb out of. We size the opening and the well, and set the sill height.',
    },
    {
      kind: 'prices',
      unit: 'implied',
      heading: 'What a new window costs',
      prices: [
        { label: 'Windows, by style and size', price: prices.windows.anyStyle },
        { label: 'Framing and finishes', price: prices.windows.newOpening },
      ],
      note: [
        'Prices for each style stand under ',
        { label: 'Window Styles & Options', href: '/services/windows#styles' },
        '.',
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'From blank wall to finished window',
      steps: [
        {
          title: 'Layout and permit',
          duration: '3–5 days',
          details: 'The place is checked for wires, pipes and vents, and we file for the permit.',
        },
        {
          title: 'Opening framed',
          duration: '1 day',
          details: 'A temporary wall where needed, then a header sized for the span.',
        },
        {
          title: 'Window set and flashed',
          duration: '2–3 hours each',
          details: 'The unit goes in and is flashed so the wall sheds water around it.',
        },
        {
          title: 'Siding, trim and interior finish',
          duration: '1 day',
          details: 'Siding and trim tied in outside; casing and a paint-ready finish inside.',
        },
        {
          title: 'Cleanup and walkthrough',
          duration: '2–3 hours',
          details: 'We sweep up, then open and close it with you.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'What it includes',
      items: [
        'Site check for wires, pipes and vents',
        'Header sized for the span',
        'Temporary wall where needed',
        'Exterior flashing and trim',
        'Interior casing and paint-ready finish',
        'Permit and inspection',
      ],
      warranty: `A ${company.warranty.manufacturer} on installations and our ${company.warranty.workmanship}, including the new framing and flashing.`,
    },
    {
      kind: 'faq',
      heading: 'Before we cut',
      entries: [
        {
          question: 'Can you cut into a masonry wall?',
          answer: 'Yes, with a steel or concrete lintel and a longer lead time.',
        },
        {
          question: 'Do I need an architect?',
          answer: 'For most single openings, no. For moved load paths, we bring an engineer’s letter.',
        },
        { question: 'Will rooms stay usable?', answer: 'One room at a time, closed up each night.' },
        {
          question: 'Do you handle the electrical if a switch is in the way?',
          answer: 'We bring a licensed electrician.',
        },
      ],
    },
  ],
  related: ['/services/windows/custom', '/services/windows', '/services/siding/repair'],
};
