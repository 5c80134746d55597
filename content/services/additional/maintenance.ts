import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { estimate } from '@/content/promises';
import { maintenanceVisit } from './job-days';
import { visitActions } from '@/content/services/visit-actions';
import type { ServicePage } from '@/content/types';
import { printFigures } from '@/lib/prices/price';

const { walk, fixes, look, total } = maintenanceVisit;

export const maintenance: ServicePage<'/services/maintenance'> = {
  path: '/services/maintenance',
  name: 'Maintenance Plans',
  title: 'Home Exterior Maintenance Plans in CT',
  description:
    'Spring and fall visits for Connecticut homes: gutters cleaned, roof, siding and attic checked, small fixes made, and a photo list of what needs doing.',
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
      { label: 'Photo list', value: 'Each time' },
    ],
  },
  hero: {
    heading: 'Home exterior maintenance in Connecticut',
    intro:
      'We come twice a year to clean the gutters, check the roof and the siding, and repair the small things before they grow. A loose piece of flashing found in October is a small repair. By February it’s a stained ceiling.',
    actions: visitActions,
  },
  sections: [
    {
      kind: 'visits',
      id: 'visits',
      heading: 'What we do in spring and fall',
      railLabel: 'Spring and fall',
      visits: [
        {
          name: 'Spring visit (April or May)',
          season: 'Spring',
          months: [4, 5],
          initials: 'P. H.',
          points: [
            { name: 'Clean the gutters', detail: 'And reset the slope where water sits', sample: 'Fix' },
            { name: 'Check the roof for winter damage', detail: 'By ladder or camera', sample: 'Fine' },
            { name: 'Look over the siding and trim', sample: 'Watch' },
            { name: 'Clear the windows’ drain holes', detail: 'And check the screens', sample: 'Fine' },
            { name: 'Check the slope of the ground', detail: 'Away from the house', sample: 'Fine' },
          ],
        },
        {
          name: 'Fall visit (October or November)',
          season: 'Fall',
          months: [10, 11],
          initials: 'D. H.',
          points: [
            { name: 'Check the roof and flashing', sample: 'Fine' },
            { name: 'Clean the gutters', detail: 'After the leaves are down', sample: 'Fine' },
            { name: 'Check the attic', detail: 'For stains and blocked vents', sample: 'Watch' },
            { name: 'Caulk the trim', detail: 'And anything that comes through the wall', sample: 'Fix' },
            { name: 'Reconnect downspouts', detail: 'Before it snows', sample: 'Fine' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      space: 'short',
      display: 'strip',
      id: 'visit',
      heading: 'How a visit works',
      railLabel: 'How a visit works',
      intro: `A visit takes ${total.duration}. Your list comes by email ${durations.report}. Each item is marked fine, watch or fix, with a photo.`,
      steps: [
        {
          title: 'Walk around and take photos',
          ...walk,
          details: 'We look at every side of the house from the ground.',
        },
        {
          title: 'Gutters and small fixes',
          ...fixes,
          details: 'We clear the gutters, and fix caulk and fasteners up to the limit in your plan.',
        },
        {
          title: 'Roof and attic check',
          ...look,
          details: 'We check the roof in spring, and the roof and the attic in fall.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included in every visit',
      railLabel: 'What’s included',
      items: [
        'A photo list: fine, watch or fix',
        'Gutters cleaned',
        'Small caulk and fastener repairs, up to the limit in your plan',
        'A lower price on larger work',
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
          text: `Per year, by house size and stories: ${printFigures(prices.additional.maintenance).toLowerCase()}.`,
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about maintenance plans',
      answers: {
        'How much does a maintenance plan cost?': `It depends on the size of your house, how many stories it has, and how many trees hang over it. We walk around the house once, at no charge, and price the whole year, including both visits and the small repairs. ${estimate.firm}`,
        'Do I have to sign a contract?':
          'Yes. It’s a one-year agreement, and you can end it with 30 days’ notice. The price, the visits and the limit on small repairs are all in it, so read it before you sign.',
        'How long does a maintenance visit take?': `Figure on ${total.duration}, depending on the gutters. You don’t have to be home for the spring visit, but in fall we need to reach the attic hatch, so we’ll arrange a time with you.`,
        'Does a maintenance plan cover storm damage?':
          'No. Storm repairs and emergency calls are separate. After a big storm, though, we check plan customers’ homes and report what we see, so nobody finds out about the damage from a wet ceiling.',
        'Does a maintenance plan extend my warranty?':
          'No. It helps you keep the one you have, because small problems get caught before they turn into damage that a warranty won’t cover. Save the photo lists, because they show that the roof was maintained.',
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
