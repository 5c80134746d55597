import { company } from '@/content/company';
import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { maintenanceVisit } from './job-days';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/page';

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
  plate: {
    price: { price: prices.additional.maintenance, of: 'for a whole year' },
    time: { label: 'Each visit', value: total.duration, note: 'in spring and in fall' },
    next: [weAnswer, { what: 'Walk-around', how: 'free' }, { what: 'Price', how: 'for a whole year' }],
  },
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
    intro: 'Twice a year we clean your gutters and make the small repairs, and say what else we’d fix.',
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
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Two visits a year: cleaning, small repairs, a look around.',
      steps: {
        heading: 'How a visit works',
        groups: [
          {
            steps: [
              { title: 'Walk around and take photos', ...walk, details: 'Every side of the house, from the ground.' },
              { title: 'Gutters and small fixes', ...fixes, details: 'Gutters cleared; caulk and fasteners fixed.' },
              { title: 'Roof and attic', ...look, details: 'The roof each time, the attic in fall.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included in every visit',
          kind: 'included',
          items: [
            'Gutters cleaned',
            `Small caulk and fastener repairs, up to ${planRepairLimit}`,
            'Photos of what we cleaned and fixed',
            'A reminder before each visit',
            'Word of what else we notice',
          ],
        },
        {
          heading: 'Who a plan is good for',
          kind: 'line',
          items: [
            'Second homes on the shore',
            'Older roofs you want five more years from',
            'Rental properties',
            'Anyone who’d rather stay off a ladder',
          ],
        },
      ],
      price: { text: 'Per year, by house size and stories, for the cleaning and the small repairs.', isFirm: true },
      signature: {
        report: { title: 'Photos after every visit', note: 'Keep them: they show that the roof was maintained.' },
        cancellation: 'usual',
      },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about maintenance plans',
      answers: {
        'Do I have to sign a contract?': `Yes. It’s a one-year agreement with the price, the visits and the limit on small repairs in it. You can end it with 30 days’ notice.${plansEnd ? ' It doesn’t renew by itself.' : ''}`,
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
