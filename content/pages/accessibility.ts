import { callLink, company } from '@/content/company';
import { reply } from '@/content/reply';
import type { DocumentPage } from '@/content/page';

export const accessibilityPage: DocumentPage<'/accessibility'> = {
  path: '/accessibility',
  name: 'Accessibility',
  title: 'How Accessible This Website Is Today',
  description:
    'What we test so that everyone can use this website, what nobody has tested yet, and how to tell us about something that stops you. A person answers.',
  hero: {
    heading: 'Accessibility',
    intro:
      'Everyone should be able to use this website. Here’s what we test, what we don’t, and who to tell if something stops you.',
    actions: [callLink],
  },
  sections: [
    {
      kind: 'list',
      style: 'plain',
      heading: 'What we aim for',
      items: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        'You can read every public page with scripts turned off.',
        'You can do everything with the keyboard alone.',
        'If your device asks for less motion, nothing on the page moves by itself.',
      ],
    },
    {
      kind: 'rows',
      heading: 'What we test, and what we don’t',
      texts: {
        'Tested on every page, after every change':
          'A program called axe looks for missing names, low contrast and broken structure. Other checks look for small type, text that runs off the screen and links that are hard to hit with a thumb.',
        'Tested task by task':
          'Booking a visit, sending a message, the menus, the price guide and the shingle colors are tested with the keyboard, with scripts off and on narrow screens.',
        'Not tested yet':
          'Nobody who uses a screen reader every day has tried this website for us. A program can’t find everything that a person would.',
        'Not ours':
          'The map comes from Google, and the registration lookup from the state. The towns we serve are listed as text on the home page.',
      },
    },
    {
      kind: 'prose',
      heading: 'Tell us what stops you',
      paragraphs: [
        [
          'Call ',
          { label: company.phone.display, href: company.phone.href },
          ' or email ',
          { label: company.email.address, href: company.email.href },
          `. Say which page it was and what happened. ${reply.sentence} If you can’t use a form or a page, we’ll give you what’s on it over the phone.`,
        ],
      ],
    },
  ],
  closing: null,
};
