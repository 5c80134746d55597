import { company } from '@/content/company';
import { formService, sendsPhotos } from '@/content/form-service';
import { analyticsEvents, newsletter } from '@/content/newsletter';
import { offers } from '@/content/offered';
import { reply } from '@/content/reply';
import type { DocumentPage } from '@/content/page';
import { storedKeys } from '@/lib/browser/stored-keys';
import { asDay, printDay } from '@/lib/calendar/day';

const { analytics, newsletterService, privacyEffective } = company.ownerFacts;

const lastChanged = printDay(asDay('2026-11-27'), 'long');

const photosGo = sendsPhotos
  ? ' They go to the same place as the message.'
  : formService
    ? ' A message with photos goes by email, from your own email app.'
    : '';
const viaService = formService ? ` It reaches us through ${formService.name}.` : '';

const entries = Object.entries(storedKeys).filter(([, entry]) => !('page' in entry) || offers(entry.page));
const clearedBySignOut = entries.filter(([, entry]) => 'clearedBySignOut' in entry).map(([key]) => key);

const places = {
  session: 'In this tab (sessionStorage)',
  local: 'On this device (localStorage)',
  cache: 'On this device (Cache Storage)',
  database: 'On this device (IndexedDB)',
} as const;

export const privacyPage: DocumentPage<'/privacy'> = {
  path: '/privacy',
  name: 'Privacy',
  title: 'Privacy Notice for This Website',
  description:
    'What this website keeps about you, where it goes, which companies see it, and how to have it removed. In plain English, with everything your browser saves.',
  hero: {
    heading: 'Privacy notice',
    intro: 'Here’s what this website keeps about you, where it goes, and how to have it removed.',
    actions: [{ label: 'Email us about your data', href: company.email.href }],
  },
  sections: [
    {
      kind: 'list',
      style: 'plain',
      heading: 'The short version',
      items: [
        formService
          ? 'We only get what you send us with a form, email us or tell us on the phone.'
          : 'We only get what you email us or tell us on the phone.',
        'What you type into the contact and booking forms stays in your browser until you send it.',
        'This website sets no cookies of its own, and we don’t sell data.',
        'Google’s map and links to other websites follow those companies’ rules, not ours.',
      ],
    },
    {
      kind: 'rows',
      heading: 'What you type',
      texts: {
        'Contact and booking forms': formService
          ? `When you press send, what you wrote goes to ${formService.name}, which passes it on to us and may keep a copy. If that doesn’t work, the form offers to open your email app instead. Nothing is sent before you press send.`
          : 'We don’t run a server of our own. The forms open your email app with the message filled in. Nothing reaches us until you press send there.',
        Photos: `Photos that you add stay on this device until you send them. Your browser shrinks them and takes out the location, camera and time, but keeps their file names. If it can’t open a picture, the picture is sent unchanged, and the form tells you.${photosGo}`,
        ...(newsletter.isShown
          ? {
              Newsletter: newsletterService
                ? `The address you type into the sign-up form goes to ${newsletterService}, which sends our newsletter.${viaService}`
                : formService
                  ? `The address you type into the sign-up form goes to ${formService.name}, which passes it on to us. We use it only to send you the newsletter, once there is one.`
                  : 'The sign-up form isn’t connected to an email service yet. It only sends an analytics event, and while this website has no analytics, your address goes nowhere. With scripts off, the form opens your email app.',
            }
          : {}),
        Analytics:
          analytics === 'added'
            ? `This website uses Google Analytics. It counts visits and the events ${analyticsEvents}. A form’s event can include the email address that you typed there, and Google may set cookies.`
            : `This website has no analytics script, so nothing you do here is counted. If that changes, this page will say so. The events would be ${analyticsEvents}.`,
      },
    },
    {
      kind: 'rows',
      heading: offers('/crm') ? 'Links, maps and the sample CRM' : 'Links and maps',
      texts: {
        'Links you share':
          'A link from the shingle pages holds the colors you chose. A link from the price guide holds what you chose and typed there. A link to a certificate holds the name, work, date and number printed on it. No server gets that part of a link, but anyone who has the link can read it.',
        Maps: 'The map loads from Google when you scroll to it, and Google may set cookies then.',
        ...(offers('/crm')
          ? {
              'Sample CRM':
                'The CRM on this website shows made-up records that come with the page. Apart from the sign-in, it keeps nothing: anything you change is gone at your next visit.',
            }
          : {}),
      },
    },
    {
      kind: 'table',
      id: 'browser-storage',
      heading: 'What your browser keeps',
      intro:
        'This website saves these entries in your browser. None of them is sent to us. If your browser won’t save them, it holds them only while the page is open.',
      foldedAs: 'Show every entry',
      columns: ['Entry', 'What it holds', 'Where and how long'],
      rows: Object.fromEntries(
        entries.map(([key, { purpose, storage, keptUntil }]) => [key, [purpose, `${places[storage]} ${keptUntil}.`]]),
      ),
      footnote: `${offers('/crm') ? `Signing out of the sample CRM clears ${clearedBySignOut.join(' and ')}; the other entries stay. ` : ''}A browser that reopens a closed tab may bring that tab’s entries back. To remove everything at once, clear this website’s data in your browser’s settings.`,
    },
    {
      kind: 'prose',
      heading: 'How to have your data removed',
      paragraphs: [
        [
          'Email ',
          { label: company.email.address, href: company.email.href },
          ` and tell us what to remove. ${reply.sentence}`,
        ],
      ],
    },
  ],
  closing: null,
  footnote: `${privacyEffective ? `Effective ${privacyEffective}. ` : ''}Last changed ${lastChanged}.`,
};
