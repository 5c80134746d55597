import { company } from '@/content/company';
import type { Page } from '@/content/types';

export const privacyPage: Page<'/privacy'> = {
  path: '/privacy',
  name: 'Privacy',
  title: `Privacy Notice | ${company.name}`,
  description: 'What this website collects, where it goes, and how to ask us to remove it.',
  hero: {
    heading: 'Privacy notice',
    intro: 'What this website collects, where it goes, and how to ask us to remove it. In plain words.',
    actions: [{ label: 'E-mail us about your data', href: company.email.href }],
  },
  sections: [
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'What you type',
      cards: [
        {
          title: 'Contact and booking forms',
          text: 'We do not run a server of our own. The forms open your own e-mail program with the message ready. Nothing reaches us until you press send in that program.',
        },
        {
          title: 'Newsletter',
          text: 'The newsletter button only sends an analytics event in this sample. The owner connects a mail service before promising one.',
        },
        {
          title: 'Analytics',
          text: [
            'This website ships no analytics script. If the owner turns on Google Analytics, events such as form_submit, newsletter_signup and review_click are counted. E-mail addresses must not be sent; see ',
            { label: 'the setup guide', href: '/google-setup' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'What your browser keeps',
      cards: [
        {
          title: 'Browser storage',
          text: 'The sample CRM keeps sample data and a sign-in flag in your browser storage, under the keys isLoggedIn and username. Clear them any time by signing out.',
        },
        {
          title: 'Maps',
          text: 'Maps load from Google when the map is visible, and Google may set cookies then.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Your data stays yours',
      paragraphs: [
        [
          'We do not sell data. To ask for removal, e-mail ',
          { label: company.email.address, href: company.email.href },
          '.',
        ],
      ],
    },
  ],
  footnote: 'Effective date: [owner to set]. The owner should have a lawyer read this.',
};
