import { company } from '@/content/company';

/** The copy of the dialog shown instead of the browser's error page when the device is offline. */
export const offline = {
  heading: 'You are offline',
  text: 'Your device has no connection, so we kept this page open instead of leading you to an empty one. A phone call may still get through.',
  call: { label: `Call ${company.phone.display}`, href: company.phone.href },
  stay: 'Stay here',
  goAnyway: 'Try anyway',
} as const;

/**
 * The line on a page that the service worker serves from its cache, before the time at which the page was fetched.
 */
export const cachedCopy = {
  label: 'Age of this page',
  text: 'The network does not answer. This page is from',
} as const;
