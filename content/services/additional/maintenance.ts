import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { cancellation, estimate } from '@/content/promises';
import { maintenanceVisit } from './job-days';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

const { walk, fixes, look, total } = maintenanceVisit;
const { planRepairLimit = 'the limit in your plan', plansEnd } = company.ownerFacts;

/**
 * Connecticut reserves paid inspections with a written report for licensed home inspectors (C.G.S. § 20-490). So the
 * price is for the cleaning and the repairs, and what we notice is told for free.
 */
export const maintenance: ServicePage<'/services/maintenance'> = {
  path: '/services/maintenance',
  name: 'Maintenance Plans',
  title: 'Home Exterior Maintenance Plans in CT',
  description:
    'Spring and fall visits for Connecticut homes: gutters cleaned, small repairs made, and a look at the roof, siding and attic while we’re there.',
  storyline: 'inspection',
  ground: 'straw',
  railFacts: [
    { label: 'Visits', value: 'Spring and fall' },
    { label: 'Each takes', value: total.duration },
    { label: 'Price per year', price: prices.additional.maintenance },
  ],
  form: {
    title: 'Maintenance visit',
    tool: 'gutter scoop',
    lines: [
      { label: 'Visits', value: 'Spring and fall' },
      { label: 'Checked by', initials: ['P. H.', 'D. H.'] },
      { label: 'Photos', value: 'Each time' },
    ],
  },
  hero: {
    heading: 'Home exterior maintenance in Connecticut',
    intro: `Twice a year we clean your gutters and make the small repairs, in ${total.duration} a visit. While we’re there we look at the roof and the siding, free, and say what we’d fix. A loose piece of flashing found in October is a small repair. By February it’s a stained ceiling.`,
    actions: visitActions,
  },
  sections: [
    {
      kind: 'visits',
      id: 'visits',
      heading: 'What we do in spring and fall',
      railLabel: 'Spring and fall',
      visits: [
        { name: 'Spring', months: [4, 5] },
        { name: 'Fall', months: [10, 11] },
      ],
      group: { name: 'Spring (April or May) and fall (October or November)', initials: 'P. H.' },
      points: [
        { name: 'Clean the gutters', detail: 'And reset the slope where water sits', sample: 'Spring', also: 'Fall' },
        { name: 'Look at the roof and its flashing', detail: 'By ladder or camera', sample: 'Spring', also: 'Fall' },
        { name: 'Look over the siding and trim', sample: 'Spring' },
        { name: 'Clear the windows’ drain holes', detail: 'And check the screens', sample: 'Spring' },
        { name: 'Check the slope of the ground', detail: 'Away from the house', sample: 'Spring' },
        { name: 'Look into the attic', detail: 'For stains and blocked vents', sample: 'Fall' },
        { name: 'Caulk the trim', detail: 'And anything that comes through the wall', sample: 'Fall' },
        { name: 'Reconnect downspouts', detail: 'Before it snows', sample: 'Fall' },
      ],
    },
    {
      kind: 'steps',
      space: 'short',
      display: 'strip',
      id: 'visit',
      heading: 'How a visit works',
      railLabel: 'How a visit works',
      intro: `A visit takes ${total.duration}.`,
      steps: [
        {
          title: 'Walk around and take photos',
          ...walk,
          details: 'We look at every side of the house from the ground.',
        },
        {
          title: 'Gutters and small fixes',
          ...fixes,
          details: 'We clear the gutters, and fix caulk and fasteners.',
        },
        {
          title: 'Roof and attic',
          ...look,
          details: 'We look at the roof in spring, and at the roof and the attic in fall.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included in every visit',
      railLabel: 'What’s included',
      items: [
        'Gutters cleaned',
        `Small caulk and fastener repairs, up to ${planRepairLimit}`,
        'Photos of what we cleaned and fixed',
        'A reminder before each visit',
      ],
      beside: [
        {
          heading: 'Who a plan is good for',
          items: [
            'Second homes on the shore',
            'Older roofs you want five more years from',
            'Rental properties',
            'Anyone who’d rather stay off a ladder',
          ],
        },
        {
          heading: 'How much does it cost?',
          text: `Per year, by house size and stories: ${printPrice(prices.additional.maintenance).toLowerCase()}. The price is for the cleaning and the small repairs. What else we notice, we tell you at no charge.`,
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about maintenance plans',
      answers: {
        'How much does a maintenance plan cost?': `It depends on the size of your house, how many stories it has, and how many trees hang over it. Each visit takes ${total.duration}. We walk around the house once, at no charge, and price the whole year. ${estimate.firm}`,
        'Do I have to sign a contract?': `Yes. It’s a one-year agreement with the price, the visits and the limit on small repairs in it. You can end it with 30 days’ notice.${plansEnd ? ' It doesn’t renew by itself.' : ''} ${cancellation.sentence}`,
        'How long does a maintenance visit take?': `Figure on ${total.duration}, depending on the gutters. You don’t have to be home for the spring visit. In fall we need to reach the attic hatch, and we’ll arrange a time with you.`,
        'Does a maintenance plan cover storm damage?':
          'No. Storm repairs and emergency calls are separate. After a big storm, though, we look at plan customers’ homes from the street, and call if we see damage.',
        'Does a maintenance plan extend my warranty?':
          'No. It helps you keep the one you have, because small problems get caught before they turn into damage that a warranty won’t cover. Save the bills and the photos, because they show that the roof was maintained.',
        'How often should gutters be cleaned in Connecticut?':
          'Twice a year for most houses: once in spring after the seeds and buds fall, and once in late fall when the leaves are down. Under pine trees you may need a third cleaning, because the needles drop all year.',
      },
    },
  ],
  related: ['/services/gutters/cleaning', '/services/inspections', '/services/roof-inspection'],
  closing: {
    heading: 'Let us keep an eye on it',
    text: 'Choose a day for the first walk-around. We’ll price a whole year for your house, and you can decide after you’ve seen the number.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
