import { callLink } from '@/content/company';

export const offline = {
  heading: 'You’re offline',
  text: 'You’re offline, so we kept you on this page. A phone call may still get through.',
  call: callLink,
  stay: 'Stay on this page',
  goAnyway: 'Try anyway',
} as const;

export const cachedCopy = {
  label: 'Age of this page',
  text: 'You’re offline. This copy of the page is from',
} as const;
