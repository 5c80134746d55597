import { company } from '@/content/company';
import { emergencyRoofing } from '@/content/services/roofing/emergency';
import type { Page, Section } from '@/content/types';

/** The headings of the sections of the emergency page that this page repeats, word for word. */
const repeated: readonly string[] = [
  'Wires down, a smell of gas, or a sagging roof?',
  'Call us right away if',
  'What to do until we get there',
];

const isRepeated = (section: Section) => section.heading !== undefined && repeated.includes(section.heading);

/** Shown by the service worker in place of a page that it can neither fetch nor find in its cache. */
export const offlinePage: Page<'/offline'> & {
  readonly isIndexed: false;
  readonly readable: { readonly heading: string; readonly retry: string };
} = {
  path: '/offline',
  name: 'Offline',
  title: `You Are Offline | ${company.name}`,
  description: `This page needs a network. A call may still get through: ${company.phone.display}.`,
  isIndexed: false,
  hero: {
    heading: 'The network does not answer',
    intro: `The page you asked for is not on this device. A phone call may still get through, ${company.emergency.availability}.`,
    actions: [{ label: `Call ${company.phone.display}`, href: company.phone.href }],
  },
  sections: emergencyRoofing.sections.filter(isRepeated),
  readable: {
    heading: 'What you can read now',
    retry: 'Try the page again',
  },
};
