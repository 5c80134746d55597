import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

/**
 * Connecticut reserves paid home inspections with a written report for licensed home inspectors (C.G.S. § 20-490 to §
 * 20-492). So this visit is free and ends in an estimate, and the page tells buyers and sellers to hire an inspector.
 */
export const inspections: ServicePage<'/services/inspections'> = {
  path: '/services/inspections',
  name: 'Free Exterior Inspection',
  title: 'Free Exterior Inspection in Connecticut',
  description:
    'A free look at your Connecticut home’s roof, siding, windows, doors and gutters, and a written price for what needs doing. It isn’t a home inspection.',
  storyline: 'inspection',
  ground: 'sage',
  railFacts: [
    { label: 'Price', price: prices.additional.fullInspection },
    { label: 'Takes', value: durations.exteriorInspection, unit: 'on a typical house' },
    { label: 'Written estimate', value: `In ${durations.writtenEstimate}` },
  ],
  form: {
    title: 'Exterior inspection',
    tool: 'binoculars',
    lines: [
      { label: 'House', value: 'The one drawn below' },
      { label: 'Checked by', initials: ['D. H.'] },
      { label: 'Price', value: 'Free' },
    ],
  },
  hero: {
    heading: 'A free exterior inspection of your Connecticut home',
    intro:
      'We look at the whole outside of your house and price what needs doing, most urgent first. It’s free, because it’s how we make an estimate. If you’re buying or selling a house, hire a licensed home inspector.',
    actions: visitActions,
  },
  sections: [
    {
      kind: 'inspection',
      id: 'points',
      heading: 'What we look at',
      railLabel: 'What we look at',
      marks: ['Now', 'Soon', 'Plan'],
      sheet: {
        figure: 'house-survey',
        rows: {
          roof: {
            name: 'Roof and attic',
            detail: [
              { label: `The ${company.inspectionPoints}-point roof inspection`, href: '/services/roof-inspection' },
            ],
            sample: 'Soon',
          },
          siding: { name: 'Siding', detail: 'And the sheathing behind soft spots', sample: 'Plan' },
          trim: { name: 'Trim, fascia and soffits', sample: 'Now' },
          openings: { name: 'Windows and doors', detail: 'Opened and closed', sample: 'Plan' },
          gutters: { name: 'Gutters and downspouts', detail: 'And the slope of the ground', sample: 'Soon' },
          chimney: { name: 'The chimney', detail: 'And pipes through the roof', sample: 'Soon' },
          steps: { name: 'Decks and steps', detail: 'Where they meet the house', sample: 'Plan' },
        },
        groups: [{ name: 'The whole outside', first: 'roof', initials: 'D. H.' }],
      },
    },
    {
      kind: 'steps',
      space: 'short',
      display: 'list',
      id: 'visit',
      heading: 'How it works',
      railLabel: 'How it works',
      steps: [
        {
          title: 'We look',
          duration: durations.exteriorInspection,
          details: 'We go around the house, up on the roof and into the attic, and take photos.',
        },
        {
          title: 'We set priorities with you',
          details: 'What to do now, what to do this season, and what to plan for.',
        },
        {
          title: 'You get the estimate',
          duration: durations.writtenEstimate,
          details: 'Each job has its own price, with the photos behind it.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'when',
      heading: 'When an inspection makes sense',
      railLabel: 'When it makes sense',
      items: [
        'You just moved in: learn what needs work now and what can wait.',
        'You’re planning ahead: get prices for the roof, windows and siding, in the right order.',
        'You have an inspector’s report: send us its list, and we’ll price the repairs.',
      ],
      beside: [
        {
          heading: 'How much does it cost?',
          runsInOnPhones: true,
          items: [
            `The visit and the written estimate: ${printPrice(prices.additional.fullInspection)}`,
            `Roof inspection alone: ${printPrice(prices.roofing.inspection)}`,
          ],
          text: 'It’s the same if you don’t hire us.',
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'Buying or selling? Hire a licensed home inspector',
      text: 'Our visit isn’t a home inspection. In Connecticut, a licensed home inspector examines a whole house for a sale, including its structure, plumbing, heating and wiring, and reports on it. We don’t do that, and we don’t charge for looking. Once you have the inspector’s report, we’ll gladly price the repairs in it.',
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about the exterior inspection',
      answers: {
        'Is the exterior inspection really free?':
          'Yes. It’s how we write an estimate, so there’s no fee for the visit, the photos or the prices, and you don’t have to hire us. We’d rather see the whole house once than miss half of it.',
        'Is this the same as a home inspection?':
          'No. A home inspection covers the structure and systems of a house, usually for a sale, and in Connecticut it takes a licensed home inspector. We look at the outside, as a contractor, to price work on it.',
        'Can I use your estimate to buy or sell a house?':
          'Use it as a price for repairs, nothing more. It doesn’t replace a home inspection, and a buyer shouldn’t rely on it as one. If an inspector has flagged something, send us that page for a price.',
        'How long does the exterior inspection take?': `It takes ${durations.exteriorInspection.replace('–', ' to ')} on a typical house. The roof and attic are most of that. You don’t need to follow us around, but please be there at the end for the photos.`,
        'Do you go into the attic and onto the roof?':
          'Yes, if there’s a hatch we can reach and it’s safe to climb. On a steep, wet or icy roof we use a camera or binoculars instead. Please clear the space under the attic hatch before we come.',
        'Will you try to sell me things I don’t need?':
          'No. Everything on the list has a photo, and we mark what can wait. Show it to another contractor if you like. We’d rather be called back in five years than sell you siding today.',
      },
    },
  ],
  related: ['/services/roof-inspection', '/services/maintenance', '/contact'],
  closing: {
    heading: 'Pick a day for your inspection',
    text: 'Choose a date and a time. If you have an inspector’s report or a list of your own, have it ready.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
