import { company } from './company';
import type { PagePath } from './paths';

/** What the web manifest says in addition to the facts of the company. */
export const app = {
  /** Under an icon there is room for about twelve characters. */
  shortName: company.shortName,
  /** What a long press on the icon offers. */
  shortcuts: [
    { name: 'Call', description: `Our phone number: ${company.phone.display}`, path: '/contact', anchor: '' },
    {
      name: 'Emergency help',
      description: 'What to do until our crew gets there',
      path: '/services/roofing/emergency',
      anchor: '',
    },
    { name: 'Book a Visit', description: 'Pick a day and a time', path: '/', anchor: '#booking' },
  ],
  /** Set to false when the pictures below show the company's own home page. */
  hasSampleScreenshots: true as boolean,
  /** Pictures of the home page in a browser, the phone's at 390 by 844 and two pixels each. Take new ones when it changes. */
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
} as const satisfies {
  readonly shortName: string;
  readonly hasSampleScreenshots: boolean;
  readonly shortcuts: readonly {
    readonly name: string;
    readonly description: string;
    readonly path: PagePath;
    readonly anchor: string;
  }[];
  readonly screenshots: readonly {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly formFactor: 'narrow' | 'wide';
    readonly label: string;
  }[];
};
