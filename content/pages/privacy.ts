import { company } from '@/content/company';
import type { Page } from '@/content/types';
import { storedKeys } from '@/lib/browser/stored-keys';
import { asDay } from '@/lib/calendar/day';
import { printDay } from '@/lib/calendar/print-day';

const { analytics, newsletterService, privacyEffective } = company.ownerFacts;

const lastChanged = asDay('2026-11-22');
const lastChangedInWords = printDay(lastChanged, 'long');

const entries = Object.entries(storedKeys);
const clearedBySignOut = entries.filter(([, entry]) => entry.clearedBySignOut).map(([key]) => key);

const places = {
  session: 'In this tab (sessionStorage)',
  local: 'On this device (localStorage)',
  cache: 'On this device (Cache Storage)',
  database: 'On this device (IndexedDB)',
} as const;

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
          title: 'Photos',
          text: 'Photos that you add to a message or a booking stay on this device until you send them. Your browser makes them smaller and takes out the place, camera and time stored in them; their file names stay. A picture that it cannot open goes along unchanged, and the form says so.',
        },
        {
          title: 'Newsletter',
          text: newsletterService
            ? `The address you type into the sign-up form goes to ${newsletterService}, which sends our newsletter.`
            : 'No mail service is connected to the sign-up form yet. The form only sends an analytics event, and while the website has no analytics, the address you type goes nowhere. With scripts off, the form opens your own e-mail program.',
        },
        {
          title: 'Analytics',
          text:
            analytics === 'added'
              ? 'This website uses Google Analytics. It counts visits and the events form_submit, newsletter_signup and review_click. An event of a form can carry the e-mail address that you typed there, and Google may set cookies.'
              : [
                  'This website ships no analytics script, so nothing you do here is counted. If the owner turns on Google Analytics, events such as form_submit, newsletter_signup and review_click are counted. E-mail addresses must not be sent with them; see ',
                  { label: 'the setup guide', href: '/google-setup' },
                  '.',
                ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'browser-storage',
      heading: 'What your browser keeps',
      intro:
        'This website sets no cookies of its own. It writes these entries into your browser, where they stay: none of them is sent to us. A browser that refuses to store them holds them only while the page is open.',
      columns: ['Entry', 'What it holds', 'Where and how long'],
      rows: entries.map(([key, { purpose, storage, keptUntil }]) => ({
        header: key,
        cells: [purpose, `${places[storage]} ${keptUntil}.`],
      })),
      footnote: `Signing out of the sample CRM clears ${clearedBySignOut.join(' and ')}; the other entries stay. A browser that reopens a closed tab may bring that tab’s entries back. To remove everything at once, clear this website’s data in your browser’s settings.`,
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Links, maps and the sample CRM',
      cards: [
        {
          title: 'Links you share',
          text: 'The shingle pages write the colors you choose into the page’s address, the price guide’s share link carries the jobs, sizes, months, down payment and APR you gave, and a certificate’s share link carries the name, the work, the date and the number on it. No server receives that part of an address, but everyone who has the link can read it.',
        },
        {
          title: 'Maps',
          text: 'Maps load from Google when the map is visible, and Google may set cookies then.',
        },
        {
          title: 'Sample CRM',
          text: 'The sample CRM shows sample records that come with the page. Apart from the sign-in above, it keeps nothing: what you change there is gone with the next visit.',
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
  footnote: `${privacyEffective ? `Effective ${privacyEffective}. ` : ''}Last changed ${lastChangedInWords}.`,
};
