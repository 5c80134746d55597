import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const gutterCleaning: ServicePage<'/services/gutters/cleaning'> = {
  path: '/services/gutters/cleaning',
  category: 'gutters',
  name: 'Gutter Cleaning',
  title: `Gutter Cleaning in Connecticut | ${company.name}`,
  description:
    'Fall and spring gutter cleaning for Connecticut homes. We clear, flush, reset hangers, photograph the run, and note what needs fixing.',
  hero: {
    heading: 'Clean gutters before the first freeze',
    intro:
      'Two cleanings a year keep most systems working: one in November when the leaves are down, one in late spring when the seeds have dropped.',
    facts: ['1–2 hours on most houses', 'Photo list the same day'],
    media: { kind: 'drawing', name: 'gutter-clogged' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Worth knowing',
      items: [
        'Wet leaves are heavy, and they freeze hard',
        'A blocked outlet puts water behind the gutter',
        'The sludge at the bottom holds seeds that root',
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What we do',
      items: [
        'Clear the trough and outlets',
        'Flush with water',
        'Check pitch and hangers',
        'Tighten loose screws',
        'Clear downspout elbows',
        'Bag and remove debris',
        'Photograph each side',
      ],
      media: { kind: 'drawing', name: 'gutter-flush' },
    },
    {
      kind: 'timeline',
      heading: 'When to book',
      entries: [
        { when: 'November', what: 'After oaks drop.' },
        { when: 'Late spring', what: 'After maple seeds and pine.' },
        { when: 'Before listing', what: 'When the house goes on the market.' },
        { when: 'After pollen', what: 'When the season has been a long one.' },
      ],
    },
    {
      kind: 'prices',
      heading: 'What a cleaning costs',
      prices: [{ label: 'One cleaning', price: prices.gutters.cleaning }],
      note: [{ label: 'Guard systems', href: '/services/gutters/guards' }, ' cost less to keep up.'],
    },
    {
      kind: 'steps',
      display: 'list',
      heading: 'How the visit runs',
      steps: [
        {
          title: 'Setup and photos',
          duration: '30 minutes',
          details: 'Stand-offs on the ladders, and a picture of each side as we found it.',
        },
        {
          title: 'Clearing and flushing',
          duration: '1–2 hours on most houses',
          details: 'By hand first, then with water.',
        },
        {
          title: 'Hanger and downspout check',
          duration: '30 minutes',
          details: 'Loose screws tightened, elbows cleared.',
        },
        {
          title: 'Photo list by e-mail',
          duration: 'The same day',
          details: 'What we saw, and a note if anything needs repair.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Who and what comes',
      items: ['Two-person crew', 'Ladder stand-offs', 'Photos', 'A note if anything needs repair'],
    },
    {
      kind: 'faq',
      heading: 'Cleaning questions',
      entries: [
        {
          question: 'Do you use leaf blowers?',
          answer: 'Not on the roof, no. Hand clearing is safer for shingles.',
        },
        {
          question: 'Can you clean above a second story?',
          answer: 'Yes, with the right ladders and spotters.',
        },
        { question: 'Do you remove the debris?', answer: 'Yes.' },
        {
          question: 'Will you tell me if I need new gutters?',
          answer: 'We tell you when cleaning stops helping.',
        },
      ],
    },
  ],
  related: ['/services/gutters/guards', '/services/maintenance', '/services/gutters/repair'],
};
