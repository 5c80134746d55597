import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { estimateFollows, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/page';
import { exteriorVisit } from './job-days';

const notAHomeInspection =
  'Our visit isn’t a home inspection. In Connecticut, a licensed home inspector examines a whole house for a sale, including its structure, plumbing, heating and wiring, and reports on it. We don’t do that, and we don’t charge for looking.';

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
  plate: {
    price: { price: prices.additional.fullInspection, of: 'visit and estimate' },
    time: { label: 'On site', value: durations.exteriorInspection, note: 'on a typical house' },
    next: [weAnswer, { what: 'Visit', how: durations.exteriorInspection }, estimateFollows],
  },
  form: {
    title: 'Exterior inspection',
    tool: 'binoculars',
    lines: [
      { label: 'House', value: 'The one drawn below' },
      { label: 'Checked by', initials: ['D. H.'] },
      { label: 'You get', value: 'An estimate' },
    ],
  },
  hero: {
    heading: 'A free exterior inspection of your Connecticut home',
    intro:
      'We price what the outside of your house needs, most urgent first. If you’re buying or selling, hire a licensed home inspector.',
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
      kind: 'job-in-writing',
      heading: 'The visit in writing',
      railLabel: 'The visit in writing',
      job: 'A look at the whole outside, to price work on it.',
      steps: {
        heading: 'How it works',
        groups: [
          {
            steps: [
              {
                title: 'We look',
                ...exteriorVisit,
                details: 'Every side, the roof and the attic.',
              },
              { title: 'We set priorities with you', details: 'For now, for this season, and for later.' },
              {
                title: 'You get the estimate',
                duration: durations.writtenEstimate,
                details: 'A price for each job, with its photos.',
              },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: [
            'The visit and the written estimate',
            'Photos of everything on the list',
            ['The ', { label: 'roof inspection', href: '/services/roof-inspection' }, ', also free by itself'],
          ],
        },
        { heading: 'Not included', kind: 'not included', items: [notAHomeInspection] },
        {
          heading: 'When an inspection makes sense',
          kind: 'line',
          items: [
            'You just moved in: learn what needs work now and what can wait',
            'You’re planning ahead: get prices in the right order',
            'You have an inspector’s report: send us its list, and we’ll price the repairs',
          ],
        },
      ],
      price: { text: 'Free, whether or not you hire us.' },
      signature: {
        report: {
          title: `Your estimate in ${durations.writtenEstimate}`,
          note: 'Each job has its own price, with the photos behind it.',
        },
      },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about the exterior inspection',
      answers: {
        'Is this the same as a home inspection?':
          'No. A home inspection covers the structure and systems of a house, usually for a sale, and in Connecticut it takes a licensed home inspector. We look at the outside, as a contractor, to price work on it.',
        'Can I use your estimate to buy or sell a house?':
          'Use it as a price for repairs, nothing more. It doesn’t replace a home inspection, and a buyer shouldn’t rely on it as one. If an inspector has flagged something, send us that page for a price.',
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
