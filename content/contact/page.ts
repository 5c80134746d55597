import { company } from '@/content/company';
import type { Page } from '@/content/types';

/** The contact page without its contact section: the introduction above it, and the advice about calling below it. */
export const contactPage: Page<'/contact'> = {
  path: '/contact',
  name: 'Contact',
  title: `Contact & Free Estimates | ${company.name}`,
  description: `Call ${company.phone.display} or send a message for a free estimate, inspection or booking. ${company.address.town}, ${company.address.stateName}. Emergency help ${company.emergency.availability}.`,
  hero: {
    heading: 'Contact us',
    intro: `Call, write or book a time. Emergencies get a crew on-site ${company.emergency.onSite}. Everything else gets a written answer within 24 hours.`,
    actions: [
      { label: `Call ${company.phone.display}`, href: company.phone.href },
      { label: 'Book a time', href: '/#booking' },
    ],
    media: { kind: 'picture', name: 'kitchen-table' },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Three ways to reach us',
      cards: [
        {
          title: 'Call',
          text: `${company.emergency.availability} for emergencies. For everything else: ${company.hours.display}.`,
          links: [{ label: company.phone.display, href: company.phone.href }],
        },
        {
          title: 'E-mail with photos',
          text: 'Tell us what you see. A photo from the ground helps.',
          links: [{ label: company.email.address, href: company.email.href }],
        },
        {
          title: 'Book a time',
          text: 'The booking form on the Home page, for a free consultation.',
          links: [{ label: 'Open the booking form', href: '/#booking' }],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      heading: 'Make the first call count',
      figure: 'photo-from-ground',
      cards: [
        {
          title: 'What to have ready',
          text: 'The town, the year the house was built, what you see, and a photo from the ground.',
        },
        {
          title: 'Best times to call',
          text: 'Weekdays 9 to 11 for scheduling; any hour for emergencies.',
        },
        {
          title: 'Before we visit',
          text: 'Clear the driveway near the house, tell us about dogs, and leave the attic hatch clear.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you call',
      entries: [
        {
          question: 'How fast do you call back?',
          answer: 'Within 24 hours, usually sooner on a weekday.',
        },
        {
          question: 'Do you charge to come out?',
          answer: 'No, estimates and roof inspections are free.',
        },
        {
          question: 'Which towns?',
          answer: 'Seven counties, 30 towns on the Home map, and most of what is in between.',
        },
        {
          question: 'Can I send photos?',
          answer: [
            'Yes, to ',
            { label: company.email.address, href: company.email.href },
            '. Ground-level photos are best.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Or pick a day now.',
    text: 'Choose a date and a time for a free consultation. We come to you, look, and leave you a written price.',
    action: { label: 'Book a time', href: '/#booking' },
  },
};
