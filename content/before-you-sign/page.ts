import { offered } from '@/content/offered';
import { callLink } from '@/content/company';
import type { Page } from '@/content/page';

export const beforeYouSignPage: Required<
  Pick<Page<'/before-you-sign'>, 'path' | 'name' | 'title' | 'description' | 'hero' | 'related' | 'footnote'>
> & { readonly closing: NonNullable<Page['closing']> } = {
  path: '/before-you-sign',
  name: 'Before you sign',
  title: 'Before You Sign With a CT Contractor',
  description:
    'What to check before you sign with any contractor in Connecticut, us included: registration, contract, cancellation, deposit. With a bid sheet to print.',
  hero: {
    heading: 'Before you sign with any contractor in Connecticut',
    intro:
      'Here’s what to check about any contractor, us included, in the order you’ll need it, and where the law says so. It’s not legal advice. Where the state’s own pages disagree, we give the safer reading.',
    actions: [{ label: 'See the Bid Sheet', href: '#bid' }, callLink],
  },
  related: offered(['/services/insurance-claims', '/price-guide', '/about']),
  closing: {
    heading: 'Compare us with two others',
    text: 'Get our estimate and put it on the sheet, next to theirs.',
  },
  footnote:
    'General information, not legal advice. We read saved copies of these laws and pages on the dates beside them. They change, so follow the link before you rely on one.',
};

export const sourceLabels = { read: 'read', advice: 'Our advice, not the law.' } as const;
