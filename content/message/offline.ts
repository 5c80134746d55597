import { company } from '@/content/company';

/** What a visitor reads whose device has lost its connection, in place of the browser's empty page. */
export const offline = {
  heading: 'You are offline',
  text: 'Your device has no connection, so we kept this page open instead of leading you to an empty one. A phone call may still get through.',
  call: { label: `Call ${company.phone.display}`, href: company.phone.href },
  stay: 'Stay here',
  goAnyway: 'Try anyway',
} as const;
