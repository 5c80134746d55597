import { company } from '@/content/company';
import { cancellation, estimate, registration } from '@/content/promises';
import type { DocumentPage } from '@/content/page';
import { everyWarranty, limitedLifetime } from '@/content/warranties';

const ourTerms = company.ownerFacts.workmanshipTerms ? `${company.ownerFacts.workmanshipTerms} ` : '';

export const termsPage: DocumentPage<'/terms'> = {
  path: '/terms',
  name: 'Terms',
  title: 'Terms of Use for Our Connecticut Site',
  description:
    'The terms for using this website, and how estimates, contracts, payments, change orders, liens and warranties work on a Connecticut home improvement job.',
  hero: {
    heading: 'Terms of use',
    intro: 'Here’s what this website is for, and what your contract will say.',
    actions: [{ label: `Email ${company.name}`, href: company.email.href }],
  },
  sections: [
    {
      kind: 'rows',
      heading: 'Prices and contracts',
      texts: {
        'This website': `It belongs to ${company.name}, ${company.address.line}. Its text and prices are for planning. They aren’t an offer. Your signed contract is the agreement.`,
        Estimates: `Estimates are free. The price in a written estimate is good for ${estimate.goodFor}, unless the estimate says otherwise.`,
        Contracts: `Connecticut home improvement contracts are in writing. They show our registration number, the start and finish dates and your 3-business-day right to cancel. ${registration.sentence}`,
        'Your right to cancel': `${cancellation.sentence} For work that isn’t an emergency, we start after those three days. ${cancellation.waiver}`,
      },
    },
    {
      kind: 'rows',
      heading: 'Payments, changes and liens',
      texts: {
        'Deposit and payments':
          'The contract says what you pay and when: the deposit, if there is one, each payment, and the last payment after the final walkthrough.',
        'Change orders':
          'If we find something we couldn’t see, such as rotted decking, we show you photos. We write down the change and its price, and you sign it before we do the work.',
        'Lien waivers':
          'Suppliers and subcontractors who aren’t paid can put a lien on a house. Ask us for signed lien waivers with your last bill.',
        'Guaranty Fund':
          'Connecticut keeps a Home Improvement Guaranty Fund. If a registered contractor owes you money under a court judgment and doesn’t pay, you can apply to the fund.',
      },
    },
    {
      kind: 'rows',
      id: 'warranties',
      heading: 'Warranties, pictures and advice',
      texts: {
        Warranties: `${everyWarranty} The papers you get at the end of the job have the exact terms.`,
        'What “limited lifetime” means': limitedLifetime,
        'If you sell the house': `${ourTerms}Some warranties move to the next owner, and some end or get shorter. Each maker has its own rules and deadline, so read the papers before you sell.`,
        'Pictures and advice': `${company.sampleContent ? 'Photos' : 'Some photos'} here are illustrations. Nothing here is legal, insurance or financing advice. Financing comes from other companies, and brand names belong to their makers.`,
      },
    },
    {
      kind: 'prose',
      heading: 'Law, and mistakes on this website',
      paragraphs: [
        'Connecticut law applies to this website and to our contracts. We work to keep these pages right, but a page can have a mistake or be out of date. If something here matters to you, ask us and get the answer in writing. Nothing here takes away a right that the law gives you.',
      ],
    },
  ],
  closing: null,
};
