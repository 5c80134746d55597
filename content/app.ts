import { company } from './company';
import type { Href } from './paths';

/** Facts of the web manifest that aren't in company.ts. */
export const app = {
  /** The menu that a long press on the icon opens. */
  shortcuts: [
    { name: 'Call', description: `Our phone number: ${company.phone.display}`, href: '/contact' },
    {
      name: 'Emergency help',
      description: 'What to do until our crew gets there',
      href: '/services/roofing/emergency',
    },
    { name: 'Book a Visit', description: 'Pick a day and a time', href: '/#booking' },
  ] satisfies readonly ({ readonly href: Href } & Record<string, string>)[],
  /** Set to false once the screenshots show the company's own home page. */
  hasSampleScreenshots: true,
  /** Of the home page; the phone's is 390 × 844, at twice the pixels. `npm run screenshots` takes them again. */
  screenshots: [
    {
      file: '/screenshots/phone.jpg',
      width: 780,
      height: 1688,
      formFactor: 'narrow',
      label: 'The home page on a phone',
    },
    {
      file: '/screenshots/desk.jpg',
      width: 1280,
      height: 800,
      formFactor: 'wide',
      label: 'The home page on a desktop',
    },
  ],
} as const;
