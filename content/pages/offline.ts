import { offers } from '@/content/offered';
import { callLink, company, onCallHours } from '@/content/company';
import { emergencyRoofing } from '@/content/services/roofing/emergency';
import type { Page } from '@/content/page';
import type { Section } from '@/content/section-kinds';

const isRepeated = (section: Section) =>
  section.kind === 'first-steps' || (section.kind === 'notice' && section.level === 'danger');

export const offlinePage: Page<'/offline'> & {
  readonly isIndexed: false;
  readonly readable: { readonly heading: string };
} = {
  path: '/offline',
  name: 'Offline',
  title: 'You’re Offline: Emergency Roof Help',
  description: `You’re offline, and this page isn’t saved on your device. For a roof emergency in ${company.address.stateName}, call ${company.phone.display}, ${onCallHours}.`,
  isIndexed: false,
  hero: {
    heading: 'You’re offline',
    intro: `The page you wanted isn’t saved on this device. A phone call may still get through.${offers('/services/roofing/emergency') ? ` In an emergency, call us, ${onCallHours}.` : ''}`,
    actions: [callLink, { label: 'Try the page again', href: '?' }],
  },
  sections: emergencyRoofing.sections.filter(isRepeated),
  closing: null,
  readable: { heading: 'Pages on this device' },
};
