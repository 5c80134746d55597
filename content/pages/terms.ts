import { company } from '@/content/company';
import type { Page } from '@/content/types';

export const termsPage: Page<'/terms'> = {
  path: '/terms',
  name: 'Terms',
  title: `Terms of Use | ${company.name}`,
  description: 'Terms for using this website and how estimates, contracts and warranties really work.',
  hero: {
    heading: 'Terms of use',
    intro: 'How to read what stands on this website, and how estimates, contracts and warranties really work.',
    actions: [{ label: 'Ask us a question', href: '/contact' }],
  },
  sections: [
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Prices and contracts',
      cards: [
        {
          title: 'This website',
          text: 'Its text and prices are planning information, not an offer. Your signed contract is the agreement.',
        },
        { title: 'Estimates', text: 'Estimates are free and good for 30 days unless stated.' },
        {
          title: 'Contracts',
          text: 'Connecticut home improvement contracts are in writing. They show the HIC number, start and finish dates and your 3-business-day right to cancel.',
        },
        {
          title: 'Payments and changes',
          text: 'Deposits, payment schedule and change orders are in the contract and in writing.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      heading: 'Warranties, pictures and advice',
      cards: [
        {
          title: 'Warranties',
          text: `A ${company.warranty.manufacturer} and our ${company.warranty.workmanship}, as printed on your papers. Brand names belong to their makers.`,
        },
        { title: 'Pictures', text: 'Photos on the sample site are illustrations.' },
        {
          title: 'Advice',
          text: 'Nothing here is legal, insurance or financing advice. Financing is by third parties.',
        },
      ],
    },
  ],
};
